import { asNumber, asObject, isObject, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { forEachObject, idOf } from "../../json/walk.ts";

/** From one keyframe to the next, as SMIL says it: `keySplines`. */
export interface Stretch {
  from: number;
  to: number;
  easing: Easing;
}
export type Easing = readonly [x1: number, y1: number, x2: number, y2: number];

export interface MovingTimes {
  /** Frames from the in point at which the animation is looked at, rising. */
  times: number[];
  stretches: Stretch[];
}

/** So much before a jump is looked as well: what moves does not slide into what comes next. */
export const instant = 0.01;
const maxTimes = 3_600;
const maxStretches = 20_000;
const maxDepth = 32;

/** Whole frames, everything at which keyframes turn, and the moments before something jumps. */
export function movingTimes(document: JsonObject): MovingTimes {
  const start = asNumber(document["ip"]) ?? 0;
  const end = Math.max((asNumber(document["op"]) ?? 0) - start, 1);
  const found = {
    turns: new Set<number>(),
    jumps: new Set<number>([end]),
    stretches: new Map<string, Stretch>(),
  };
  const compositions = new Map<unknown, JsonObject>();
  for (const asset of objectsIn(document["assets"]))
    if (Array.isArray(asset["layers"]) && !compositions.has(idOf(asset["id"])))
      compositions.set(idOf(asset["id"]), asset);
  let budget = maxStretches;
  const visit = (layers: unknown, offset: number, scale: number, depth: number): void => {
    for (const layer of objectsIn(layers)) {
      if (budget-- <= 0) return;
      const at = (time: unknown): number => offset + scale * (asNumber(time) ?? 0);
      for (const key of ["ip", "op"]) found.jumps.add(at(layer[key]));
      forEachObject(layer, (object) => keyframesIn(object, at));
      const inner = layer["tm"] === undefined ? compositions.get(idOf(layer["refId"])) : undefined;
      const stretch = asNumber(layer["sr"]) ?? 1;
      if (inner !== undefined && depth < maxDepth && stretch > 0)
        visit(inner["layers"], at(layer["st"]), scale * stretch, depth + 1);
    }
  };
  const keyframesIn = (object: JsonObject, at: (time: unknown) => number): void => {
    const list: unknown = object["k"];
    if (!Array.isArray(list) || !list.some((each) => isObject(each) && each["t"] !== undefined)) return;
    const frames = objectsIn(list);
    frames.forEach((frame, index) => {
      const from = at(frame["t"]);
      const next = frames[index + 1];
      found.turns.add(from);
      if (next === undefined) return;
      if (frame["h"] === 1) found.jumps.add(at(next["t"]));
      else if (found.stretches.size < maxStretches) {
        const easing = easingOf(frame);
        const stretch = { from, to: at(next["t"]), easing };
        if (stretch.to > from) found.stretches.set(`${from} ${stretch.to} ${easing.join(" ")}`, stretch);
      }
    });
  };
  visit(document["layers"], -start, 1, 0);
  return { times: sampled(end, found), stretches: [...found.stretches.values()] };
}

function easingOf(frame: JsonObject): Easing {
  const [out, into] = [asObject(frame["o"]), asObject(frame["i"])];
  if (out === null || into === null) return [0, 0, 1, 1];
  const number = (value: unknown, otherwise: number): number =>
    asNumber(Array.isArray(value) ? (value as unknown[])[0] : value) ?? otherwise;
  const inside = (value: number): number => Math.min(Math.max(value, 0), 1);
  return [
    inside(number(out["x"], 0)),
    number(out["y"], 0),
    inside(number(into["x"], 1)),
    number(into["y"], 1),
  ];
}

function sampled(end: number, { turns, jumps }: { turns: Set<number>; jumps: Set<number> }): number[] {
  const step = Math.max(1, end / maxTimes);
  const times: number[] = [];
  for (let time = 0; time < end; time += step) times.push(time);
  for (const jump of jumps) times.push(jump - instant, jump);
  times.push(...[...turns].slice(0, maxTimes));
  const inside = times.filter((time) => time >= 0 && time < end - instant / 2).toSorted((a, b) => a - b);
  return inside.filter((time, index) => time - (inside[index - 1] ?? -1) > instant / 4);
}
