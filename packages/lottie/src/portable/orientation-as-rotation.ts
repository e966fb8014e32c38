import type { LottieJson } from "../contract.ts";
import { asNumber, asObject, type JsonObject } from "../json/json-values.ts";
import type { Track } from "../scene/moment.ts";
import { headingAt } from "../scene/property.ts";
import { bakedProperty, framesIn } from "./baked-outlines.ts";
import { isBound, isSplit, momentAt, numbersOfAt } from "./numbers-of-property.ts";
import { rewriteLayers } from "./rewrite-layers.ts";
import type { RewriteBudget, RewriteLog } from "./rewrite-log.ts";

/** Layers that look where they go, as layers that are turned: worked out for each whole frame. Where its values are slots one stays. */
export const withOrientationAsRotation = (
  json: LottieJson,
  budget: Pick<RewriteBudget, "frames">,
  log: RewriteLog,
): LottieJson =>
  rewriteLayers(json, (layer, pointer) => {
    const transform = asObject(layer["ks"]);
    if (asNumber(layer["ao"]) !== 1 || transform === null || layer["ddd"] === 1) return layer;
    const turned = turnedTransform(transform, budget);
    if (turned === null) return layer;
    log({
      feature: "auto-orientation",
      pointer: `${pointer}/ao`,
      exactness: turned.isExact ? "exact" : "frames",
    });
    return { ...layer, ao: 0, ks: turned.transform };
  });

function turnedTransform(
  transform: JsonObject,
  budget: Pick<RewriteBudget, "frames">,
): { transform: JsonObject; isExact: boolean } | null {
  const key = transform["r"] === undefined && transform["rz"] !== undefined ? "rz" : "r";
  const [position, rotation] = [transform["p"], transform[key]];
  // Players look along the path of motion, which a position in two parts has not.
  if (isSplit(position)) return { transform, isExact: true };
  if (isBound(position) || isBound(rotation)) return null;
  const frames = framesIn([position, rotation]);
  if (frames.length > budget.frames) return null;
  budget.frames -= frames.length;
  const tracks = new WeakMap<object, Track>();
  let before = 0;
  const values = frames.map((frame) => {
    const heading = headingAt(momentAt(frame, tracks), transform, "p", "");
    // The short way round, frame after frame.
    before += ((((heading - before) % 360) + 540) % 360) - 180;
    return (numbersOfAt(rotation, frame, [0], tracks)[0] ?? 0) + before;
  });
  const isStill = values.every((value) => value === values[0]);
  return { transform: { ...transform, [key]: bakedProperty(frames, values, false) }, isExact: isStill };
}
