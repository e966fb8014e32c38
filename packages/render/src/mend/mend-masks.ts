import type { LottieJson } from "@zoetrope/lottie";
import { isObject, type JsonObject, rewriteLayers } from "./rewrite-layers.ts";

/** ThorVG does not turn masks inside out. What lies outside of a path is what is left when the path is taken away. */
export const mendMasks = (json: LottieJson): LottieJson =>
  rewriteLayers(json, (layer) => {
    const masks: unknown = layer["masksProperties"];
    if (!Array.isArray(masks)) return layer;
    let isFirst = true;
    const mended = masks.map((mask: unknown) => {
      if (!isObject(mask) || mask["mode"] === "n") return mask;
      const upright = uprightOf(mask, isFirst);
      isFirst = false;
      return upright;
    });
    return { ...layer, masksProperties: mended };
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
