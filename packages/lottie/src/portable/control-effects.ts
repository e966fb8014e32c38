import type { LottieJson } from "../contract.ts";
import { isObject } from "../json/json-values.ts";
import { rewriteLayers } from "./rewrite-layers.ts";
import type { RewriteLog } from "./rewrite-log.ts";

/** Sliders, angles, colours, points, ticks and lists of After Effects: they paint nothing and are read by expressions alone. */
const controls =
  /^(ADBE (Slider|Angle|Color|Point|Point3D|Checkbox|Layer) Control|Pseudo\/.*|ADBE Dropdown Control)$/;

/** Effects that only expressions read, and such that are switched off, taken out: they show nothing once no expression is there. */
export const withoutIdleEffects = (json: LottieJson, log: RewriteLog): LottieJson =>
  rewriteLayers(json, (layer, pointer) => {
    const { ef, ...rest } = layer;
    if (!Array.isArray(ef)) return layer;
    const left = ef.filter((each, index) => {
      const isIdle =
        isObject(each) && (each["en"] === 0 || (typeof each["mn"] === "string" && controls.test(each["mn"])));
      if (isIdle) log({ feature: "effects", pointer: `${pointer}/ef/${index}`, exactness: "exact" });
      return !isIdle;
    });
    if (left.length === ef.length) return layer;
    return left.length === 0 ? rest : { ...rest, ef: left };
  });
