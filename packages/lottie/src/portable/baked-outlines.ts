import type { LottieJson } from "../contract.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import { createSceneEvaluator, type SceneEvaluator } from "../scene/create-scene-evaluator.ts";
import type { Contour } from "../scene/geometry/contour.ts";
import type { BezierValue } from "./bezier-value.ts";

/** More are not listed: nobody works them out. */
const maxFrames = 10_000;

/** Whole frames from the first keyframe in a value to the last; one where nothing moves. */
export function framesIn(value: unknown): number[] {
  let [first, last] = [Infinity, -Infinity];
  const visit = (each: unknown): void => {
    if (typeof each !== "object" || each === null) return;
    // Keyframes stand in lists; of old ones the last is a time alone.
    if (Array.isArray(each))
      for (const { t } of each.filter(isObject))
        if (typeof t === "number")
          [first, last] = [Math.min(first, Math.floor(t)), Math.max(last, Math.ceil(t))];
    for (const inside of Object.values(each)) visit(inside);
  };
  visit(value);
  if (!(last > first)) return [Number.isFinite(first) ? first : 0];
  return Array.from({ length: Math.min(maxFrames, last - first) + 1 }, (_, index) => first + index);
}

/** A document of its own, in which shapes are painted black at the frames that the original counts. */
const documentOf = (shapes: readonly unknown[]): LottieJson => ({
  fr: 30,
  ip: 0,
  op: 1e7,
  w: 100,
  h: 100,
  layers: [
    {
      ty: 4,
      ip: -1e7,
      op: 1e7,
      st: 0,
      ks: {},
      shapes: [...shapes, { ty: "fl", c: { a: 0, k: [0, 0, 0, 1] }, o: { a: 0, k: 100 }, r: 1 }],
    },
  ],
});

/** The outlines of shapes at each frame, a list of contours for each of them that is seen. */
export function outlinesAt(shapes: readonly unknown[], frames: readonly number[]): Contour[][][] {
  const evaluator: SceneEvaluator = createSceneEvaluator(documentOf(shapes));
  return frames.map((frame) => {
    const content = evaluator.sceneAt(frame).layers[0]?.content;
    return content?.kind === "shapes" ? (content.paints[0]?.paths.map(({ contours }) => contours) ?? []) : [];
  });
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A contour as Lottie writes it. */
export function bezierOf({ points, isClosed }: Contour): BezierValue {
  const curves = Math.floor((points.length - 2) / 6);
  const corners = isClosed ? curves : curves + 1;
  const value: BezierValue = { c: isClosed, v: [], i: [], o: [] };
  const at = (index: number): number => points[index] ?? 0;
  for (let corner = 0; corner < corners; corner++) {
    const start = corner * 6;
    const before = corner > 0 ? start - 2 : isClosed ? points.length - 4 : start;
    const after = corner < curves ? start + 2 : start;
    const [x, y] = [at(start), at(start + 1)];
    value.v.push([rounded(x), rounded(y)]);
    value.i.push([rounded(at(before) - x), rounded(at(before + 1) - y)]);
    value.o.push([rounded(at(after) - x), rounded(at(after + 1) - y)]);
  }
  return value;
}

const even = { o: { x: [0], y: [0] }, i: { x: [1], y: [1] } };

/** A property that has a value at each frame: moving evenly in between, or jumping. Still where all are the same. */
export function bakedProperty(
  frames: readonly number[],
  values: readonly unknown[],
  isHeld: boolean,
): JsonObject {
  const texts = values.map((value) => JSON.stringify(value));
  const [first] = values;
  if (texts.every((text) => text === texts[0])) return { a: 0, k: first };
  const last = frames.length - 1;
  const isNeeded = (index: number): boolean =>
    index === 0 || index === last || texts[index] !== texts[index - 1] || texts[index] !== texts[index + 1];
  const k = frames.flatMap((t, index) => {
    const value = values[index];
    if (!isNeeded(index)) return [];
    return [
      {
        t,
        s: Array.isArray(value) ? (value as unknown[]) : [value],
        ...(isHeld ? { h: 1 } : index < last ? even : {}),
      },
    ];
  });
  return { a: 1, k };
}
