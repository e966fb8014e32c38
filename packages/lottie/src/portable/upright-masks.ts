import type { LottieJson } from "../contract.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import { rewriteLayers } from "./rewrite-layers.ts";
import type { RewriteLog } from "./rewrite-log.ts";

/**
 * Masks that are turned inside out, as upright ones: what lies outside of a path is what is left when the path is taken away. Where that
 * is not the same the mask stays.
 */
export const withUprightMasks = (json: LottieJson, log?: RewriteLog): LottieJson =>
  rewriteLayers(json, (layer, pointer) => {
    const masks: unknown = layer["masksProperties"];
    if (!Array.isArray(masks)) return layer;
    let isFirst = true;
    const upright = masks.map((mask: unknown, index) => {
      if (!isObject(mask) || mask["mode"] === "n") return mask;
      const changed = uprightOf(mask, isFirst);
      isFirst = false;
      if (changed !== mask)
        log?.({
          feature: "mask-inverted",
          pointer: `${pointer}/masksProperties/${index}`,
          exactness: "exact",
        });
      return changed;
    });
    return { ...layer, masksProperties: upright };
  });

/** The mask that means the same with the path as it is; itself where there is none. */
function uprightOf(mask: JsonObject, isFirst: boolean): JsonObject {
  if (mask["inv"] !== true || !isFullyOpaque(mask)) return mask;
  const modes: { [mode: string]: string | null } = {
    a: isFirst ? "s" : null,
    s: isFirst ? "a" : "i",
    i: "s",
  };
  const mode = modes[String(mask["mode"])] ?? null;
  return mode === null ? mask : { ...mask, inv: false, mode };
}

/** Half of a path taken away is not half of the rest kept. */
function isFullyOpaque({ o }: JsonObject): boolean {
  if (o === undefined) return true;
  if (!isObject(o)) return false;
  const value: unknown = o["k"];
  return value === 100 || (Array.isArray(value) && value.length === 1 && value[0] === 100);
}
