import { asNumber, asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { eased } from "./easing.ts";
import { measure, type MeasuredCurve, parameterAt, pointOn, tangentOn } from "./geometry/curve-length.ts";
import type { Moment, Track } from "./moment.ts";

/** The value of a property: as it stands, or the two keyframes it lies between and how far it has come in each component. */
type Reading =
  | { value: unknown }
  | { from: unknown; to: unknown; progress: (component: number) => number; track: Track; index: number };

/** What `parent[key]` is at a moment; null where there is nothing. */
export function readProperty(
  moment: Moment,
  parent: JsonObject,
  key: string,
  pointer: string,
): Reading | null {
  let property = parent[key];
  if (isObject(property)) {
    const slot = asObject(moment.slots[asString(property["sid"]) ?? ""])?.["p"];
    if (slot !== undefined) property = slot;
  }
  if (isObject(property)) {
    if (typeof property["x"] === "string") moment.report.add("expression-not-run", `${pointer}/${key}`);
    property = property["k"];
  }
  if (property === undefined || property === null) return null;
  if (!Array.isArray(property) || !property.some((each) => isObject(each) && each["t"] !== undefined))
    return { value: property };
  return readTrack(trackOf(moment, property), moment.time);
}

function trackOf({ tracks }: Moment, list: unknown[]): Track {
  const known = tracks.get(list);
  if (known !== undefined) return known;
  const frames = objectsIn(list).map((json) => ({ time: asNumber(json["t"]) ?? 0, json }));
  const track: Track = { frames, paths: new Map() };
  tracks.set(list, track);
  return track;
}

function readTrack(track: Track, time: number): Reading | null {
  const { frames } = track;
  const last = frames.length - 1;
  if (last < 0) return null;
  let [index, high] = [0, last];
  while (index < high) {
    const middle = (index + high + 1) >> 1;
    if ((frames[middle]?.time ?? 0) <= time) index = middle;
    else high = middle - 1;
  }
  const frame = frames[index];
  const next = frames[index + 1];
  if (frame === undefined) return null;
  // Older files end with a time alone: the value stands as the end of the keyframe before.
  const start = frame.json["s"] ?? frames[index - 1]?.json["e"] ?? frames[index - 1]?.json["s"];
  if (next === undefined || time <= frame.time || frame.json["h"] === 1) return { value: start };
  const share = Math.min(1, (time - frame.time) / (next.time - frame.time));
  return {
    from: start,
    to: frame.json["e"] ?? next.json["s"] ?? start,
    progress: (component) => easedShare(frame.json, share, component),
    track,
    index,
  };
}

/** Handles are given for each component, or once for all. */
function easedShare({ o, i }: JsonObject, share: number, component: number): number {
  const out = asObject(o);
  const into = asObject(i);
  if (out === null || into === null) return share;
  const handle = (value: unknown, otherwise: number): number => {
    if (!Array.isArray(value)) return asNumber(value) ?? otherwise;
    return asNumber(value[component]) ?? asNumber(value[0]) ?? otherwise;
  };
  return eased(share, handle(out["x"], 0), handle(out["y"], 0), handle(into["x"], 1), handle(into["y"], 1));
}

/** The numbers of a value, whatever else stands between them counted as 0; null for none. */
export function numbersOf(value: unknown): number[] | null {
  if (Array.isArray(value)) {
    const list: unknown[] = value.length === 1 && Array.isArray(value[0]) ? value[0] : value;
    return list.map((each) => asNumber(each) ?? 0);
  }
  const number = asNumber(value);
  return number === null ? null : [number];
}

/** A property of numbers; `fallback` where it is missing, and for the components it lacks. */
export function numbersAt(
  moment: Moment,
  parent: JsonObject,
  key: string,
  pointer: string,
  fallback: readonly number[],
): number[] {
  const reading = readProperty(moment, parent, key, pointer);
  const value = reading === null ? null : valueOf(reading);
  return value === null ? [...fallback] : [...value, ...fallback.slice(value.length)];
}

export const numberAt = (
  moment: Moment,
  parent: JsonObject,
  key: string,
  pointer: string,
  fallback: number,
): number => numbersAt(moment, parent, key, pointer, [fallback])[0] ?? fallback;

function valueOf(reading: Reading): number[] | null {
  if ("value" in reading) return numbersOf(reading.value);
  const path = motionPathOf(reading);
  if (path !== null) {
    const [x, y] = pointOn(path.curve, parameterAt(path, reading.progress(0)));
    return [x, y, ...(numbersOf(reading.from)?.slice(2) ?? [])];
  }
  const from = numbersOf(reading.from);
  const to = numbersOf(reading.to) ?? from;
  return (
    from?.map((start, component) => {
      const end = to?.[component] ?? start;
      return end === start ? start : start + (end - start) * reading.progress(component);
    }) ?? null
  );
}

/** The curve along which a position moves from keyframe to keyframe; null where it is straight. */
function motionPathOf({
  track,
  index,
  from,
  to,
}: Exclude<Reading, { value: unknown }>): MeasuredCurve | null {
  const known = track.paths.get(index);
  if (known !== undefined) return known;
  const json = track.frames[index]?.json;
  const [outX = 0, outY = 0] = numbersOf(json?.["to"]) ?? [];
  const [inX = 0, inY = 0] = numbersOf(json?.["ti"]) ?? [];
  const [x0 = 0, y0 = 0] = numbersOf(from) ?? [];
  const [x1 = 0, y1 = 0] = numbersOf(to) ?? [];
  const isCurved = outX !== 0 || outY !== 0 || inX !== 0 || inY !== 0;
  const path = isCurved ? measure([x0, y0, x0 + outX, y0 + outY, x1 + inX, y1 + inY, x1, y1]) : null;
  track.paths.set(index, path);
  return path;
}

/** Degrees by which what follows its path of motion is turned; 0 for what stands still. */
export function headingAt(moment: Moment, parent: JsonObject, key: string, pointer: string): number {
  const property = asObject(parent[key])?.["k"];
  if (!Array.isArray(property) || !property.some((each) => isObject(each) && each["t"] !== undefined))
    return 0;
  const track = trackOf(moment, property);
  const [first] = track.frames;
  const last = track.frames.at(-1);
  if (first === undefined || last === undefined || track.frames.length < 2) return 0;
  // Before and behind its keyframes it looks where it looked at the first and at the last of them.
  const time = Math.min(Math.max(moment.time, first.time + 1e-3), last.time - 1e-3);
  const reading = readProperty({ ...moment, time }, parent, key, pointer);
  if (reading === null || "value" in reading) return 0;
  const path = motionPathOf(reading);
  const [x0 = 0, y0 = 0] = numbersOf(reading.from) ?? [];
  const [x1 = 0, y1 = 0] = numbersOf(reading.to) ?? [];
  const [x, y] =
    path === null ? [x1 - x0, y1 - y0] : tangentOn(path.curve, parameterAt(path, reading.progress(0)));
  return (Math.atan2(y, x) * 180) / Math.PI;
}
