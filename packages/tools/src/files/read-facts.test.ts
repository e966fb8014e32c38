import { LottieError, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { deflateRawSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { readFacts } from "./read-facts.ts";

const square = (extra: object = {}, position: object = { a: 0, k: [50, 50] }) => ({
  v: "5.7.0",
  w: 120,
  h: 80,
  fr: 30,
  ip: 0,
  op: 60,
  layers: [
    {
      ty: 4,
      ip: 0,
      op: 60,
      st: 0,
      ks: { p: position },
      shapes: [
        { ty: "rc", p: { a: 0, k: [0, 0] }, s: { a: 0, k: [40, 40] }, r: { a: 0, k: 0 } },
        { ty: "fl", c: { a: 0, k: [1, 0, 0, 1] }, o: { a: 0, k: 100 } },
      ],
    },
  ],
  ...extra,
});
const bytesOf = (json: object) => new TextEncoder().encode(JSON.stringify(json));
const text = (playable: ReturnType<typeof readFacts>["playable"]) =>
  "json" in playable ? playable.json : new TextDecoder().decode(playable.bytes);

test("a Lottie file is described and played as it is", () => {
  const bytes = bytesOf(square({ markers: [{ cm: "hop", tm: 10, dr: 5 }] }));
  const facts = readFacts(bytes);
  expect(facts).toMatchObject({
    format: "json",
    width: 120,
    height: 80,
    frameCount: 60,
    durationInSeconds: 2,
    layerCount: 1,
    markers: [{ name: "hop", frame: 10 }],
    colours: ["#ff0000"],
    hasExpressions: false,
  });
  expect(text(facts.playable)).toBe(new TextDecoder().decode(bytes));
});

test("expressions are named and never reach the player, in either format", () => {
  const json = square({}, { a: 0, k: [50, 50], x: "while(true){}" });
  const facts = readFacts(bytesOf(json));
  expect(facts.hasExpressions).toBe(true);
  expect(text(facts.playable)).not.toContain("while");
  const archive = readFacts(toDotLottie({ animations: [{ id: "a", json }] }).slice());
  expect(archive).toMatchObject({ format: "dotlottie", dotLottieVersion: 2, hasExpressions: true });
  const again = readFacts(new Uint8Array("bytes" in archive.playable ? archive.playable.bytes : []));
  expect(again.hasExpressions).toBe(false);
});

test("expressions of a second animation and behind a number do not reach the player either", () => {
  const plain = square();
  const program = { ks: { r: { x: "while(true){}" } } };
  const hidden = square({ layers: [0, { ...plain.layers[0], ...program }] });
  expect(text(readFacts(bytesOf(hidden)).playable)).not.toContain("while");
  const { playable } = readFacts(
    toDotLottie({
      animations: [
        { id: "a", json: plain },
        { id: "b", json: hidden },
      ],
    }).slice(),
  );
  const played = parseAnimation(new Uint8Array("bytes" in playable ? playable.bytes : []));
  expect(JSON.stringify(played.animations)).not.toContain("while");
  expect(played.animations).toHaveLength(2);
});

test("of an archive that is damaged in part, the player gets what is whole", () => {
  const archive = toDotLottie({
    animations: [
      { id: "a", json: square() },
      { id: "b", json: square({ op: 90 }) },
    ],
  }).slice();
  // The second animation no longer begins where the archive says.
  archive[Buffer.from(archive).indexOf("a/b.json", "latin1") - 30] = 0;
  const facts = readFacts(archive);
  expect(facts.diagnostics).toHaveLength(1);
  const played = readFacts(new Uint8Array("bytes" in facts.playable ? facts.playable.bytes : []));
  expect(played).toMatchObject({ frameCount: 60, diagnostics: [] });
});

test("what players do not read as it stands, UTF-16 and JSON packed with gzip, is written anew for them", () => {
  const json = JSON.stringify(square());
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${json}`, "utf16le"));
  for (const bytes of [utf16, new Uint8Array(gzipSync(json))])
    expect(JSON.parse(text(readFacts(bytes).playable))).toEqual(square());
});

test("an archive that is written here opens again, however far it shrank", () => {
  const json = square({ nm: "a".repeat(1_200_000) });
  const archive = toDotLottie(
    { animations: [{ id: "a", json }] },
    { deflate: (each) => deflateRawSync(each) },
  ).slice();
  expect(JSON.stringify(json).length / archive.length).toBeGreaterThan(100);
  expect(readFacts(archive)).toMatchObject({ format: "dotlottie", frameCount: 60 });
});

test("pictures and fonts from elsewhere are named, and the player is not sent for them", () => {
  const json = square({
    assets: [{ id: "photo", w: 9, h: 9, u: "https://example.com/", p: "a.png", e: 0 }],
    fonts: { list: [{ fName: "Far", fPath: "https://example.com/far.css", origin: 1 }] },
  });
  const [layer] = json.layers;
  const facts = readFacts(bytesOf({ ...json, layers: [{ ...layer, ty: 2, refId: "photo" }] }));
  expect(facts).toMatchObject({ outsidePictures: 1, outsideFonts: 1 });
  expect(text(facts.playable)).not.toContain("example.com");
});

test("what is no animation is refused with a reason that has a message", () => {
  for (const bytes of [bytesOf({}), new Uint8Array(), new TextEncoder().encode("{")])
    expect(() => readFacts(bytes)).toThrow(LottieError);
});
