import { hexOf, rgbOf } from "../colours/colour.ts";
import type { LottieJson, NamedDocument, ParsedAnimation } from "../contract.ts";
import { asNumber, asNumbers, asObject, asString, isObject, type JsonObject } from "../json/json-values.ts";
import { forEachObject, rewriteObjects } from "../json/walk.ts";
import { lineageEntry } from "../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import type { OperationControl, Outcome, Source } from "./operation.ts";

export interface ExtractThemeOptions extends EditOptions {
  /** Ids of the themes that are made; default "light" for the colours as they are, and "dark". */
  lightId?: string;
  darkId?: string;
}

export interface ExtractThemeReport extends EditReport {
  /** The slots that stand for the colours, most used first. */
  slots: { id: string; hex: string; uses: number }[];
  /** Colours that stay in their places, because they move or belong to a gradient. */
  notSlotted: number;
}

/**
 * Makes the colours of fills and strokes slots, one for each colour, and a light and a dark theme of them; the dark one turns lightness
 * round and keeps hues. The result is a dotLottie. Throws LottieError, UnknownAnimation.
 */
export async function extractTheme(
  source: Source,
  { lightId = "light", darkId = "dark", ...options }: ExtractThemeOptions = {},
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, ExtractThemeReport>> {
  const uses = new Map<string, { id: string; hex: string; uses: number }>();
  const taken = new Set<string>();
  let notSlotted = 0;
  const outcome = await edit(lineageEntry("extractTheme", options), source, options, control, (json) => {
    for (const id of Object.keys(asObject(json["slots"]) ?? {})) taken.add(id);
    const mine = new Map<string, { id: string; value: number[] }>();
    let changes = 0;
    const changed = rewriteObjects(json, (shape) => {
      if (shape["ty"] === "gf" || shape["ty"] === "gs") notSlotted++;
      if (shape["ty"] !== "fl" && shape["ty"] !== "st") return shape;
      const property = asObject(shape["c"]);
      const value = asNumbers(property?.["k"]);
      if (property === null || value === null || value.length < 3 || "sid" in property) {
        notSlotted++;
        return shape;
      }
      // Opacity of a colour is no part of what a theme sets it to, so only colours that are the same with it share a slot.
      const hex = hexOf(value);
      const key = JSON.stringify([hex, value.slice(3)]);
      const slot = uses.get(key) ?? { id: freeId(`colour-${hex.slice(1)}`, taken), hex, uses: 0 };
      slot.uses++;
      uses.set(key, slot);
      mine.set(key, { id: slot.id, value });
      changes++;
      return { ...shape, c: { ...property, sid: slot.id } };
    }) as LottieJson;
    if (mine.size === 0) return { json, changes: 0 };
    const added = [...mine.values()].map(({ id, value }) => [id, { p: { a: 0, k: value } }]);
    return {
      json: { ...changed, slots: { ...asObject(json["slots"]), ...Object.fromEntries(added) } },
      changes,
    };
  });
  const slots = [...uses.values()].toSorted((one, other) => other.uses - one.uses);
  const themeOf = (id: string, colourOf: (rgb: readonly number[]) => number[]): NamedDocument => ({
    id,
    name: null,
    inManifest: {},
    json: {
      rules: slots.map((slot) => ({
        id: slot.id,
        type: "Color",
        value: colourOf(rgbOf(slot.hex) ?? []).map(rounded),
      })),
    },
  });
  const { result } = outcome;
  const themes = [
    ...result.themes.filter(({ id }) => id !== lightId && id !== darkId),
    ...(slots.length === 0 ? [] : [themeOf(lightId, (rgb) => [...rgb]), themeOf(darkId, turnedLightness)]),
  ];
  return {
    result: { ...result, format: "dotlottie", dotLottieVersion: 2, themes },
    report: { ...outcome.report, slots, notSlotted },
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

/** `#rrggbb`, a number, or numbers. */
export type SlotValue = string | number | readonly number[];

export interface SetSlotsOptions extends EditOptions {
  values: { [slotId: string]: SlotValue };
}

export interface SetSlotsReport extends EditReport {
  /** Slots of `values` that the file does not have. */
  notFound: string[];
}

/** Other values for slots, in the places that they fill as well. Throws LottieError, UnknownAnimation, RangeError for values of another kind. */
export async function setSlots(
  source: Source,
  { values, ...options }: SetSlotsOptions,
  control: OperationControl = {},
): Promise<Outcome<ParsedAnimation, SetSlotsReport>> {
  const found = new Set<string>();
  const outcome = await edit(lineageEntry("setSlots", { values }), source, options, control, (json) => {
    const slots = asObject(json["slots"]) ?? {};
    const wanted = new Map<string, JsonObject>();
    for (const [id, value] of Object.entries(values)) {
      const before = stillValueOf(asObject(asObject(slots[id])?.["p"]) ?? propertyOf(json, id));
      if (before === undefined) continue;
      found.add(id);
      wanted.set(id, { a: 0, k: fitting(id, value, before) });
    }
    let changes = 0;
    const changed = rewriteObjects(json, (object) => {
      const property = wanted.get(asString(object["sid"]) ?? "");
      if (property === undefined) return object;
      changes++;
      return { ...object, ...property };
    }) as LottieJson;
    if (wanted.size === 0) return { json, changes: 0 };
    const set = Object.fromEntries(
      [...wanted].map(([id, property]) => [id, { ...asObject(slots[id]), p: property }]),
    );
    return { json: { ...changed, slots: { ...slots, ...set } }, changes: Math.max(changes, wanted.size) };
  });
  const notFound = Object.keys(values).filter((id) => !found.has(id));
  return { ...outcome, report: { ...outcome.report, notFound } };
}

/** What a property that a slot fills says by itself. */
function propertyOf(json: JsonObject, id: string): JsonObject | null {
  let found: JsonObject | null = null;
  forEachObject(json, (object) => {
    if (found === null && object["sid"] === id) found = object;
  });
  return found;
}

/** The value, or that of the first keyframe; undefined where there is none. */
function stillValueOf(property: JsonObject | null): unknown {
  if (property === null) return undefined;
  const value = property["k"];
  const first: unknown = Array.isArray(value) ? value[0] : null;
  return isObject(first) && "s" in first ? first["s"] : value;
}

function fitting(id: string, value: SlotValue, before: unknown): number | number[] {
  const numbers = asNumbers(before);
  const isNumber = asNumber(before) !== null || numbers?.length === 1;
  if (typeof value === "number" && isNumber) return value;
  if (typeof value === "string" && numbers !== null && numbers.length >= 3) {
    const rgb = rgbOf(value);
    if (rgb !== null) return [...rgb, ...numbers.slice(3)];
  }
  if (typeof value === "object" && numbers?.length === value.length && value.every(Number.isFinite))
    return [...value];
  const kind = isNumber
    ? "a number"
    : numbers === null
      ? "not set this way"
      : `${numbers.length} numbers${numbers.length >= 3 ? " or #rrggbb" : ""}`;
  throw new RangeError(`the slot ${JSON.stringify(id)} is ${kind}, which ${JSON.stringify(value)} is not`);
}
