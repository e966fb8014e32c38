import { isObject, type JsonObject } from "../../json/json-values.ts";
import { forEachObject, idOf } from "../../json/walk.ts";
import type { DocumentPass } from "./pass.ts";
import { groupBy } from "../../json/group-by.ts";

/** Assets that are alike may hold others that are: so deep they are looked at again. */
const maxRounds = 8;

/** Pictures and compositions that the file holds twice are there once, under the id of the first. */
export const shareAssets: DocumentPass = (json, log) => {
  for (let round = 0; round < maxRounds; round++) {
    const list: unknown[] = Array.isArray(json["assets"]) ? json["assets"] : [];
    const shared = twinsIn(list);
    if (shared.size === 0) return;
    log.together(() => {
      forEachObject(json, (object) => {
        const first = shared.get(idOf(object["refId"]) ?? "");
        if (first !== undefined) log.set(object, "refId", first);
      });
      const left = list.filter((asset) => !isObject(asset) || !shared.has(idOf(asset["id"]) ?? ""));
      log.set(json, "assets", left);
    });
    // What was given up before is not shared again.
    if (json["assets"] === list) return;
  }
};

/** By the id of an asset that says nothing new: the id of the one that said it first. */
function twinsIn(list: readonly unknown[]): Map<string, unknown> {
  const assets = list.filter(isObject);
  const uses = groupBy(assets, ({ id }) => idOf(id));
  const firsts = new Map<string, JsonObject>();
  const twins = new Map<string, unknown>();
  for (const asset of assets) {
    const id = idOf(asset["id"]);
    // Of several of one id players take the first or the last, and a theme may fill one that has a slot.
    if (id === null || uses.get(id)?.length !== 1 || "sid" in asset) continue;
    const { id: _own, ...content } = asset;
    const text = JSON.stringify(content);
    const first = firsts.get(text);
    if (first === undefined) firsts.set(text, asset);
    else twins.set(id, first["id"]);
  }
  return twins;
}
