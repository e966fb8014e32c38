import { isObject, type JsonObject } from "../../json/json-values.ts";
import type { ChangeLog } from "../change-log.ts";
import { flatNumbers, type Keyframe, keyframesOf } from "../keyframe-list.ts";
import { type PropertyPlace, visitProperties } from "../properties.ts";
import type { DocumentPass } from "./pass.ts";
import { roundedChannel, roundedGradient } from "./round-colours.ts";
import { shortest, toleranceOf } from "./tolerance.ts";

/** Numbers with no more digits than the place they stand in can show. */
export const roundNumbers: DocumentPass = (json, log, { pixels }) => {
  visitProperties(json, (place) => {
    const round = rounderOf(place, pixels);
    const frames = keyframesOf(place.property);
    if (frames === null) {
      if (round !== null && flatNumbers(place.property["k"]) !== null)
        roundMember(place.property, "k", round, log);
      return;
    }
    for (const [index, frame] of framesIn(place.property).entries()) {
      const [one, next] = [frames[index], frames[index + 1]];
      if (one !== undefined && next !== undefined) roundEasing(frame, one, next, place, pixels, log);
      if (round === null) continue;
      for (const key of ["s", "e", "to", "ti"])
        if (flatNumbers(frame[key] ?? null) !== null) roundMember(frame, key, round, log);
    }
  });
};

const framesIn = ({ k }: JsonObject): JsonObject[] => (Array.isArray(k) ? k.filter(isObject) : []);

type Round = (value: unknown) => unknown;

function rounderOf(place: PropertyPlace, pixels: number): Round | null {
  if (place.kind === "colour") return (value) => mapNumbers(value, roundedChannel);
  if (place.kind === "gradient") return (value) => roundedGradient(value, Number(place.owner["p"]));
  const tolerance = toleranceOf(place, pixels);
  return tolerance > 0 ? (value) => mapNumbers(value, (each) => shortest(each, tolerance)) : null;
}

function mapNumbers(value: unknown, change: (each: number) => number): unknown {
  if (typeof value === "number") return change(value);
  return Array.isArray(value) ? value.map((each: unknown) => mapNumbers(each, change)) : value;
}

/** A value as one change, a path vertex by vertex: where a single one shows, the others need not stay. */
function roundMember(owner: JsonObject, key: string, round: Round, log: ChangeLog): void {
  const value = owner[key];
  const path: unknown = Array.isArray(value) ? value[0] : value;
  if (!isObject(path)) {
    const after = round(value);
    if (JSON.stringify(after) !== JSON.stringify(value)) log.set(owner, key, after);
    return;
  }
  const lists = ["v", "i", "o"].map((name) => path[name]).filter(Array.isArray);
  for (let at = 0; at < Math.max(0, ...lists.map((list) => list.length)); at++)
    log.together(() => {
      for (const list of lists) {
        const after = round(list[at]);
        if (JSON.stringify(after) !== JSON.stringify(list[at])) log.set(list, at, after);
      }
    });
}

/** Handles matter as much as what they ease moves. */
function roundEasing(
  owner: JsonObject,
  frame: Keyframe,
  next: Keyframe,
  place: PropertyPlace,
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
