import type { LottieJson } from "../contract.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import type { Contour } from "../scene/geometry/contour.ts";
import { bakedProperty, framesIn, outlinesAt } from "./baked-outlines.ts";
import { type BezierValue, emptyValue } from "./bezier-value.ts";
import { rewriteShapes } from "./rewrite-layers.ts";
import type { RewriteBudget, RewriteLog, Rewritten } from "./rewrite-log.ts";

type BooleanOperation = "unite" | "subtract" | "intersect" | "exclude";

/** Combines outlines, the first with each of the others in turn. */
export type CombineOutlines = (outlines: readonly Contour[][], operation: BooleanOperation) => BezierValue[];

/** Whatever is merged as one path stays as it is: players paint it so without being told. */
const asOnePath = 1;
const operations: Readonly<Record<number, BooleanOperation>> = {
  2: "unite",
  3: "subtract",
  4: "intersect",
  5: "exclude",
};
const pathTypes: ReadonlySet<unknown> = new Set(["sh", "rc", "el", "sr"]);
const maxOperands = 50;

interface MergedPathsOptions {
  /** Null leaves what needs it as it is. */
  combine: CombineOutlines | null;
  /** By their numbers in the format. */
  modes: readonly number[];
  budget: Pick<RewriteBudget, "frames">;
  log?: RewriteLog;
}

/**
 * Merged paths as the paths that come out: where nothing but paths stands before the merging. Moving ones are worked out for each whole
 * frame and jump. What cannot be said so stays.
 */
export function withoutMergedPaths(
  json: LottieJson,
  { combine, modes, budget, log }: MergedPathsOptions,
): LottieJson {
  return rewriteShapes(json, (items, pointer) => {
    // What was merged counts as one path for what is merged next: either all of a list is rewritten, or nothing of it.
    let [operands, framesLeft]: [unknown[][], number] = [[], budget.frames];
    const done: Rewritten[] = [];
    for (const [index, item] of items.entries()) {
      if (!isObject(item) || !isMerging(item, modes)) {
        operands.push([item]);
        continue;
      }
      const merged = mergedBy(modeOf(item), operands, combine, framesLeft);
      if (merged === null) return items;
      framesLeft -= merged.frames;
      operands = [merged.paths];
      const exactness = merged.frames > 1 ? "frames" : "exact";
      done.push({ feature: "merge-paths", pointer: `${pointer}/${index}`, exactness });
    }
    budget.frames = framesLeft;
    for (const each of done) log?.(each);
    return operands.flat();
  });
}

/** What comes out of operands of one path or several each, and for how many frames that was worked out; null where it cannot be said. */
function mergedBy(
  mode: number,
  operands: readonly unknown[][],
  combine: CombineOutlines | null,
  maxFrames: number,
): { paths: unknown[]; frames: number } | null {
  const paths = operands.flat();
  if (mode === asOnePath) return { paths, frames: 0 };
  const operation = operations[mode];
  if (operation === undefined || paths.length > maxOperands || !paths.every(isOperand)) return null;
  if (operands.length < 2) return { paths, frames: 0 };
  const frames = framesIn(paths);
  if (combine === null || frames.length > maxFrames) return null;
  const outlines = operands.map((operand) => outlinesAt(operand, frames));
  const values = frames.map((_, frame) => {
    const seen = outlines.map((each) => (each[frame] ?? []).flat()).filter(({ length }) => length > 0);
    return combine(seen, operation);
  });
  return { paths: pathsOf(frames, values), frames: frames.length };
}

/** What a merging does, by its number in the format. */
const modeOf = ({ mm }: JsonObject): number => (mm === undefined ? asOnePath : Number(mm));

/** Whether a shape merges paths in one of the modes. */
const isMerging = (shape: JsonObject, modes: readonly number[]): boolean =>
  shape["ty"] === "mm" && shape["hd"] !== true && modes.includes(modeOf(shape));

/** A path, hidden or not, or a group of one that is only placed. */
function isOperand(item: unknown): boolean {
  if (!isObject(item)) return false;
  if (pathTypes.has(item["ty"])) return true;
  const inside: unknown = item["it"];
  if (item["ty"] !== "gr" || !Array.isArray(inside)) return false;
  const paths = inside.filter((each) => isObject(each) && each["ty"] !== "tr");
  return paths.length === 1 && paths.every((each) => isObject(each) && pathTypes.has(each["ty"]));
}

/** A path for each contour, held from frame to frame; where one has fewer of them than another, the rest are points. */
function pathsOf(frames: readonly number[], values: readonly BezierValue[][]): JsonObject[] {
  const count = Math.max(1, ...values.map(({ length }) => length));
  return Array.from({ length: count }, (_, contour) => {
    const all = frames.map((__, index) => values[index]?.[contour] ?? emptyValue(values[index]?.[0]));
    return { ty: "sh", nm: `Merged ${contour + 1}`, ks: bakedProperty(frames, all, true) };
  });
}
