import { type Contour, createSceneEvaluator, type LottieJson } from "@zoetrope/lottie";
import { type BooleanOperation, openBooleans } from "./boolean-paths.ts";
import { type BezierValue, emptyValue } from "./bezier-value.ts";
import { isObject, type JsonObject, rewriteLayers } from "./rewrite-layers.ts";

const operations: Readonly<Record<number, BooleanOperation>> = {
  3: "subtract",
  4: "intersect",
  5: "exclude",
};
const pathTypes: ReadonlySet<unknown> = new Set(["sh", "rc", "el", "sr"]);
const shapeLayer = 4;
/** Frames that are worked out one by one where paths move, in all of a document. */
const maxBakedFrames = 600;
const maxOperands = 50;
const maxDepth = 64;

/**
 * Merged paths (subtract, intersect, exclude) as the paths that come out, which ThorVG draws as meant: where nothing but paths stands
 * before the merging. Moving ones are worked out for each whole frame. What cannot be said so stays.
 */
export async function mendMergedPaths(json: LottieJson): Promise<LottieJson> {
  const combine = await openBooleans();
  let left = maxBakedFrames;

  const mendList = (list: unknown, depth: number): unknown => {
    if (!Array.isArray(list) || depth > maxDepth) return list;
    const items = list.map((each: unknown) =>
      isObject(each) && each["ty"] === "gr" ? { ...each, it: mendList(each["it"], depth + 1) } : each,
    );
    const at = items.findIndex((each) => isObject(each) && isMerging(each));
    const merging: unknown = items[at];
    if (!isObject(merging)) return items;
    const operands = items.slice(0, at);
    const operation = operations[Number(merging["mm"])];
    if (operation === undefined || operands.length > maxOperands || !operands.every(isOperand)) return items;
    const frames = framesOf(operands);
    if (frames.length > left) return items;
    left -= frames.length;
    const evaluator = createSceneEvaluator(documentOf(operands));
    const values = frames.map((frame) => combine(outlinesAt(evaluator, frame), operation));
    return [...pathsOf(frames, values), ...items.slice(at + 1)];
  };
  return rewriteLayers(json, (layer) =>
    layer["ty"] === shapeLayer ? { ...layer, shapes: mendList(layer["shapes"], 0) } : layer,
  );
}

const isMerging = ({ ty, mm, hd }: JsonObject): boolean =>
  ty === "mm" && hd !== true && Number(mm) in operations;

/** A path, hidden or not, or a group of one that is only placed. */
function isOperand(item: unknown): boolean {
  if (!isObject(item)) return false;
  if (pathTypes.has(item["ty"])) return true;
  const inside: unknown = item["it"];
  if (item["ty"] !== "gr" || !Array.isArray(inside)) return false;
  const paths = inside.filter((each) => isObject(each) && each["ty"] !== "tr");
  return paths.length === 1 && paths.every((each) => isObject(each) && pathTypes.has(each["ty"]));
}

/** A document of its own, in which the paths are painted at the frames that the original counts. */
const documentOf = (operands: readonly unknown[]): LottieJson => ({
  fr: 30,
  ip: 0,
  op: 1e7,
  w: 100,
  h: 100,
  layers: [
    {
      ty: shapeLayer,
      ip: -1e7,
      op: 1e7,
      st: 0,
      ks: {},
      shapes: [...operands, { ty: "fl", c: { a: 0, k: [0, 0, 0, 1] }, o: { a: 0, k: 100 }, r: 1 }],
    },
  ],
});

function outlinesAt({ sceneAt }: ReturnType<typeof createSceneEvaluator>, frame: number): Contour[][] {
  const content = sceneAt(frame).layers[0]?.content;
  return content?.kind === "shapes" ? (content.paints[0]?.paths.map(({ contours }) => contours) ?? []) : [];
}

/** Whole frames from the first keyframe to the last; one where nothing moves. */
function framesOf(operands: readonly unknown[]): number[] {
  let [first, last] = [Infinity, -Infinity];
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if (isObject(value) && typeof value["t"] === "number" && ("s" in value || "i" in value || "o" in value)) {
      first = Math.min(first, Math.floor(value["t"]));
      last = Math.max(last, Math.ceil(value["t"]));
    }
    for (const each of Object.values(value)) visit(each);
  };
  visit(operands);
  if (!(last > first)) return [Math.max(0, Number.isFinite(first) ? first : 0)];
  // Too many are not listed: they are not worked out anyhow.
  const count = Math.min(maxBakedFrames, last - first) + 1;
  return Array.from({ length: count }, (_, index) => first + index);
}

/** A path for each contour, held from frame to frame; where one has fewer of them than another, the rest are points. */
function pathsOf(frames: readonly number[], values: readonly BezierValue[][]): JsonObject[] {
  const count = Math.max(1, ...values.map(({ length }) => length));
  return Array.from({ length: count }, (_, contour) => {
    const at = (index: number): BezierValue => values[index]?.[contour] ?? emptyValue(values[index]?.[0]);
    const ks =
      frames.length === 1
        ? { a: 0, k: at(0) }
        : { a: 1, k: frames.map((frame, index) => ({ t: frame, s: [at(index)], h: 1 })) };
    return { ty: "sh", nm: `Merged ${contour + 1}`, ks };
  });
}
