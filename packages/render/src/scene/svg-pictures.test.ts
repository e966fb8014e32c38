import sharp from "sharp";
import { expect, it } from "vitest";
import { animation, bytesOf, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";
import { comparePictures, type DrawSvg } from "../testing/compare-pictures.ts";

const drawSvg: DrawSvg = (svg, { width, height }) =>
  sharp(Buffer.from(svg)).resize(width, height, { fit: "fill" }).ensureAlpha().raw().toBuffer();

const red = rectangle(10, 10, 50, 50, [1, 0, 0]);
const blue = rectangle(30, 30, 60, 60, [0, 0, 1]);
const corner = {
  v: [
    [20, 20],
    [80, 20],
    [20, 80],
  ],
  c: true,
};
const straight = [
  [0, 0],
  [0, 0],
  [0, 0],
];
// ThorVG takes no note of `inv` behind `mode`.
const mask = (mode: string, inv = false, opacity = 100) => ({
  inv,
  mode,
  o: fixed(opacity),
  pt: fixed({ ...corner, i: straight, o: straight }),
  x: fixed(0),
});
const half = { o: fixed(50), r: fixed(0), p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]) };
const gradient = {
  ty: "gr",
  it: [
    { ty: "rc", p: fixed([50, 50]), s: fixed([80, 80]), r: fixed(20) },
    {
      ty: "gf",
      t: 1,
      s: fixed([10, 10]),
      e: fixed([90, 90]),
      o: fixed(100),
      g: { p: 2, k: fixed([0, 1, 0, 0, 1, 0, 0, 1, 0, 1, 1, 0.2]) },
    },
  ],
};
const matted = (tt: number) => [shapeLayer([red], { td: 1, ks: half }), shapeLayer([blue], { tt })];

it.each([
  [
    "fills and strokes",
    [shapeLayer([red, { ty: "st", c: fixed([0, 0, 0]), o: fixed(50), w: fixed(4) }]), shapeLayer([blue])],
  ],
  ["a gradient that fades", [shapeLayer([gradient])]],
  ["half opacity over another layer", [shapeLayer([red], { ks: half }), shapeLayer([blue])]],
  ["a blend mode", [shapeLayer([red], { bm: 1 }), shapeLayer([blue])]],
  ["a mask", [shapeLayer([blue], { masksProperties: [mask("a")] })]],
  ["an inverted mask", [shapeLayer([blue], { masksProperties: [mask("a", true)] })]],
  ["a mask that takes half away", [shapeLayer([blue, red], { masksProperties: [mask("s", false, 50)] })]],
  ["an alpha matte", matted(1)],
  ["an inverted alpha matte", matted(2)],
  ["a luma matte", matted(3)],
  ["an inverted luma matte", matted(4)],
])("%s as SVG looks as ThorVG draws it", async (path, layers) => {
  const all = await comparePictures([{ path, bytes: bytesOf(animation(layers)) }], drawSvg);
  for (const { meanError } of all) expect(meanError).toBeLessThan(0.6);
  expect(all).toHaveLength(2);
});
