import { rgbOf } from "../colours/colour.ts";
import type { LottieJson } from "../contract.ts";
import { rewriteLayers } from "./rewrite-layers.ts";
import type { RewriteLog } from "./rewrite-log.ts";

const solidLayer = 1;
const shapeLayer = 4;
const still = (value: unknown): object => ({ a: 0, k: value });

/** Solids as what they are: shape layers with a filled rectangle. */
export const withSolidsAsShapes = (json: LottieJson, log?: RewriteLog): LottieJson =>
  rewriteLayers(json, (layer, pointer) => {
    const { sw, sh, sc, ...rest } = layer;
    const colour = typeof sc === "string" ? rgbOf(sc) : null;
    if (layer["ty"] !== solidLayer || colour === null || typeof sw !== "number" || typeof sh !== "number")
      return layer;
    log?.({ feature: "solids", pointer, exactness: "exact" });
    const items = [
      { ty: "rc", s: still([sw, sh]), p: still([sw / 2, sh / 2]), r: still(0) },
      { ty: "fl", c: still([...colour, 1]), o: still(100), r: 1 },
    ];
    return { ...rest, ty: shapeLayer, shapes: items };
  });
