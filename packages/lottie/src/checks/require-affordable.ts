import { createVisit, type Visitor } from "../json/visit-document.ts";
import { type Composition, compositionsOf, forEachObject, idOf } from "../json/walk.ts";
import { asNumber, asObject, asString, isObject, type JsonObject, objectsIn } from "../json/json-values.ts";
import { LottieError } from "../lottie-error.ts";
import type { RunningLimits } from "./running-limits.ts";
import { outlineLength } from "./outline-length.ts";
import { readableNumber } from "./readable-number.ts";
import { largestValue, type Slots } from "./largest-value.ts";

/**
 * Refuses what is small to write and endless to draw: a star of ten million points, a repeater in a repeater, dashes finer
 * than can be seen. Numbers are taken at their largest, whenever and through whatever slot or theme they become it.
 */
export function requireAffordable(
  json: JsonObject,
  limits: RunningLimits,
  what: string,
  themes: readonly unknown[] = [],
): void {
  const bill = createAffordabilityCheck(json, limits, what, themes);
  createVisit([bill.visitor], limits.clock)(json);
  bill.require();
}

/** The same for who goes through the document anyway: refuses only when it is asked afterwards. */
export function createAffordabilityCheck(
  json: JsonObject,
  limits: RunningLimits,
  what: string,
  themes: readonly unknown[] = [],
): { visitor: Visitor; require: () => void } {
  const slots = slotsOf(json, themes);
  const most = (property: unknown): number => largestValue(property, slots);
  let refusal: LottieError | null = null;
  const requireAtMost = (amount: number, limit: number, things: string, fix: string): void => {
    if (amount <= limit) return;
    refusal ??= new LottieError(
      "too-much-to-draw",
      `${what} has ${shown(amount)} ${things}; at most ${readableNumber(limit)} can be drawn. ${fix}`,
    );
  };

  const visit = (object: JsonObject): void => {
    if (refusal !== null) return;
    // By the member rather than by the kind beside it: readers differ in which of several kinds they take.
    if (isProperty(object["pt"]) && !isOutline(object["pt"]))
      requireAtMost(most(object["pt"]), limits.maxStarPoints, "points in a star", "Use fewer points.");
    if (object["ty"] === "zz")
      requireAtMost(most(object["r"]), limits.maxStarPoints, "ridges in a zigzag", "Use fewer ridges.");
    if (isObject(object["k"]) && object["p"] !== undefined)
      requireAtMost(
        asNumber(object["p"]) ?? 0,
        limits.maxGradientStops,
        "stops in a gradient",
        "Use fewer stops.",
      );
    if (Array.isArray(object["ef"])) {
      const blur = objectsIn(object["ef"])[blurValueOf.get(asNumber(object["ty"]) ?? -1) ?? -1];
      if (blur !== undefined)
        requireAtMost(most(blur["v"]), limits.maxBlur, "as the strength of a blur", "Make it weaker.");
    }
    const text = object["t"];
    if (isObject(text) && "d" in text)
      requireAtMost(
        textLength(text, slots),
        limits.maxTextCharacters,
        "characters in a text, counted once for each of its animators",
        "Shorten the text or use fewer animators.",
      );
    if (Array.isArray(object["it"]) || Array.isArray(object["shapes"]))
      requireAtMost(
        dashesIn(objectsIn(object["it"] ?? object["shapes"]), most),
        limits.maxDashes,
        "dashes in a stroke",
        "Make the dashes longer.",
      );
  };

  const requireDrawn = (): void => {
    let copies = 1;
    const drawn = countDrawn(compositionsOf(json), (layer) => {
      const counted = countShapes(objectsIn(layer["shapes"]), most);
      copies = Math.max(copies, counted.copies);
      return 1 + counted.shapes + objectsIn(layer["masksProperties"]).length;
    });
    const simplify = "Use fewer repeaters or copies.";
    requireAtMost(copies, limits.maxCopies, "copies of a shape, repeaters in repeaters multiplied", simplify);
    requireAtMost(
      drawn,
      limits.maxDrawnShapes,
      "shapes and masks once its compositions and repeaters are spelt out",
      simplify,
    );
  };
  return {
    visitor: { members: looksAt, visit },
    require() {
      if (refusal === null) requireDrawn();
      if (refusal !== null) throw refusal;
    },
  };
}

const any = ["string", "number", "object"] as const;
const looksAt: Visitor["members"] = {
  pt: any,
  ty: ["string"],
  p: ["string", "number"],
  ef: ["object"],
  t: ["object"],
  it: ["object"],
  shapes: ["object"],
};

/** Which value of an effect is its blur: Gaussian blur and drop shadow. */
const blurValueOf = new Map([
  [29, 0],
  [25, 4],
]);

const isProperty = (value: unknown): boolean => isObject(value) || typeof value === "number";
/** A mask keeps its outline under the same name as a star its number of points. */
const isOutline = (property: unknown): boolean => {
  const value = asObject(property)?.["k"];
  return (
    isObject(value) ||
    (Array.isArray(value) && Array.isArray(asObject(value[0])?.["s"]) && hasVertices(value))
  );
};
/** The last keyframe of older files says when alone; what is said at it stands in the one before, as `e`. */
const hasVertices = (keyframes: unknown[]): boolean =>
  objectsIn(keyframes).every((each) =>
    [each["s"], each["e"]].every((value) => value === undefined || objectsIn(value).length > 0),
  );

/** Everything that can come into a property through its slot: the default, and the values of all themes. */
function slotsOf(json: JsonObject, themes: readonly unknown[]): Slots {
  const slots: Slots = new Map();
  const add = (id: string | null, value: unknown): void => {
    if (id !== null) slots.set(id, [...(slots.get(id) ?? []), value]);
  };
  for (const [id, slot] of Object.entries(asObject(json["slots"]) ?? {})) add(id, asObject(slot)?.["p"]);
  for (const theme of themes)
    for (const rule of objectsIn(asObject(theme)?.["rules"])) {
      add(idOf(rule["id"]), { k: rule["value"] });
      const keyframes = objectsIn(rule["keyframes"]);
      add(idOf(rule["id"]), {
        k: keyframes.map(({ value, inTangent, outTangent }) => ({ s: value, i: inTangent, o: outTangent })),
      });
    }
  return slots;
}

function textLength(text: JsonObject, slots: Slots): number {
  const document = asObject(text["d"]);
  const sources = [document, ...(slots.get(idOf(document?.["sid"]) ?? "") ?? [])];
  let longest = 0;
  for (const source of sources)
    forEachObject(source, (object) => {
      const written = asString(object["t"]) ?? asString(object["text"]) ?? "";
      longest = Math.max(longest, written.length);
    });
  return longest * (1 + objectsIn(text["a"]).length);
}

/** Dashes along everything in a list that its strokes may go around. */
function dashesIn(list: JsonObject[], most: (property: unknown) => number): number {
  let finest = Number.POSITIVE_INFINITY;
  for (const shape of list) {
    if (!Array.isArray(shape["d"])) continue;
    const pattern = objectsIn(shape["d"]).filter((each) => each["n"] !== "o");
    const length = pattern.reduce((sum, each) => sum + most(each["v"]), 0);
    // Without any length players draw no dashes at all.
    if (length > 0) finest = Math.min(finest, length);
  }
  return Number.isFinite(finest) ? outlineLength(list, most) / finest : 0;
}

/** Shapes of a list with every copy, and the most copies that any of them has. */
function countShapes(
  list: JsonObject[],
  most: (property: unknown) => number,
): { shapes: number; copies: number } {
  let shapes = 0;
  let own = 1;
  let inner = 1;
  for (const shape of list) {
    const isRepeater = shape["ty"] === "rp" || (isObject(shape["c"]) && typeof shape["c"]["k"] === "number");
    if (isRepeater) own *= Math.max(1, Math.ceil(most(shape["c"])));
    const counted = countShapes(objectsIn(shape["it"]), most);
    shapes += 1 + counted.shapes;
    inner = Math.max(inner, counted.copies);
  }
  return { shapes: shapes * own, copies: inner * own };
}

/**
 * The sum of what layers count for, once every use of a composition is spelt out. Infinity when one contains itself. Of
 * several compositions with one id the one that counts most is taken.
 */
export function countDrawn(
  [root, ...others]: Composition[],
  weightOf: (layer: JsonObject) => number,
): number {
  const byId = new Map<string, JsonObject[][]>();
  const unnamed: JsonObject[] = [];
  for (const { id, layers } of others)
    if (id === null) unnamed.push(...layers);
    else byId.set(id, [...(byId.get(id) ?? []), layers]);
  const counts = new Map<string, number>();
  const open = new Set<string>();
  const countOf = (layers: JsonObject[]): number => {
    let sum = 0;
    for (const layer of layers) {
      sum += weightOf(layer);
      const id = idOf(layer["refId"]);
      const inner = id === null ? undefined : byId.get(id);
      if (id === null || inner === undefined) continue;
      if (open.has(id)) return Number.POSITIVE_INFINITY;
      let count = counts.get(id);
      if (count === undefined) {
        open.add(id);
        count = Math.max(...inner.map(countOf));
        open.delete(id);
        counts.set(id, count);
      }
      sum += count;
    }
    return sum;
  };
  return countOf([...(root?.layers ?? []), ...unnamed]);
}

const shown = (amount: number): string =>
  Number.isFinite(amount) && amount < 1e9 ? readableNumber(Math.ceil(amount)) : "an astronomical number of";
