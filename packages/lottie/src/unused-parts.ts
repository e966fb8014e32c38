import type { LottieJson } from "./contract.ts";
import { asString, isObject, objectsIn } from "./json-values.ts";

/** The animation without layers that are hidden and serve no other, and without assets that no layer uses. */
export function withoutUnused(json: LottieJson, keepNames: ReadonlySet<string>): LottieJson {
  const layers = visibleLayers(json["layers"], keepNames);
  if (!Array.isArray(json["assets"])) return { ...json, layers };
  const assets: unknown[] = json["assets"].map((asset: unknown) =>
    isObject(asset) && Array.isArray(asset["layers"])
      ? { ...asset, layers: visibleLayers(asset["layers"], keepNames) }
      : asset,
  );
  const byId = new Map(objectsIn(assets).map((asset) => [asString(asset["id"]), asset]));
  const used = new Set<unknown>();
  const use = (list: unknown): void => {
    for (const layer of objectsIn(list)) {
      const asset = byId.get(asString(layer["refId"]));
      if (asset === undefined || used.has(asset)) continue;
      used.add(asset);
      use(asset["layers"]);
    }
  };
  use(layers);
  // An asset with a slot can be filled by a theme; what is no object is not ours to judge.
  return {
    ...json,
    layers,
    assets: assets.filter((asset) => used.has(asset) || !isObject(asset) || "sid" in asset),
  };
}

function visibleLayers(list: unknown, keepNames: ReadonlySet<string>): unknown[] {
  if (!Array.isArray(list)) return [];
  const referenced = new Set<unknown>();
  for (const layer of objectsIn(list)) referenced.add(layer["parent"]).add(layer["tp"]);
  referenced.delete(undefined);
  return list.filter((layer: unknown, index) => {
    if (!isObject(layer) || layer["hd"] !== true) return true;
    // Without an explicit reference, a matte is the layer just above the one that uses it.
    const isMatte = layer["td"] !== undefined || layer["tt"] !== undefined || isMatteUser(list[index + 1]);
    return isMatte || referenced.has(layer["ind"]) || keepNames.has(asString(layer["nm"]) ?? "");
  });
}

const isMatteUser = (layer: unknown): boolean => isObject(layer) && layer["tt"] !== undefined;
