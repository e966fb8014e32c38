import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { ChangeLog } from "../change-log.ts";
import { flatNumbers, type Keyframe, keyframesOf, runsOf } from "../keyframe-list.ts";
import { type PropertyContext, visitProperties } from "../properties.ts";
import type { DocumentPass, PassContext } from "./pass.ts";
import { roundedChannel, roundedGradient } from "./round-colours.ts";
import { shortestOnOtherSide, shortest, toleranceOf } from "./tolerance.ts";

/**
 * What jumps, as a loop that begins in its middle, moves all the time, and with many numbers that never end: in browsers it would cross a
 * step here and there at what else is seen by nobody.
 */
const shareOfJumps = 0.01;

/** Numbers with no more digits than the place they stand in can show. */
export const roundNumbers: DocumentPass = (json, log, { pixels: most, attempt, originals }) => {
  visitProperties(json, (place) => {
    const frames = keyframesOf(place.property);
    const pixels = frames !== null && runsOf(frames).length > 1 ? most * shareOfJumps : most;
    const round = rounderOf(place, pixels, attempt);
    if (frames === null) {
      if (round !== null && flatNumbers(place.property["k"]) !== null)
        roundMember(place.property, "k", { round, originals, attempt }, log);
      return;
    }
    for (const [index, frame] of framesIn(place.property).entries()) {
      const [one, next] = [frames[index], frames[index + 1]];
      if (attempt === 0 && one !== undefined && next !== undefined)
        roundEasing(frame, one, next, place, pixels, log);
      if (round === null) continue;
      for (const key of ["s", "e", "to", "ti"])
        if (flatNumbers(frame[key] ?? null) !== null)
          roundMember(frame, key, { round, originals, attempt }, log);
    }
  });
};

const framesIn = ({ k }: JsonObject): JsonObject[] => (Array.isArray(k) ? k.filter(isObject) : []);

type Round = (value: unknown) => unknown;

interface Rounding {
  round: Round;
  originals: PassContext["originals"];
  attempt: number;
}

function setRounded(
  container: object,
  key: string | number,
  { round, originals, attempt }: Rounding,
  log: ChangeLog,
): void {
  if (attempt > 0 && !log.isGivenUp(container, key)) return;
  const original = originalOf(originals, container, key);
  const [before, after] = [(container as { [key: string]: unknown })[key], round(original)];
  const [textBefore, textAfter] = [before, after].map((each) => JSON.stringify(each) ?? "");
  const isBetter =
    attempt === 0 ? textAfter !== textBefore : (textAfter?.length ?? 0) < (textBefore?.length ?? 0);
  if (isBetter) log.set(container, key, after);
}

function originalOf(originals: PassContext["originals"], container: object, key: string | number): unknown {
  const known = originals.get(container) ?? new Map<string | number, unknown>();
  originals.set(container, known);
  if (!known.has(key)) known.set(key, (container as { [key: string]: unknown })[key]);
  return known.get(key);
}

function rounderOf(place: PropertyContext, pixels: number, attempt: number): Round | null {
  // What players make of a colour is known: there is no other way.
  if (attempt > 0 && (place.kind === "colour" || place.kind === "gradient")) return null;
  if (place.kind === "colour") return (value) => mapNumbers(value, roundedChannel);
  if (place.kind === "gradient") return (value) => roundedGradient(value, Number(place.owner["p"]));
  const tolerance = toleranceOf(place, pixels);
  const change = attempt > 0 ? shortestOnOtherSide : shortest;
  return tolerance > 0 ? (value) => mapNumbers(value, (each) => change(each, tolerance)) : null;
}

function mapNumbers(value: unknown, change: (each: number) => number): unknown {
  if (typeof value === "number") return change(value);
  return Array.isArray(value) ? value.map((each: unknown) => mapNumbers(each, change)) : value;
}

/** A value as one change, a path vertex by vertex: where a single one shows, the others need not stay. */
function roundMember(
  owner: JsonObject,
  key: string,
  { round, originals, attempt }: Rounding,
  log: ChangeLog,
): void {
  const value = owner[key];
  const path: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(path)) {
    setRounded(owner, key, { round, originals, attempt }, log);
    return;
  }
  const lists = ["v", "i", "o"].map((name) => path[name]).filter(Array.isArray);
  for (let at = 0; at < Math.max(0, ...lists.map((list) => list.length)); at++)
    log.together(() => {
      for (const list of lists) setRounded(list, at, { round, originals, attempt }, log);
    });
}

/** Handles matter as much as what they ease moves. */
function roundEasing(
  owner: JsonObject,
  frame: Keyframe,
  next: Keyframe,
  place: PropertyContext,
  pixels: number,
  log: ChangeLog,
): void {
  const [from, to] = [flatNumbers(frame.s) ?? [], flatNumbers(next.s) ?? []];
  const tolerance = toleranceOf(place, pixels);
  let way = 0;
  for (const [index, each] of from.entries()) way = Math.max(way, Math.abs((to[index] ?? each) - each));
  const share = tolerance > 0 && way > 0 ? tolerance / way : 0.0005;
  const bounded = Math.min(0.005, Math.max(0.00005, share));
  log.together(() => {
    for (const key of ["i", "o"]) {
      const handle = owner[key];
      if (!isObject(handle)) continue;
      for (const axis of ["x", "y"]) {
        const after = mapNumbers(handle[axis], (each) => shortest(each, bounded));
        if (JSON.stringify(after) !== JSON.stringify(handle[axis])) log.set(handle, axis, after);
      }
    }
  });
}
