import { expect } from "vitest";
import type { LottieJson } from "../contract.ts";
import { portable, type PortableReport } from "../operations/convert/portable.ts";
import { createSceneEvaluator } from "../scene/create-scene-evaluator.ts";
import type { Target } from "../targets/targets.ts";
import { animation, bytesOf, fixed, shapeLayer } from "./small-animation.ts";

export type Part = LottieJson;
export const group = (...items: Part[]): Part => ({
  ty: "gr",
  it: [
    ...items,
    { ty: "tr", p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
  ],
});
export const square: Part = { ty: "rc", p: fixed([20, 20]), s: fixed([10, 10]), r: fixed(0) };
export const fill = (colour: number[] = [1, 0, 0, 1]): Part => ({
  ty: "fl",
  c: fixed(colour),
  o: fixed(100),
  r: 1,
});
export const even = { o: { x: [0.3], y: [0] }, i: { x: [0.6], y: [1] } };
export const moving = (from: number[], to: number[]): Part => ({
  a: 1,
  k: [
    { t: 0, s: from, ...even },
    { t: 20, s: to },
  ],
});
export const repeater = (more: Part = {}, tr: Part = {}): Part => ({
  ty: "rp",
  c: fixed(3),
  o: fixed(0),
  m: 1,
  ...more,
  tr: {
    ty: "tr",
    p: fixed([15, 5]),
    a: fixed([0, 0]),
    s: fixed([100, 100]),
    r: fixed(0),
    so: fixed(100),
    eo: fixed(100),
    ...tr,
  },
});
export const still = (...shapes: Part[]): LottieJson => animation([shapeLayer([group(...shapes)])]);

/** A document made portable without what combines paths. */
export async function made(
  json: LottieJson,
  ...wanted: Target[]
): Promise<{ json: LottieJson; report: PortableReport }> {
  const { result, report } = await portable(bytesOf(json), { targets: wanted });
  return { json: result.animations[0]?.json ?? {}, report };
}
export const featuresOf = (list: { parameters: { [name: string]: unknown } }[]): unknown[] =>
  list.map(({ parameters }) => parameters["feature"]);

/** Whatever is painted at a frame, in the place of the animation; numbers that differ by less than a hundredth are the same. */
export function paintedAt(json: LottieJson, frame: number): unknown {
  const rounded = (value: number): number => Math.round(value * 100) / 100 + 0;
  const [layer] = createSceneEvaluator(json).sceneAt(frame).layers;
  if (layer?.content.kind !== "shapes") return null;
  return layer.content.paints
    .filter(({ opacity }) => opacity > 0)
    .map(({ paths, matrix: [a, b, c, d, e, f], opacity, source }) => ({
      opacity: rounded(opacity),
      source,
      contours: paths.flatMap(({ contours }) =>
        contours.map(({ points }) =>
          points.map((_, index) => {
            const [x, y] = [points[index - (index % 2)] ?? 0, points[index - (index % 2) + 1] ?? 0];
            return rounded(index % 2 === 0 ? a * x + c * y + e : b * x + d * y + f);
          }),
        ),
      ),
    }));
}

export const near = (expected: unknown): unknown =>
  JSON.parse(JSON.stringify(expected), (_, value: unknown) =>
    typeof value === "number" ? (expect.closeTo(value, 1) as unknown) : value,
  );
export const expectSame = (before: LottieJson, after: LottieJson): void => {
  for (const frame of [0, 3, 7, 13, 20, 40])
    expect(paintedAt(after, frame)).toEqual(near(paintedAt(before, frame)));
};
