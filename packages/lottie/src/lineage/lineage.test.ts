import { describe, expect, it } from "vitest";
import type { ParsedAnimation } from "../contract.ts";
import {
  bundle,
  convert,
  crop,
  extractTheme,
  inspect,
  merge,
  mergeChanges,
  optimise,
  recolour,
  reducedMotion,
  replaceImage,
  replaceText,
  resize,
  retime,
  reverse,
  sequence,
  setSlots,
  type Source,
  split,
  toggleLayer,
  trim,
} from "../operations/index.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, rectangle, shapeLayer, textLayer } from "../testing/small-animation.ts";
import { lineageOf } from "./lineage.ts";

const onePixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
const picture = Uint8Array.from(atob(onePixel), (character) => character.charCodeAt(0));
const slotted = shapeLayer([{ ty: "fl", c: { a: 0, k: [1, 0, 0, 1], sid: "main" }, o: { a: 0, k: 100 } }], {
  nm: "Box",
});
const text = textLayer("Title", { t: "Hello", f: "F", s: 10 });
const made = animation([shapeLayer([rectangle(0, 0, 10, 10, [1, 0, 0])], { nm: "Red" }), slotted, text], {
  slots: { main: { p: { a: 0, k: [1, 0, 0, 1] } } },
  assets: [{ id: "photo", w: 1, h: 1, u: "", e: 1, p: `data:image/png;base64,${onePixel}` }],
  meta: { a: "Mira Sol", license: "CC-BY-4.0", source: "https://example.com/box" },
});
const source = bytesOf(made);
const other = bytesOf(
  animation([shapeLayer([rectangle(0, 0, 5, 5, [0, 0, 1])])], { meta: { a: "Ada Lum", license: "MIT" } }),
);
const origin = { author: "Mira Sol", licence: "CC-BY-4.0", source: "https://example.com/box" };

/** Every operation that gives one animation out of one, and what is to be told of it. */
const operations: [
  name: string,
  run: (from: Source) => Promise<{ result: ParsedAnimation }>,
  recorded?: object,
][] = [
  ["trim", (from) => trim(from, { from: 1, to: 9 }), { from: 1, to: 9 }],
  ["retime", (from) => retime(from, { speed: 2 }), { speed: 2 }],
  ["reverse", (from) => reverse(from)],
  ["crop", (from) => crop(from, { x: 1, y: 1, width: 5, height: 5 }), { x: 1, y: 1, width: 5, height: 5 }],
  ["resize", (from) => resize(from, { width: 7, height: 9 }), { fit: "contain", height: 9, width: 7 }],
  [
    "recolour",
    (from) => recolour(from, { mapping: { "#ff0000": "#00ff00" } }),
    { mapping: { "#ff0000": "#00ff00" } },
  ],
  ["replaceText", (from) => replaceText(from, { text: "Bye" }), { text: "Bye" }],
  ["replaceImage", (from) => replaceImage(from, { imageId: "photo", picture }), { imageId: "photo" }],
  ["toggleLayer", (from) => toggleLayer(from, { layers: ["Red"] }), { layers: ["Red"] }],
  ["extractTheme", (from) => extractTheme(from)],
  ["setSlots", (from) => setSlots(from, { values: { main: "#0000ff" } }), { values: { main: "#0000ff" } }],
  ["reducedMotion", (from) => reducedMotion(from, { frame: 3 }), { frame: 3 }],
];

describe("what an operation makes", () => {
  it.each(operations)("by %s keeps author, licence and source, and says so", async (name, run, recorded) => {
    const { result } = await inspect((await run(source)).result);
    expect(result.origin).toEqual(origin);
    expect(result.lineage).toEqual([
      recorded === undefined ? { operation: name } : { operation: name, options: recorded },
    ]);
  });

  it("goes on with what was done before, and remembers the last fifty", async () => {
    let file: Source = source;
    for (let count = 0; count < 60; count++) file = (await reverse(file)).result;
    file = (await trim(file, { to: 9 })).result;
    const { lineage } = (await inspect(file)).result;
    expect(lineage).toHaveLength(50);
    expect(lineage.at(-1)).toEqual({ operation: "trim", options: { to: 9 } });
  });

  it("says nothing where nothing changed, and nothing that is long", async () => {
    const { result: same } = await trim(source, {});
    expect((await inspect(same)).result.lineage).toEqual([]);
    const { result } = await replaceText(source, { text: "x".repeat(2_000) });
    expect((await inspect(result)).result.lineage).toEqual([{ operation: "replaceText" }]);
  });

  it("is packed, unpacked and made smaller with all of it", async () => {
    const { result: cut } = await trim(source, { to: 9 });
    const packed = (await convert(cut, { format: "dotlottie" })).result;
    const small = (await optimise(packed)).result;
    const unpacked = (await convert(small, { format: "json" })).result;
    const { result } = await inspect(unpacked);
    expect(result.origin).toEqual(origin);
    expect(result.lineage).toEqual([{ operation: "trim", options: { to: 9 } }]);
    for (const part of (await split(packed)).result)
      expect((await inspect(part)).result.origin).toEqual(origin);
  });

  it.each([
    ["merge", merge],
    ["sequence", sequence],
  ])("of several by %s names all authors and licences, and what each was", async (name, run) => {
    const { result: cut } = await trim(source, { to: 9 });
    const { result } = await inspect((await run([cut, other])).result);
    expect(result.origin).toEqual({
      author: "Mira Sol, Ada Lum",
      licence: "CC-BY-4.0 AND MIT",
      source: origin.source,
    });
    expect(result.lineage).toMatchObject([
      {
        operation: name,
        options: {
          parts: [
            { ...origin, lineage: [{ operation: "trim" }] },
            { author: "Ada Lum", licence: "MIT", lineage: [] },
          ],
        },
      },
    ]);
  });

  it("in one dotLottie keeps each animation's own", async () => {
    const { result } = await bundle([source, other]);
    const origins = await Promise.all(
      result.animations.map(async ({ id }) => (await inspect(result, { animationId: id })).result.origin),
    );
    expect(origins.map(({ author }) => author)).toEqual(["Mira Sol", "Ada Lum"]);
  });

  it("in one dotLottie gives nobody the work of another", async () => {
    const plain = animation([shapeLayer([rectangle(0, 0, 5, 5, [0, 0, 1])])]);
    const file = (author: string, id: string) =>
      parseAnimation(
        toDotLottie({
          animations: [{ id, json: plain }],
          inManifest: { author, custom: author, license: "MIT" },
        }),
      );
    const { result } = await bundle([file("Ada Lum", "a"), bytesOf(plain), file("Mira Sol", "b")]);
    const written = parseAnimation(toDotLottie(result));
    const authors = await Promise.all(
      written.animations.map(
        async ({ id }) => (await inspect(written, { animationId: id })).result.origin.author,
      ),
    );
    expect(authors).toEqual(["Ada Lum", null, "Mira Sol"]);
    expect(written.inManifest).toEqual({ custom: "Ada Lum" });
    const same = await bundle([file("Ada Lum", "a"), file("Ada Lum", "b")]);
    expect(same.result.inManifest).toMatchObject({ author: "Ada Lum", license: "MIT" });
  });

  it("of two who changed the same file is no conflict, and tells what both did", async () => {
    const base = (await reverse(source)).result;
    const ours = (await recolour(base, { mapping: { "#ff0000": "#00ff00" } })).result;
    const theirs = (await replaceText(base, { text: "Bye" })).result;
    const { result, report } = await mergeChanges(base, ours, theirs);
    expect(report.conflicts).toEqual([]);
    expect(lineageOf(result.animations[0]?.json ?? {}).map(({ operation }) => operation)).toEqual([
      "reverse",
      "recolour",
      "replaceText",
    ]);
  });

  it("is read from whatever a file says there", async () => {
    const odd = animation([], {
      meta: { a: 5, license: [], lineage: [1, { operation: 2 }, { operation: "x" }] },
    });
    const { result } = await inspect(bytesOf(odd));
    expect(result.origin).toEqual({ author: null, licence: null, source: null });
    expect(result.lineage).toEqual([{ operation: "x" }]);
  });
});
