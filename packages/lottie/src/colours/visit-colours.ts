import { asObject, asString, isObject, objectsIn, type JsonObject } from "../json/json-values.ts";
import { createVisit, type Visitor } from "../json/visit-document.ts";

/** Where a colour is used. */
export type ColourUse = "fill" | "stroke" | "gradient" | "solid" | "text" | "effect";

/** One colour in the file that can be read and overwritten in place. */
export interface ColourReference {
  use: ColourUse;
  /** `rgb`: three numbers at `offset` of `list`. `hex`: text at `key` of `owner`. */
  slot:
    | { kind: "rgb"; list: number[]; offset: number; scale: 1 | 255 }
    | { kind: "hex"; owner: JsonObject; key: string };
}

const useOfShape: { [type: string]: ColourUse } = {
  fl: "fill",
  st: "stroke",
  gf: "gradient",
  gs: "gradient",
};

/** Finds every colour that the file names: fixed and animated, also those that slots supply. */
export function findColours(json: JsonObject): ColourReference[] {
  const { visitor, references } = createColourFinder(json);
  createVisit([visitor])(json);
  return references;
}

/** The same for who goes through the document anyway. */
export function createColourFinder(json: JsonObject): { visitor: Visitor; references: ColourReference[] } {
  const references: ColourReference[] = [];
  const slots = asObject(json["slots"]);
  const seen = new Set<unknown>();

  const addList = (use: ColourUse, list: unknown, offset: number): void => {
    if (!Array.isArray(list) || (seen.has(list) && use !== "gradient")) return;
    const channels = list.slice(offset, offset + 3);
    if (channels.length < 3 || channels.some((each) => typeof each !== "number")) return;
    if (use !== "gradient") seen.add(list);
    const scale = channels.some((each) => each > 1) ? 255 : 1;
    references.push({ use, slot: { kind: "rgb", list, offset, scale } });
  };
  const addValues = (use: ColourUse, property: unknown, add: (list: unknown) => void): void => {
    const slotted = slots === null || !isObject(property) ? null : slots[asString(property["sid"]) ?? ""];
    for (const each of [property, asObject(slotted)?.["p"]]) {
      const values = asObject(each)?.["k"];
      if (!Array.isArray(values) || seen.has(values)) continue;
      if (!isObject(values[0])) {
        add(values);
        seen.add(values);
        continue;
      }
      seen.add(values);
      for (const keyframe of objectsIn(values)) {
        add(keyframe["s"]);
        add(keyframe["e"]);
      }
    }
  };
  const addGradient = (gradient: JsonObject): void => {
    addValues("gradient", gradient["k"], (list) => {
      const stops =
        typeof gradient["p"] === "number"
          ? gradient["p"]
          : Array.isArray(list)
            ? Math.floor(list.length / 4)
            : 0;
      const length = Array.isArray(list) ? list.length : 0;
      for (let stop = 0; stop < stops && stop * 4 + 3 < length; stop++)
        addList("gradient", list, stop * 4 + 1);
    });
  };
  const visit = (object: JsonObject): void => {
    const type = asString(object["ty"]) ?? "";
    const use = Object.hasOwn(useOfShape, type) ? useOfShape[type] : undefined;
    if (use === "gradient") {
      const gradient = asObject(object["g"]);
      if (gradient !== null) addGradient(gradient);
    } else if (use !== undefined) {
      addValues(use, object["c"], (list) => addList(use, list, 0));
    }
    // Value type 2 is a colour: https://lottie.github.io/lottie-spec/ (effect values).
    if (object["ty"] === 2) addValues("effect", object["v"], (list) => addList("effect", list, 0));
    if (object["ty"] === 1 && asString(object["sc"]) !== null) {
      references.push({ use: "solid", slot: { kind: "hex", owner: object, key: "sc" } });
    }
    for (const keyframe of objectsIn(asObject(asObject(object["t"])?.["d"])?.["k"])) {
      const document = asObject(keyframe["s"]);
      addList("text", document?.["fc"], 0);
      addList("text", document?.["sc"], 0);
    }
  };
  return { visitor: { members: looksAt, visit }, references };
}

const looksAt: Visitor["members"] = { ty: ["string", "number"], t: ["object"] };
