import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { LottieError } from "../lottie-error.ts";
import { parseAnimation } from "../parse-animation.ts";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { toDotLottie } from "../convert/to-dotlottie.ts";

const box = rectangle(0, 0, 9, 9, [1, 0, 0]);
const drawn = (...items: unknown[]): LottieJson => animation([shapeLayer([{ ty: "gr", it: items }])]);
const star = (pt: unknown) => ({ ty: "sr", p: fixed([0, 0]), pt, or: fixed(9), ir: fixed(4) });
const repeater = (c: unknown) => ({ ty: "rp", c, o: fixed(0), m: 1, tr: {} });
const dashes = (length: number) => ({ ty: "st", w: fixed(1), d: [{ n: "d", v: fixed(length) }] });
const text = (t: string, animators = 0): LottieJson =>
  animation([
    { ty: 5, t: { d: { k: [{ t: 0, s: { t } }] }, a: Array.from({ length: animators }, () => ({})) } },
  ]);
const moving = (from: number, to: number, y = 1) => ({
  a: 1,
  k: [
    { t: 0, s: [from], o: { x: [0.3], y: [y] }, i: { x: [0.6], y: [1] } },
    { t: 9, s: [to] },
  ],
});

/** However long it takes: a busy machine is no reason of its own here. */
function refusalOf(bytes: Uint8Array): LottieError | null {
  try {
    parseAnimation(bytes, { maxMilliseconds: Number.POSITIVE_INFINITY });
    return null;
  } catch (error) {
    if (error instanceof LottieError) return error;
    throw error;
  }
}

/** A header is all that a picture needs to be as large as it likes. */
function pictureOf(kind: "png" | "gif" | "jpeg" | "webp", side: number): Uint8Array {
  const bytes = new Uint8Array(64);
  const view = new DataView(bytes.buffer);
  const write = (name: string, at = 0) =>
    bytes.set(
      Array.from(name, (letter) => letter.charCodeAt(0)),
      at,
    );
  if (kind === "png") {
    write("\x89PNG\r\n\x1a\n");
    view.setUint32(16, side);
    view.setUint32(20, side);
  } else if (kind === "gif") {
    write("GIF89a");
    view.setUint16(6, side, true);
    view.setUint16(8, side, true);
  } else if (kind === "jpeg") {
    // A table before the frame header, as cameras write it.
    write("\xff\xd8\xff\xe0\x00\x04\x00\x00\xff\xc2\x00\x0b\x08");
    view.setUint16(13, side);
    view.setUint16(15, side);
  } else {
    write("RIFF\0\0\0\0WEBPVP8X");
    for (const at of [24, 27]) bytes.set([(side - 1) & 0xff, (side - 1) >> 8, 0], at);
  }
  return bytes;
}
const dataUri = (bytes: Uint8Array): string =>
  `data:image/png;base64,${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("base64")}`;
const withPictures = (...sources: string[]): LottieJson =>
  animation([], { assets: sources.map((p, id) => ({ id: `p${id}`, w: 9, h: 9, u: "", p, e: 1 })) });

describe("what is small to write and endless to draw", () => {
  it.each<[string, LottieJson]>([
    ["a star of ten million points", drawn(star(fixed(1e7)))],
    ["a star with points of a bare number", drawn(star(1e7))],
    ["a star that grows", drawn(star(moving(5, 1e7)))],
    ["a star whose growing swings over", drawn(star(moving(5, 50, 1e6)))],
    ["a star behind a number", animation([], { layers: [0, shapeLayer([star(fixed(1e7))])] })],
    [
      "a star whose points stand in a slot",
      { ...drawn(star({ sid: "points" })), slots: { points: { p: fixed(1e7) } } },
    ],
    ["a star under another kind", drawn({ ...star(fixed(1e7)), ty: "gr" })],
    ["a zigzag of a million ridges", drawn({ ty: "zz", s: fixed(1), r: fixed(1e6), pt: fixed(1) })],
    ["a repeater", drawn(box, repeater(fixed(1e6)))],
    ["a repeater that grows", drawn(box, repeater(moving(1, 1e6)))],
    [
      "repeaters in repeaters",
      drawn(
        { ty: "gr", it: [{ ty: "gr", it: [box, repeater(fixed(90))] }, repeater(fixed(90))] },
        repeater(fixed(90)),
      ),
    ],
    ["repeaters beside each other", drawn(box, repeater(fixed(900)), repeater(fixed(900)))],
    [
      "shapes in repeaters in compositions",
      animation(
        Array.from({ length: 300 }, () => ({ ty: 0, refId: "c" })),
        { assets: [{ id: "c", layers: [shapeLayer([box, repeater(fixed(1_900))])] }] },
      ),
    ],
    [
      "masks by the hundred thousand",
      animation(
        Array.from({ length: 60 }, () =>
          shapeLayer([], { masksProperties: Array.from({ length: 9_000 }, () => ({})) }),
        ),
      ),
    ],
    ["dashes too fine to see", drawn(rectangle(0, 0, 900, 900, [0, 0, 0]), dashes(0.01))],
    ["dashes around something endless", drawn({ ty: "el", s: fixed([1e9, 1e9]) }, dashes(1))],
    ["a gradient of a million stops", drawn({ ty: "gf", g: { p: 1e6, k: fixed([0, 0, 0, 0]) } })],
    ["an endless blur", animation([shapeLayer([], { ef: [{ ty: 29, ef: [{ ty: 0, v: fixed(1e9) }] }] })])],
    ["an endless text", text("a".repeat(60_000))],
    ["a text with many animators", text("a".repeat(600), 99)],
  ])("is refused: %s", (_, json) => {
    const refusal = refusalOf(bytesOf(json));
    expect(refusal?.code).toBe("too-much-to-draw");
    expect(refusal?.message).toMatch(/at most [\d,]+ can be drawn\. \w+/);
  });

  it("is refused when only a theme makes it so", () => {
    const json = { ...drawn(star({ sid: "points", ...fixed(5) })), slots: { points: { p: fixed(5) } } };
    const theme = (value: number) => ({
      id: "t",
      json: { rules: [{ id: "points", type: "Scalar", value }] },
    });
    const pack = (value: number) => toDotLottie({ animations: [{ id: "a", json }], themes: [theme(value)] });
    expect(refusalOf(pack(9))).toBeNull();
    expect(refusalOf(pack(1e7))?.code).toBe("too-much-to-draw");
  });

  it("is no reason to refuse what people draw", () => {
    const usual = drawn(
      star(moving(5, 60, 1.4)),
      { ty: "gf", g: { p: 9, k: fixed([0]) } },
      dashes(0.5),
      repeater(fixed(120)),
    );
    expect(refusalOf(bytesOf(usual))).toBeNull();
    expect(refusalOf(bytesOf(text("A sentence. ".repeat(40), 6)))).toBeNull();
    expect(refusalOf(bytesOf(drawn({ ty: "el", s: fixed([1e6, 1e6]) }, dashes(0))))).toBeNull();
  });

  it("is no reason to refuse a mask that moves far out, in the words of older files", () => {
    const outline = (x: number) => [{ i: [], o: [], v: [[x, 1]], c: true }];
    const pt = { a: 1, k: [{ t: 0, s: outline(1), e: outline(1_126) }, { t: 40 }] };
    const json = animation([shapeLayer([], { masksProperties: [{ mode: "a", pt }] })]);
    expect(refusalOf(bytesOf(json))).toBeNull();
    const hidden = { a: 1, k: [{ t: 0, s: outline(1), e: [1e7] }, { t: 40 }] };
    expect(refusalOf(bytesOf(drawn(star(hidden))))?.code).toBe("too-much-to-draw");
  });

  it("is refused for 400,000 markers, and an hour and a half of frames is not", () => {
    const markers = Array.from({ length: 400_000 }, () => ({ cm: "m", tm: 0, dr: 0 }));
    expect(refusalOf(bytesOf(animation([], { markers })))?.code).toBe("too-many-markers");
    expect(refusalOf(bytesOf(animation([], { op: 324_000 })))).toBeNull();
  });

  it("is refused when compositions that share an id hide that one contains itself", () => {
    const assets = [
      { id: "c", layers: [{ ty: 0, refId: "c" }] },
      { id: "c", layers: [] },
    ];
    const root = [{ ty: 0, refId: "c" }];
    expect(refusalOf(bytesOf(animation(root, { assets })))?.code).toBe("circular-composition");
    expect(refusalOf(bytesOf(animation(root, { assets: assets.toReversed() })))?.code).toBe(
      "circular-composition",
    );
  });

  it("is refused when compositions of compositions multiply", () => {
    const assets = Array.from({ length: 20 }, (_, level) => ({
      id: level,
      layers: Array.from({ length: 10 }, () => ({ ty: 0, refId: String(level + 1) })),
    }));
    expect(refusalOf(bytesOf(animation([{ ty: 0, refId: "0" }], { assets })))?.code).toBe("too-many-layers");
  });
});

describe("pictures", () => {
  it.each(["png", "gif", "jpeg", "webp"] as const)(
    "of a small %s that unpacks to gigabytes are refused",
    (kind) => {
      expect(refusalOf(bytesOf(withPictures(dataUri(pictureOf(kind, 12_000)))))?.code).toBe(
        "picture-too-large",
      );
      expect(refusalOf(bytesOf(withPictures(dataUri(pictureOf(kind, 4_000)))))).toBeNull();
    },
  );

  it("count together, and each time that an asset shows one of the archive", () => {
    const inside = dataUri(pictureOf("png", 5_000));
    expect(refusalOf(bytesOf(withPictures(inside, inside, inside)))?.message).toContain("75 million pixels");
    const assets = new Map([["i/a.png", pictureOf("png", 5_000)]]);
    const pack = (uses: number) => {
      const json = withPictures(...Array.from({ length: uses }, () => "a.png"));
      return toDotLottie({ animations: [{ id: "a", json }], assets });
    };
    expect(refusalOf(pack(2))).toBeNull();
    expect(refusalOf(pack(3))?.code).toBe("picture-too-large");
  });
});
