import type { LottieJson } from "@zoetrope/lottie";

export type JsonObject = { [key: string]: unknown };
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A copy with every layer changed, of the animation and of its compositions; what does not change is shared. */
export function rewriteLayers(json: LottieJson, change: (layer: JsonObject) => JsonObject): LottieJson {
  const changed = (owner: JsonObject): JsonObject => {
    const list: unknown = owner["layers"];
    if (!Array.isArray(list)) return owner;
    return { ...owner, layers: list.map((each: unknown) => (isObject(each) ? change(each) : each)) };
  };
  const assets: unknown = json["assets"];
  const root = changed(json);
  if (!Array.isArray(assets)) return root;
  return { ...root, assets: assets.map((asset: unknown) => (isObject(asset) ? changed(asset) : asset)) };
}
