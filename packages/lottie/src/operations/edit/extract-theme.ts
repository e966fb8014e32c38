import { hexOf } from "../../colours/colour.ts";
import type { LottieJson, NamedDocument, ParsedAnimation } from "../../contract.ts";
import {
  asNumber,
  asNumbers,
  asObject,
  asString,
  isObject,
  type JsonObject,
  objectsIn,
} from "../../json/json-values.ts";
import { rewriteObjects } from "../../json/walk.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { withSolidsAsShapes } from "../../portable/solids-as-shapes.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import type { OperationControl, Outcome, Source } from "../operation.ts";

export interface ExtractThemeOptions extends EditOptions {
  /** Ids of the themes that are made; default "light" for the colours as they are, and "dark". */
  lightId?: string;
  darkId?: string;
}

export interface ExtractThemeReport extends EditReport {
  /** The slots that stand for the colours, most used first; `hexes`: the colour, or that of each keyframe or stop; `hex`: the first. */
  slots: {
    id: string;
    hex: string;
    hexes: string[];
    uses: number;
    kind: "colour" | "moving-colour" | "gradient";
  }[];
  /** Colours that stay in their places: of texts and effects, of gradients that move, and of a slot inside of a colour or without a value. */
  notSlotted: number;
}

type Slot = ExtractThemeReport["slots"][number] & {
  /** What the slot holds, as Lottie writes it. */
  property: JsonObject;
  /** The rule of a theme that says the same, of colours that are changed. */
  ruleWith(change: (rgb: readonly number[]) => number[]): JsonObject;
};

/**
 * Makes the colours of fills, strokes and gradients slots, one for each colour, and a light and a dark theme of them and of the slots that
 * such colours have already; the dark one turns lightness round and keeps hues. What themes of these ids set already stays. Solids become shapes of the same look, because no slot fits them. The result is a dotLottie. Throws
 * LottieError, UnknownAnimation.
 */
export async function extractTheme(
  source: Source,
  { lightId = "light", darkId = "dark", ...options }: ExtractThemeOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, ExtractThemeReport>> {
  const known = new Map<string, Slot>();
  const taken = new Set<string>();
  let notSlotted = 0;
  const outcome = await edit(lineageEntry("extractTheme", options), source, options, control, (json) => {
    const given = asObject(json["slots"]) ?? {};
    for (const id of Object.keys(given)) taken.add(id);
    const mine = new Map<string, Slot>();
    let changes = 0;
    const slotFor = (found: Omit<Slot, "id" | "uses">, key: string): string => {
      const name = found.kind === "gradient" ? "gradient" : found.kind === "colour" ? "colour" : "moving";
      const slot = known.get(key) ?? {
        ...found,
        id: freeId(`${name}-${found.hex.slice(1)}`, taken),
        uses: 0,
      };
      slot.uses++;
      known.set(key, slot);
      mine.set(key, slot);
      changes++;
      return slot.id;
    };
    const changed = rewriteObjects(withSolidsAsShapes(json), (object) => {
      if (isTextDocument(object) || isColourEffect(object)) notSlotted++;
      const isGradient = object["ty"] === "gf" || object["ty"] === "gs";
      if (!isGradient && object["ty"] !== "fl" && object["ty"] !== "st") return object;
      const member = isGradient ? "g" : "c";
      const property = asObject(object[member]);
      const slotId = property?.["sid"];
      const value = typeof slotId === "string" ? asObject(asObject(given[slotId])?.["p"]) : property;
      const found = value === null ? null : isGradient ? gradientSlot(value) : colourSlot(value);
      if (
        property === null ||
        found === null ||
        ("sid" in property && typeof slotId !== "string") ||
        hasOwnSlot(property)
      ) {
        notSlotted++;
        return object;
      }
      if (typeof slotId === "string") {
        const slot = known.get(`slot ${slotId}`) ?? { ...found, id: slotId, uses: 0 };
        slot.uses++;
        known.set(`slot ${slotId}`, slot);
        return object;
      }
      return { ...object, [member]: { ...property, sid: slotFor(found, JSON.stringify(found.property)) } };
    }) as LottieJson;
    if (mine.size === 0) return { json, changes: 0 };
    const added = [...mine.values()].map(({ id, property }) => [id, { p: property }]);
    return {
      json: { ...changed, slots: { ...asObject(json["slots"]), ...Object.fromEntries(added) } },
      changes,
    };
  });
  const slots = [...known.values()].toSorted((one, other) => other.uses - one.uses);
  const { result } = outcome;
  const themeOf = (id: string, change: (rgb: readonly number[]) => number[]): NamedDocument =>
    completed(
      result.themes.find((theme) => theme.id === id) ?? { id, name: null, inManifest: {}, json: {} },
      slots,
      change,
    );
  const themes =
    slots.length === 0
      ? result.themes
      : [
          ...result.themes.filter(({ id }) => id !== lightId && id !== darkId),
          themeOf(lightId, (rgb) => [...rgb]),
          themeOf(darkId, turnedLightness),
        ];
  const described = slots.map(({ id, hex, hexes, uses, kind }) => ({ id, hex, hexes, uses, kind }));
  return {
    result: { ...result, format: "dotlottie", dotLottieVersion: 2, themes },
    report: { ...outcome.report, slots: described, notSlotted },
  };
}

/** The theme with a rule for each slot that it does not set yet. */
function completed(
  theme: NamedDocument,
  slots: readonly Slot[],
  change: (rgb: readonly number[]) => number[],
): NamedDocument {
  const types = new Map(slots.map(({ id, kind }) => [id, kind === "gradient" ? "Gradient" : "Color"]));
  const own = objectsIn(asObject(theme.json)?.["rules"]).filter(({ id, type }) => {
    const wanted = types.get(asString(id) ?? "");
    return wanted === undefined || wanted === type;
  });
  const set = new Set(own.map(({ id }) => id));
  const added = slots
    .filter(({ id }) => !set.has(id))
    .map((slot) => Object.assign({ id: slot.id }, slot.ruleWith(change)));
  return { ...theme, json: { ...asObject(theme.json), rules: [...own, ...added] } };
}

const hasOwnSlot = (property: JsonObject): boolean => {
  const inside = asObject(property["k"]);
  return inside !== null && "sid" in inside;
};
const isTextDocument = (object: JsonObject): boolean => Array.isArray(object["fc"]) && "t" in object;
/** Value type 2 is a colour. */
const isColourEffect = (object: JsonObject): boolean => object["ty"] === 2 && isObject(object["v"]);

const colourIn = (value: readonly number[], change: (rgb: readonly number[]) => number[]): number[] =>
  change(value.slice(0, 3)).map(rounded);

/** Opacity of a colour is no part of what a theme sets it to, so only colours that are the same with it share a slot. */
function colourSlot(property: JsonObject): Omit<Slot, "id" | "uses"> | null {
  const still = asNumbers(property["k"]);
  if (still !== null)
    return still.length < 3
      ? null
      : {
          kind: "colour",
          hex: hexOf(still),
          hexes: [hexOf(still)],
          property: { a: 0, k: still },
          ruleWith: (change) => ({ type: "Color", value: colourIn(still, change) }),
        };
  const keyframes = objectsIn(property["k"]);
  const values = keyframes.map(({ s }) => asNumbers(s) ?? []);
  const [first] = values;
  // The end of a stretch may stand at its beginning, as older exporters write it: themes have no such form.
  if (first === undefined || values.some(({ length }) => length < 3)) return null;
  return {
    kind: "moving-colour",
    hex: hexOf(first),
    hexes: values.map(hexOf),
    property: { a: 1, k: keyframes },
    ruleWith: (change) => ({
      type: "Color",
      keyframes: keyframes.map((keyframe, index) =>
        themeKeyframe(keyframe, colourIn(values[index] ?? [], change)),
      ),
    }),
  };
}

const themeKeyframe = ({ t, h, o, i }: JsonObject, value: number[]): JsonObject => ({
  frame: asNumber(t) ?? 0,
  value,
  ...(h === 1 ? { hold: true } : {}),
  ...(isObject(o) ? { outTangent: o } : {}),
  ...(isObject(i) ? { inTangent: i } : {}),
});

/** Of a gradient that stands still: offset and colour of each stop, then offsets and opacities where they have any. */
function gradientSlot(gradient: JsonObject): Omit<Slot, "id" | "uses"> | null {
  const count = asNumber(gradient["p"]) ?? 0;
  const numbers = asNumbers(asObject(gradient["k"])?.["k"]);
  if (numbers === null || count < 1 || numbers.length < count * 4) return null;
  const stops = Array.from({ length: count }, (_, index) => numbers.slice(index * 4, index * 4 + 4));
  const opacities = numbers.slice(count * 4);
  // Opacities at places of their own are no stops of a theme.
  const isAtStops =
    opacities.length === 0 ||
    (opacities.length === count * 2 && stops.every(([offset], index) => offset === opacities[index * 2]));
  if (!isAtStops) return null;
  return {
    kind: "gradient",
    hex: hexOf(stops[0]?.slice(1) ?? []),
    hexes: stops.map((stop) => hexOf(stop.slice(1))),
    property: { p: count, k: { a: 0, k: numbers } },
    ruleWith: (change) => ({
      type: "Gradient",
      value: stops.map(([offset = 0, ...colour], index) => ({
        offset,
        color: [...colourIn(colour, change), opacities[index * 2 + 1] ?? 1],
      })),
    }),
  };
}

/** Light becomes dark at the same hue and saturation (of HSL). */
const turnedLightness = (rgb: readonly number[]): number[] => {
  const shift = 1 - Math.max(...rgb) - Math.min(...rgb);
  return rgb.map((each) => each + shift);
};

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let count = 2; taken.has(id); count++) id = `${wanted}-${count}`;
  taken.add(id);
  return id;
}
