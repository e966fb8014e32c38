import { asNumber, isObject, type JsonObject } from "../../json/json-values.ts";
import { compositionsOf, forEachObject, idOf } from "../../json/walk.ts";
import { keyframesOf } from "../keyframe-list.ts";
import { visibleLayers } from "../unused-parts.ts";
import type { DocumentPass } from "./pass.ts";
import { groupBy } from "../../json/group-by.ts";

/** Times of a composition between which any of it is shown. */
interface Shown {
  from: number;
  to: number;
}

const always: Shown = { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
/** Compositions in compositions may be entered again for every longer use. */
const maxEntered = 20_000;

/** Layers whose time never comes, and keyframes before or after all that is shown. */
export const dropNeverShown: DocumentPass = (json, log, { keepNames }) => {
  const shown = shownTimes(json);
  for (const { id, layers, owner } of listsOf(json)) {
    const around = shown.get(id) ?? always;
    const left = visibleLayers(owner["layers"], keepNames, (layer) => isNeverShown(layer, around));
    if (left.length < layers.length) log.set(owner, "layers", left);
    for (const layer of layers) {
      const own = within(around, layer);
      for (const [key, value] of Object.entries(layer)) {
        // Children move with a parent also while it is not shown itself.
        const time = key === "ks" ? around : own;
        forEachObject(value, (object) => {
          if ("k" in object && !("sid" in object)) cut(object, time);
        });
        if (key === "tm" && isObject(value)) cut(value, time);
      }
    }
  }

  function cut(property: JsonObject, { from, to }: Shown): void {
    const frames = keyframesOf(property);
    if (frames === null || frames.length < 3) return;
    const lastBefore = frames.findLastIndex(({ t }) => t <= from);
    const firstAfter = frames.findIndex(({ t }) => t >= to);
    const start = Math.min(Math.max(0, lastBefore), frames.length - 2);
    const end = Math.max(firstAfter === -1 ? frames.length - 1 : firstAfter, start + 1);
    const left = frames.slice(start, end + 1);
    if (left.length < frames.length) log.set(property, "k", left);
  }
};

/** The lists of layers that something shows by its own time: the animation's and those of the assets, each with the object that holds it. */
function listsOf(json: JsonObject): { id: string | null; layers: JsonObject[]; owner: JsonObject }[] {
  const assets: unknown[] = Array.isArray(json["assets"]) ? json["assets"] : [];
  return [json, ...assets.filter(isObject)].flatMap((owner) => {
    const { layers } = owner;
    if (!Array.isArray(layers) || !layers.every(isObject)) return [];
    return [{ id: owner === json ? null : idOf(owner["id"]), layers, owner }];
  });
}

function isNeverShown(layer: JsonObject, { from, to }: Shown): boolean {
  const [start, end] = [asNumber(layer["ip"]), asNumber(layer["op"])];
  return (start !== null && start >= to) || (end !== null && end <= from);
}

const within = ({ from, to }: Shown, layer: JsonObject): Shown => ({
  from: Math.max(from, asNumber(layer["ip"]) ?? from),
  to: Math.min(to, asNumber(layer["op"]) ?? to),
});

/** By the id of a composition: the hull of the times at which any layer shows it. */
function shownTimes(json: JsonObject): Map<string | null, Shown> {
  const byId = groupBy(compositionsOf(json), ({ id }) => id);
  const shown = new Map<string | null, Shown>();
  let entered = 0;
  const enter = (id: string | null, time: Shown): void => {
    const known = shown.get(id);
    if (known !== undefined && known.from <= time.from && known.to >= time.to) return;
    const hull =
      known === undefined ? time : { from: Math.min(known.from, time.from), to: Math.max(known.to, time.to) };
    if (entered++ > maxEntered) {
      for (const each of byId.keys()) shown.set(each, always);
      return;
    }
    shown.set(id, hull);
    for (const { layers } of byId.get(id) ?? [])
      for (const layer of layers) {
        const inner = idOf(layer["refId"]);
        if (inner !== null && byId.has(inner)) enter(inner, innerTime(within(hull, layer), layer));
      }
  };
  const [start, end] = [asNumber(json["ip"]), asNumber(json["op"])];
  enter(null, start === null || end === null ? always : { from: start, to: end });
  return shown;
}

/** The same times as the composition that a layer shows counts them; at any time where they are remapped. */
function innerTime({ from, to }: Shown, layer: JsonObject): Shown {
  const [start, stretch] = [asNumber(layer["st"]) ?? 0, asNumber(layer["sr"]) ?? 1];
  if (layer["tm"] !== undefined || stretch <= 0) return always;
  return { from: (from - start) / stretch, to: (to - start) / stretch };
}
