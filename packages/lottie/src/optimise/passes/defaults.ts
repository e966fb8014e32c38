import type { ChangeLog } from "../change-log.ts";
import { asString, isObject, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { compositionsOf, forEachObject } from "../../json/walk.ts";
import { flatNumbers, isSameValue, keyframesOf } from "../keyframe-list.ts";
import { visitProperties } from "../properties.ts";
import type { DocumentPass } from "./pass.ts";

/** Members that mean nothing more when they are left out: in ThorVG, lottie-web, and the players of iOS and Android. */
export const dropDefaults: DocumentPass = (json, log) => {
  const drop: Drop = (object, key) => {
    if (key in object) log.drop(object, key);
  };
  for (const { layers } of compositionsOf(json)) {
    const referenced = referencesOf(layers);
    // The canvas of lottie-web finds a matte by the index before that of who is cut out.
    const isIndexed = layers.some((layer) => layer["tt"] !== undefined);
    for (const layer of layers)
      log.together(() => {
        for (const [key, value] of Object.entries(layerDefaults))
          if (key in layer && isSameValue(layer[key], value)) drop(layer, key);
        if (!isIndexed && !referenced.has(layer["ind"])) drop(layer, "ind");
        dropTransform(layer["ks"], { ...transformDefaults, o: [[100]] }, drop);
        for (const mask of objectsIn(layer["masksProperties"])) {
          if (mask["inv"] === false) drop(mask, "inv");
        }
        dropInShapes(layer["shapes"], drop);
      });
  }
  visitProperties(json, ({ owner, property, kind, isFlat }) =>
    log.together(() => {
      const stops = owner["p"];
      // Behind the colours of a gradient stand places and opacities.
      if (kind === "gradient" && typeof stops === "number")
        shorten(property, stops * 4, (rest) => rest.every((each, at) => at % 2 === 0 || each === 1), log);
      if (kind === "colour") shorten(property, 3, (rest) => rest.every((alpha) => alpha === 1), log);
      // The third number of a point, and of a scale, is a depth.
      if ((kind === "point" || kind === "scale") && isFlat) shorten(property, 2, () => true, log);
      // Players tell keyframes from a value by what it is.
      if (property["a"] === 0 && keyframesOf(property) === null) drop(property, "a");
      if (typeof property["l"] === "number") drop(property, "l");
    }),
  );
  log.together(() => dropInRoot(json, drop));
};

const layerDefaults: JsonObject = {
  sr: 1,
  ct: 0,
  cp: false,
  hasMask: false,
  masksProperties: [],
  ef: [],
  ddd: 0,
};

/** Layers that others name: a parent, a matte, or what an effect takes something from. */
function referencesOf(layers: readonly JsonObject[]): Set<unknown> {
  const referenced = new Set<unknown>();
  for (const layer of layers) {
    referenced.add(layer["parent"]).add(layer["tp"]);
    forEachObject(layer["ef"], ({ ty, v }) => {
      if (ty === 10 && isObject(v)) referenced.add(v["k"]);
    });
  }
  return referenced;
}

type Drop = (object: JsonObject, key: string) => void;

const transformDefaults: { [key: string]: readonly (readonly number[])[] } = {
  p: [
    [0, 0],
    [0, 0, 0],
  ],
  a: [
    [0, 0],
    [0, 0, 0],
  ],
  s: [
    [100, 100],
    [100, 100, 100],
  ],
  r: [[0]],
};

function dropTransform(transform: unknown, defaults: typeof transformDefaults, drop: Drop): void {
  if (!isObject(transform)) return;
  for (const [key, values] of Object.entries(defaults))
    if (values.some((value) => isStill(transform[key], value))) drop(transform, key);
  // lottie-web wants the axis of a skew wherever there is one.
  if (isStill(transform["sk"], [0]) && (transform["sa"] === undefined || isStill(transform["sa"], [0]))) {
    drop(transform, "sk");
    drop(transform, "sa");
  }
}

function dropInShapes(list: unknown, drop: Drop): void {
  for (const shape of objectsIn(list)) {
    const type = asString(shape["ty"]) ?? "";
    if (type === "gr") dropInShapes(shape["it"], drop);
    // The canvas of lottie-web wants the opacity of every transform of a group.
    if (type === "tr") dropTransform(shape, transformDefaults, drop);
    // A rectangle without a direction is drawn backwards in lottie-web.
    if ((type === "sh" || type === "el") && shape["d"] === 1) drop(shape, "d");
    if ((type === "fl" || type === "gf") && shape["r"] === 1) drop(shape, "r");
    if (["sh", "rc", "el", "sr"].includes(type) && typeof shape["ind"] === "number") drop(shape, "ind");
    if (type === "st" || type === "gs") {
      // The limit of a mitre is that of a mitre alone.
      if (shape["lj"] === 2 || shape["lj"] === 3) for (const key of ["ml", "ml2"]) drop(shape, key);
    }
    // What is highlighted is a radial gradient.
    if ((type === "gf" || type === "gs") && shape["t"] === 1)
      for (const key of ["h", "a"]) if (isStill(shape[key], [0])) drop(shape, key);
  }
}

/** True for a property that always has this value, and that no slot and no program gives another. */
function isStill(property: unknown, value: readonly number[]): boolean {
  if (!isObject(property) || "sid" in property || "x" in property || property["s"] === true) return false;
  const own = flatNumbers(property["k"]);
  return own !== null && own.length === value.length && own.every((each, index) => each === value[index]);
}

/** Only the first `count` numbers of each value, where nothing is lost with the rest. */
function shorten(
  property: JsonObject,
  count: number,
  isIdle: (rest: readonly number[]) => boolean,
  log: ChangeLog,
): void {
  const frames = keyframesOf(property);
  const values = frames === null ? [property["k"]] : frames.map(({ s }) => s);
  const isLong = (value: unknown): value is number[] =>
    Array.isArray(value) && value.length > count && value.every((each) => typeof each === "number");
  if (!values.every((value) => isLong(value) && isIdle(value.slice(count)))) return;
  const owners = frames === null ? [property] : objectsIn(property["k"]);
  for (const owner of owners)
    for (const key of frames === null ? ["k"] : ["s", "e", "to", "ti"]) {
      const value = owner[key];
      if (isLong(value)) log.set(owner, key, value.slice(0, count));
    }
}

function dropInRoot(json: JsonObject, drop: Drop): void {
  for (const key of ["markers", "chars"])
    if (Array.isArray(json[key]) && json[key].length === 0) drop(json, key);
  const meta = json["meta"];
  if (isObject(meta)) {
    for (const key of Object.keys(meta))
      if (meta[key] === "" || meta[key] === null || (Array.isArray(meta[key]) && meta[key].length === 0))
        drop(meta, key);
    if (Object.keys(meta).length === 0) drop(json, "meta");
  }
}
