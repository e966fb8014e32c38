import type { LottieJson } from "../contract.ts";
import { asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { groupBy } from "../json/group-by.ts";

/** The animation without layers that are hidden and serve no other, and without assets that no layer uses. */
export function withoutUnused(json: LottieJson, keepNames: ReadonlySet<string>): LottieJson {
  let left = json;
  // Whoever only served what is gone goes too.
  for (let count = Number.POSITIVE_INFINITY; countLayersAndAssets(left) < count;) {
    count = countLayersAndAssets(left);
    left = withoutUnusedOnce(left, keepNames);
  }
  return left;
}

/** Layers and assets: what may be unused. */
export function countLayersAndAssets(json: LottieJson): number {
  const countIn = (list: unknown): number => (Array.isArray(list) ? list.length : 0);
  return objectsIn(json["assets"]).reduce(
    (sum, asset) => sum + countIn(asset["layers"]),
    countIn(json["layers"]) + countIn(json["assets"]),
  );
}

function withoutUnusedOnce(json: LottieJson, keepNames: ReadonlySet<string>): LottieJson {
  const layers = visibleLayers(json["layers"], keepNames);
  if (!Array.isArray(json["assets"])) return { ...json, layers };
  const assets: unknown[] = json["assets"].map((asset: unknown) =>
    isObject(asset) && Array.isArray(asset["layers"])
      ? { ...asset, layers: visibleLayers(asset["layers"], keepNames) }
      : asset,
  );
  // Several of one id all stay: one player takes the first, another the last.
  const byId = groupBy(objectsIn(assets), (asset) => idOf(asset["id"]));
  const used = new Set<unknown>();
  const use = (list: unknown): void => {
    for (const user of objectsIn(list)) {
      for (const asset of byId.get(idOf(user["refId"])) ?? []) {
        if (used.has(asset)) continue;
        used.add(asset);
        use(asset["layers"]);
      }
    }
  };
  use(layers);
  // A letter may be drawn by a composition instead of outlines.
  use(objectsIn(json["chars"]).map((letter) => letter["data"]));
  // An asset with a slot can be filled by a theme; what is no object is not ours to judge.
  return {
    ...json,
    layers,
    assets: assets.filter((asset) => used.has(asset) || !isObject(asset) || "sid" in asset),
  };
}

/** Players take the number 7 and the text "7" for the same id. */
const idOf = (value: unknown): string | null => (typeof value === "number" ? String(value) : asString(value));

/** Without layers of which `isHidden` is true and that serve no other. */
export function visibleLayers(
  list: unknown,
  keepNames: ReadonlySet<string>,
  isHidden = (layer: JsonObject): boolean => layer["hd"] === true,
): unknown[] {
  if (!Array.isArray(list)) return [];
  const referenced = new Set<unknown>();
  for (const layer of objectsIn(list)) {
    referenced.add(layer["parent"]).add(layer["tp"]);
    for (const effect of objectsIn(layer["ef"])) addLayersOf(effect, referenced);
  }
  referenced.delete(undefined);
  return list.filter((layer: unknown, index) => {
    if (!isObject(layer) || !isHidden(layer)) return true;
    // Without an explicit reference, a matte is the layer just above the one that uses it.
    const isMatte = layer["td"] !== undefined || layer["tt"] !== undefined || isMatteUser(list[index + 1]);
    return isMatte || referenced.has(layer["ind"]) || keepNames.has(asString(layer["nm"]) ?? "");
  });
}

/** Layers that an effect takes something from, such as "Set Matte"; values of type 10 name one. */
function addLayersOf(effect: JsonObject, referenced: Set<unknown>): void {
  for (const value of objectsIn(effect["ef"])) {
    if (value["ty"] === 10) referenced.add(asObject(value["v"])?.["k"]);
    addLayersOf(value, referenced);
  }
}

const isMatteUser = (layer: unknown): boolean => isObject(layer) && layer["tt"] !== undefined;
