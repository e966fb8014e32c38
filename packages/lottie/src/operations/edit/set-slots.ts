import { rgbOf, type Rgb } from "../../colours/colour.ts";
import { withSlotColours } from "../../colours/with-slot-colours.ts";
import type { LottieJson, ParsedAnimation } from "../../contract.ts";
import {
  asNumber,
  asNumbers,
  asObject,
  asString,
  isObject,
  type JsonObject,
} from "../../json/json-values.ts";
import { forEachObject, rewriteObjects } from "../../json/walk.ts";
import { lineageEntry } from "../../lineage/lineage.ts";
import { edit, type EditOptions, type EditReport } from "./edit.ts";
import { type OperationControl, type Outcome, type Source, UnfitOption } from "../operation.ts";

/**
 * `#rrggbb`, a number, or numbers; or `#rrggbb` for each stop of a gradient or each keyframe of a colour that moves, null for those that
 * stay.
 */
export type SlotValue = string | number | readonly number[] | readonly (string | null)[];

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
      const property = asObject(asObject(slots[id])?.["p"]) ?? propertyOf(json, id);
      const before = stillValueOf(property);
      if (property === null || before === undefined) continue;
      found.add(id);
      wanted.set(id, recoloured(property, value) ?? { a: 0, k: fitting(id, value, before) });
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

/** Null where the value is no list of colours, or none that fits. */
function recoloured(property: JsonObject, value: SlotValue): JsonObject | null {
  if (typeof value !== "object" || value.every((each) => typeof each === "number")) return null;
  const colours: (Rgb | null)[] = [];
  for (const each of value) {
    const rgb = typeof each === "string" ? rgbOf(each) : null;
    if (rgb === null && each !== null) return null;
    colours.push(rgb);
  }
  return withSlotColours(property, colours);
}

function fitting(id: string, value: SlotValue, before: unknown): number | number[] {
  const numbers = asNumbers(before);
  const isNumber = asNumber(before) !== null || numbers?.length === 1;
  if (typeof value === "number" && isNumber) return value;
  if (typeof value === "string" && numbers !== null && numbers.length >= 3) {
    const rgb = rgbOf(value);
    if (rgb !== null) return [...rgb, ...numbers.slice(3)];
  }
  if (typeof value === "object" && numbers?.length === value.length) {
    const finite = asNumbers(value);
    if (finite?.every(Number.isFinite)) return [...finite];
  }
  const count = numbers?.length ?? 0;
  const kind = isNumber
    ? "number"
    : numbers === null
      ? isObject(before)
        ? "gradient"
        : "fixed"
      : count >= 3
        ? "colour"
        : "numbers";
  const wanted = {
    number: "a number",
    gradient: "#rrggbb for each stop",
    fixed: "not set this way",
    colour: `${count} numbers or #rrggbb`,
    numbers: `${count} numbers`,
  }[kind];
  const [slot, given] = [JSON.stringify(id), JSON.stringify(value)];
  throw new UnfitOption("unfit-slot", `the slot ${slot} is ${wanted}, which ${given} is not`, {
    id: slot,
    kind,
    count,
    given,
  });
}
