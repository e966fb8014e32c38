import { describe, expect, it } from "vitest";
import type { LottieJson } from "../contract.ts";
import { inspectJson } from "./facts-of.ts";
import { stripExpressions } from "../optimise/strip-expressions.ts";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";

const backgroundOf = (layer: LottieJson): string | null =>
  inspectJson(animation([shapeLayer([]), layer])).backgroundColour;

describe("facts of an animation", () => {
  it("are its size, timing and layers, compositions counted once", () => {
    const inner = { id: "c", layers: [shapeLayer([]), shapeLayer([])] };
    const use = shapeLayer([], { ty: 0, refId: "c" });
    const facts = inspectJson(animation([use, use], { assets: [inner], ip: 10, op: 70 }));
    expect(facts).toMatchObject({
      width: 100,
      height: 100,
      frameRate: 30,
      inPoint: 10,
      outPoint: 70,
      frameCount: 60,
      durationInSeconds: 2,
      layerCount: 4,
    });
  });

  it("name markers as players do", () => {
    const markers = [
      { cm: "intro", tm: 0, dr: 10 },
      { cm: '{"name":"loop"}', tm: 10, dr: 20 },
      { cm: "end\rsecond line", tm: 30, dr: 0 },
      { cm: "{broken", tm: 40 },
    ];
    expect(inspectJson(animation([], { markers })).markers).toEqual([
      { name: "intro", frame: 0, durationInFrames: 10 },
      { name: "loop", frame: 10, durationInFrames: 20 },
      { name: "end", frame: 30, durationInFrames: 0 },
      { name: "{broken", frame: 40, durationInFrames: 0 },
    ]);
  });

  it("tell what it uses", () => {
    const plain = inspectJson(animation([shapeLayer([rectangle(0, 0, 1, 1, [1, 0, 0])])]));
    expect(plain).toMatchObject({
      hasImages: false,
      hasText: false,
      hasExpressions: false,
      hasGradients: false,
      hasMasks: false,
    });
    const all = inspectJson(
      animation([
        { ty: 2, refId: "p" },
        { ty: 5 },
        shapeLayer([{ ty: "gr", it: [{ ty: "gf" }] }], {
          masksProperties: [{}],
          ks: { r: { a: 0, k: 0, x: "1" } },
        }),
      ]),
    );
    expect(all).toMatchObject({
      hasImages: true,
      hasText: true,
      hasExpressions: true,
      hasGradients: true,
      hasMasks: true,
    });
  });
});

describe("the background colour", () => {
  const full = rectangle(0, 0, 100, 100, [0, 0, 1]);

  it("is that of a solid or rectangle below everything", () => {
    expect(backgroundOf({ ty: 1, sc: "#00FF00", sw: 100, sh: 100, ip: 0, op: 60, ks: {} })).toBe("#00ff00");
    expect(backgroundOf(shapeLayer([full]))).toBe("#0000ff");
    expect(backgroundOf(shapeLayer([rectangle(0, 0, 9, 9, [1, 0, 0]), full]))).toBe("#0000ff");
  });

  it("is that of a rectangle drawn as a path, moved and enlarged", () => {
    const path = {
      v: [
        [0, 0],
        [10, 0],
        [10, 10],
        [0, 10],
      ],
      i: Array.from({ length: 4 }, () => [0, 0]),
      o: Array.from({ length: 4 }, () => [0, 0]),
      c: true,
    };
    const shape = [
      { ty: "sh", ks: fixed(path) },
      { ty: "fl", c: fixed([0, 0, 1]), o: fixed(100) },
    ];
    expect(backgroundOf(shapeLayer(shape, { ks: { s: fixed([1000, 1000]) } }))).toBe("#0000ff");
    expect(backgroundOf(shapeLayer(shape, { ks: { s: fixed([900, 1000]) } }))).toBeNull();
  });

  it.each([
    ["smaller than the canvas", shapeLayer([rectangle(0, 0, 99, 100, [0, 0, 1])])],
    ["there only for a while", shapeLayer([full], { op: 30 })],
    ["hidden", shapeLayer([full], { hd: true })],
    ["turned", shapeLayer([full], { ks: { r: fixed(45) } })],
    ["moving", shapeLayer([full], { ks: { p: { a: 1, k: [{ t: 0, s: [0, 0] }] } } })],
    ["half transparent", shapeLayer([full], { ks: { o: fixed(50) } })],
    ["masked", shapeLayer([full], { masksProperties: [{}] })],
  ])("is none when the rectangle is %s", (_, layer) => {
    expect(backgroundOf(layer)).toBeNull();
  });
});

describe("expressions", () => {
  it("are taken out wherever they stand, with the values they had without them", () => {
    const json = animation(
      [
        shapeLayer([{ ty: "fl", c: { a: 0, k: [1, 0, 0], x: "while(true);" } }], {
          ks: { r: { a: 0, k: 5, x: "1" } },
        }),
      ],
      {
        assets: [{ id: "c", layers: [{ ty: 5, t: { d: { k: [], x: "2" } } }] }],
      },
    );
    const safe = stripExpressions(json);
    expect(inspectJson(safe).hasExpressions).toBe(false);
    expect(JSON.stringify(safe)).not.toContain("while");
    expect(JSON.stringify(safe)).toContain('"r":{"a":0,"k":5}');
  });

  it("are not confused with the handles of easing", () => {
    const json = animation([
      shapeLayer([], {
        ks: { r: { a: 1, k: [{ t: 0, s: [0], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } }] } },
      }),
    ]);
    expect(stripExpressions(json)).toBe(json);
  });
});
