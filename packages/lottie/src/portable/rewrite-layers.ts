import type { LottieJson } from "../contract.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";

/**
 * A copy with every layer changed, of the animation and of its compositions. `change` is handed each layer with its JSON pointer and
 * gives it back, the same where nothing is to change.
 */
export function rewriteLayers(
  json: LottieJson,
  change: (layer: JsonObject, pointer: string) => JsonObject,
): LottieJson {
  const changed = (owner: JsonObject, pointer: string): JsonObject => {
    const list: unknown = owner["layers"];
    if (!Array.isArray(list)) return owner;
    const layers = list.map((each: unknown, index) =>
      isObject(each) ? change(each, `${pointer}/layers/${index}`) : each,
    );
    return { ...owner, layers };
  };
  const assets: unknown = json["assets"];
  const root = changed(json, "");
  if (!Array.isArray(assets)) return root;
  return {
    ...root,
    assets: assets.map((asset: unknown, index) =>
      isObject(asset) ? changed(asset, `/assets/${index}`) : asset,
    ),
  };
}

const shapeLayer = 4;

/** A copy with every list of shapes changed, those of groups before the list that the group is in. */
export function rewriteShapes(
  json: LottieJson,
  change: (items: unknown[], pointer: string) => unknown[],
): LottieJson {
  const changed = (list: unknown, pointer: string): unknown => {
    if (!Array.isArray(list)) return list;
    const items = list.map((each: unknown, index) =>
      isObject(each) && each["ty"] === "gr"
        ? { ...each, it: changed(each["it"], `${pointer}/${index}/it`) }
        : each,
    );
    return change(items, pointer);
  };
  return rewriteLayers(json, (layer, pointer) =>
    layer["ty"] === shapeLayer ? { ...layer, shapes: changed(layer["shapes"], `${pointer}/shapes`) } : layer,
  );
}
