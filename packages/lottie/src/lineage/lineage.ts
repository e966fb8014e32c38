import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { asObject, asString, isObject, objectsIn } from "../json/json-values.ts";

/** One thing that was done to an animation. */
export interface LineageEntry {
  /** The operation by its name, such as "trim". */
  operation: string;
  /** What it was asked for, as far as that is short and no picture. */
  options?: { [name: string]: unknown };
}

/** The oldest go. */
const maxEntries = 50;
const maxOptionsLength = 500;

/** What was done to an animation, oldest first: `meta.lineage` of its JSON, which players skip. */
export const lineageOf = (json: LottieJson): LineageEntry[] =>
  objectsIn(asObject(json["meta"])?.["lineage"])
    .slice(-maxEntries)
    .flatMap(({ operation, options }) => {
      const name = asString(operation);
      if (name === null) return [];
      return [isObject(options) ? { operation: name, options } : { operation: name }];
    });

/** The same animation, which says what was done to it besides; author, licence and source stay as they are. */
export function withLineage(json: LottieJson, added: readonly LineageEntry[]): LottieJson {
  if (added.length === 0) return json;
  const lineage = [...lineageOf(json), ...added].slice(-maxEntries);
  return { ...json, meta: { ...asObject(json["meta"]), lineage } };
}

/** An entry for an operation, without what would make files large: the time is not told either, so that the same stays the same. */
export function lineageEntry(operation: string, options: object): LineageEntry {
  const recorded = Object.entries(options)
    .filter(([key, value]) => key !== "animationId" && value !== undefined && !ArrayBuffer.isView(value))
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return recorded.length === 0 || JSON.stringify(recorded).length > maxOptionsLength
    ? { operation }
    : { operation, options: Object.fromEntries(recorded) };
}

export function withoutLineage(parsed: ParsedAnimation): ParsedAnimation {
  return { ...parsed, animations: parsed.animations.map((each) => ({ ...each, json: bare(each.json) })) };
}

function bare(json: LottieJson): LottieJson {
  const meta = asObject(json["meta"]);
  if (meta === null || !("lineage" in meta)) return json;
  const { lineage: _lineage, ...others } = meta;
  if (Object.keys(others).length > 0) return { ...json, meta: others };
  const { meta: _meta, ...without } = json;
  return without;
}

/** What two sides did to what both began with: ours after the common part, then theirs. */
export function mergedLineage(
  base: ParsedAnimation,
  ours: ParsedAnimation,
  theirs: ParsedAnimation,
  merged: ParsedAnimation,
): ParsedAnimation {
  const entriesIn = (parsed: ParsedAnimation, id: string): LineageEntry[] => {
    const found = parsed.animations.find((each) => each.id === id);
    return found === undefined ? [] : lineageOf(found.json);
  };
  const animations = merged.animations.map((each) => {
    const [before, our, their] = [base, ours, theirs].map((parsed) => entriesIn(parsed, each.id));
    const common = before?.length ?? 0;
    const isContinued = JSON.stringify(our?.slice(0, common)) === JSON.stringify(before);
    const added = [...(our ?? []), ...(their ?? []).slice(isContinued ? common : 0)];
    return { ...each, json: withLineage(each.json, added) };
  });
  return { ...merged, animations };
}
