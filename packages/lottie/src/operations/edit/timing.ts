import { defaultParseLimits } from "../../checks/parse-limits.ts";
import { inPlace, linear, withTimeRemapsTimes, wrapped } from "../../compose/wrap.ts";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import { asNumber, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import { type OperationControl, type Outcome, type Source, UnfitOption } from "../operation.ts";

const { maxFrameRate } = defaultParseLimits;

const timingOf = (json: LottieJson) => ({
  inPoint: asNumber(json["ip"]) ?? 0,
  outPoint: asNumber(json["op"]) ?? 0,
  frameRate: asNumber(json["fr"]) ?? 1,
});

export interface TrimOptions extends EditOptions {
  /** The first frame that stays, counted from the start; default 0. */
  from?: number;
  /** The first frame that goes; default the length. */
  to?: number;
}

/** Only the frames of a part, which look as they did. Throws LottieError, UnknownAnimation, RangeError for a part that is empty or outside. */
export const trim = (
  source: Source,
  options: TrimOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> =>
  edit(lineageEntry("trim", options), source, options, control, (json) => {
    const { inPoint, outPoint } = timingOf(json);
    const { from = 0, to = outPoint - inPoint } = options;
    if (!(from >= 0 && from < to && to <= outPoint - inPoint))
      throw new UnfitOption(
        "no-such-part",
        `frames ${from} to ${to} are no part of an animation of ${outPoint - inPoint} frames`,
        { from, to, frames: outPoint - inPoint },
      );
    if (from === 0 && to === outPoint - inPoint) return { json, changes: 0 };
    const [start, end] = [inPoint + from, inPoint + to];
    const markers = objectsIn(json["markers"]).filter(({ tm, dr }) => {
      const time = asNumber(tm) ?? 0;
      return time < end && time + (asNumber(dr) ?? 0) >= start;
    });
    return { json: { ...json, ip: start, op: end, ...("markers" in json ? { markers } : {}) }, changes: 1 };
  });

export interface RetimeOptions extends EditOptions {
  /** 2 plays twice as fast. */
  speed?: number;
  /** Instead of a speed: how long it is to last. */
  durationInSeconds?: number;
}

/** Faster or slower: every frame stays as it is, and another number of them is shown in a second. Throws LottieError, UnknownAnimation, RangeError. */
export const retime = (
  source: Source,
  options: RetimeOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> =>
  edit(lineageEntry("retime", options), source, options, control, (json) => {
    const { inPoint, outPoint, frameRate } = timingOf(json);
    const duration = (outPoint - inPoint) / frameRate;
    const speed =
      options.durationInSeconds === undefined ? (options.speed ?? 1) : duration / options.durationInSeconds;
    if (!(speed > 0 && frameRate * speed <= maxFrameRate))
      throw new UnfitOption(
        "too-fast",
        `a speed of ${speed} makes ${frameRate * speed} frames a second; more than 0 and at most ${maxFrameRate} can be played`,
        { speed, rate: frameRate * speed, max: maxFrameRate },
      );
    if (speed === 1) return { json, changes: 0 };
    return { json: { ...withTimeRemapsTimes(json, 1 / speed), fr: frameRate * speed }, changes: 1 };
  });

/** From the last frame to the first; markers stay with what they name. Throws LottieError, UnknownAnimation. */
export const reverse = (
  source: Source,
  options: EditOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, EditReport>> =>
  edit(lineageEntry("reverse", options), source, options, control, (json) => {
    const { inPoint, outPoint, frameRate } = timingOf(json);
    const last = Math.max(inPoint, outPoint - 1);
    const backwards =
      last === inPoint
        ? { a: 0, k: inPoint / frameRate }
        : linear(inPoint, last / frameRate, last, inPoint / frameRate);
    const turned = (marker: JsonObject): JsonObject => {
      const end = (asNumber(marker["tm"]) ?? 0) + (asNumber(marker["dr"]) ?? 0);
      return { ...marker, tm: Math.max(inPoint, inPoint + outPoint - end) };
    };
    const markers = objectsIn(json["markers"]).map(turned);
    return {
      json: { ...wrapped(json, inPlace(json), { tm: backwards }), ...("markers" in json ? { markers } : {}) },
      changes: 1,
    };
  });
