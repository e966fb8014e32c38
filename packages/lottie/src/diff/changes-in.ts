import { hexOf } from "../colours/colour.ts";
import { pointerToken } from "../json/find-pointer.ts";
import { asNumber, asNumbers, asString, isObject, type JsonObject } from "../json/json-values.ts";
import { applyJsonDiff } from "./apply-json-diff.ts";
import type { Change, ChangeCode, ChangedProperty } from "./change.ts";
import type { JsonDiff, ListDiff } from "./json-diff.ts";

/** The words for a list whose items have names. */
const namedLists: { [list: string]: { kind: string; nameOf: (item: JsonObject) => unknown } } = {
  layers: { kind: "layer", nameOf: ({ nm, ind }) => nm ?? ind },
  shapes: { kind: "shape", nameOf: ({ nm, ty }) => nm ?? ty },
  it: { kind: "shape", nameOf: ({ nm, ty }) => nm ?? ty },
  assets: { kind: "asset", nameOf: ({ id }) => id },
  markers: { kind: "marker", nameOf: ({ cm }) => cm },
  themes: { kind: "theme", nameOf: ({ id }) => id },
  stateMachines: { kind: "state-machine", nameOf: ({ id }) => id },
  animations: { kind: "animation", nameOf: ({ id }) => id },
};

const propertyNames: { [member: string]: ChangedProperty } = {
  "ks.o": "opacity",
  "ks.p": "position",
  "ks.a": "anchor",
  "ks.s": "scale",
  "ks.r": "rotation",
  "ks.sk": "skew",
  "tr.o": "opacity",
  "tr.p": "position",
  "tr.a": "anchor",
  "tr.s": "scale",
  "tr.r": "rotation",
  "tr.sk": "skew",
  "fl.o": "opacity",
  "st.o": "opacity",
  "st.w": "strokeWidth",
  "gs.w": "strokeWidth",
  "st.d": "dashes",
  "sh.ks": "path",
  "rc.s": "size",
  "el.s": "size",
  "rc.p": "position",
  "el.p": "position",
  "rc.r": "roundness",
  "rd.r": "roundness",
  "tm.s": "trim",
  "tm.e": "trim",
  "tm.o": "trim",
  "gf.g": "gradient",
  "gs.g": "gradient",
  masksProperties: "masks",
  tt: "matte",
  td: "matte",
  tp: "matte",
  ef: "effects",
  bm: "blendMode",
  ip: "timing",
  op: "timing",
  st: "timing",
  sr: "timing",
  parent: "parent",
};

interface Place {
  animationId: string | null;
  pointer: string;
  /** The layer that it is in; null outside of layers. */
  layer: string | null;
  /** What the object is of which members are looked at: `ks`, or the type of a shape. */
  kind: string;
}

/** What a diff of a whole file (see `comparableOf`) means to people, in the order of the document. */
export function changesIn(before: JsonObject, diff: JsonDiff | null): Change[] {
  const changes: Change[] = [];
  const add = (
    code: ChangeCode,
    { animationId, pointer }: Place,
    parameters: Change["parameters"] = {},
  ): void => {
    const last = changes.at(-1);
    const isSame =
      last?.code === code &&
      last.pointer === pointer &&
      JSON.stringify(last.parameters) === JSON.stringify(parameters);
    if (!isSame) changes.push({ code, animationId, pointer, parameters });
  };

  const visit = (value: unknown, change: JsonDiff, place: Place, member: string): void => {
    if (change.kind === "object") visitObject(isObject(value) ? value : {}, change.members, place, member);
    else if (change.kind === "list" && Array.isArray(value)) visitList(value, change, place, member);
    else visitOther(place, member);
  };

  const visitOther = (place: Place, member: string): void => {
    if (place.layer === null)
      add(place.pointer.startsWith("/slots") ? "slot-changed" : "information-changed", place);
    else add("property-changed", place, { layer: place.layer, property: propertyOf(place, member) });
  };

  const visitObject = (
    value: JsonObject,
    members: { [name: string]: JsonDiff },
    place: Place,
    member: string,
  ): void => {
    const isRoot = place.animationId !== null && place.pointer === "";
    const after = (name: string): unknown =>
      members[name] === undefined ? value[name] : applyJsonDiff(value[name], members[name]);
    const told = new Set<string>();
    const tell = (names: string[], code: ChangeCode, parameters: () => Change["parameters"]): void => {
      const changed = names.find((name) => members[name] !== undefined);
      if (changed === undefined) return;
      for (const name of names) told.add(name);
      add(code, { ...place, pointer: `${place.pointer}/${changed}` }, parameters());
    };
    if (isRoot) {
      tell(["w", "h"], "canvas-changed", () => ({
        from: `${shown(value["w"])} × ${shown(value["h"])}`,
        to: `${shown(after("w"))} × ${shown(after("h"))}`,
      }));
      tell(["fr"], "frame-rate-changed", () => ({ from: shown(value["fr"]), to: shown(after("fr")) }));
      tell(["ip", "op"], "range-changed", () => ({
        from: `${shown(value["ip"])}–${shown(value["op"])}`,
        to: `${shown(after("ip"))}–${shown(after("op"))}`,
      }));
    }
    if (place.layer !== null && place.kind === "layer") {
      tell(["nm"], "layer-renamed", () => ({ from: shown(value["nm"]), to: shown(after("nm")) }));
      tell(["hd"], after("hd") === true ? "layer-hidden" : "layer-shown", () => ({
        layer: place.layer ?? "",
      }));
    }
    if (place.layer !== null && isText(value))
      tell(["t"], "text-changed", () => ({
        layer: place.layer ?? "",
        from: shown(value["t"]),
        to: shown(after("t")),
      }));
    if (place.layer !== null && member === "c" && isColour(value["k"]))
      tell(["k", "a"], "colour-changed", () => {
        const now = after("k");
        return {
          layer: place.layer ?? "",
          from: hexOf(value["k"] as number[]),
          to: isColour(now) ? hexOf(now) : "…",
        };
      });
    if (place.layer !== null && member === "" && typeof value["sc"] === "string")
      tell(["sc"], "colour-changed", () => ({
        layer: place.layer ?? "",
        from: shown(value["sc"]),
        to: shown(after("sc")),
      }));
    for (const [name, each] of Object.entries(members)) {
      if (told.has(name)) continue;
      const pointer = `${place.pointer}/${pointerToken(name)}`;
      // A property's own members say nothing by themselves: `a` and `k` are of the property that they are in.
      const isOfProperty = ["a", "k", "ix", "l"].includes(name) && place.layer !== null && member !== "";
      const kind = name === "ks" && place.kind === "layer" ? "ks" : place.kind;
      visit(
        value[name],
        each,
        { ...place, pointer, kind },
        isOfProperty ? member : nameAt(place, name, member),
      );
    }
  };

  const visitList = (list: readonly unknown[], change: ListDiff, place: Place, member: string): void => {
    const words = namedLists[lastToken(place.pointer)];
    const itemAt = (index: number): JsonObject => (isObject(list[index]) ? list[index] : {});
    if (words === undefined) return visitUnnamedList(list, change, place, member);
    const nameOf = (item: JsonObject): string => shown(words.nameOf(item));
    const parametersOf = (item: JsonObject): Change["parameters"] =>
      words.kind === "shape"
        ? { shape: nameOf(item), layer: place.layer ?? "" }
        : { [words.kind === "layer" ? "layer" : "name"]: nameOf(item) };
    const told = (verb: string): ChangeCode => `${words.kind}-${verb}` as ChangeCode;
    for (const index of change.removed)
      add(told("removed"), { ...place, pointer: `${place.pointer}/${index}` }, parametersOf(itemAt(index)));
    for (const entry of change.order ?? [])
      if (typeof entry !== "number" && isObject(entry.added))
        add(told("added"), place, parametersOf(entry.added));
    if (words.kind === "layer" || words.kind === "shape")
      for (const index of movedIn(change.order ?? []))
        add(told("moved"), { ...place, pointer: `${place.pointer}/${index}` }, parametersOf(itemAt(index)));
    for (const [index, each] of Object.entries(change.items)) {
      const item = itemAt(Number(index));
      const at = { ...place, pointer: `${place.pointer}/${index}` };
      if (words.kind === "animation") visitAnimation(item, each);
      else if (words.kind === "layer") visit(item, each, { ...at, layer: nameOf(item), kind: "layer" }, "");
      else if (words.kind === "shape") visit(item, each, { ...at, kind: shown(item["ty"]) }, "");
      else if (words.kind === "asset" && each.kind === "object" && each.members["layers"] !== undefined)
        visit(item, each, at, "");
      else add(told("changed"), at, { name: nameOf(item) });
    }
  };

  const visitUnnamedList = (
    list: readonly unknown[],
    change: ListDiff,
    place: Place,
    member: string,
  ): void => {
    const isKeyframes =
      lastToken(place.pointer) === "k" && list.some((item) => isObject(item) && asNumber(item["t"]) !== null);
    if (!isKeyframes || place.layer === null) {
      visitOther(place, member);
      return;
    }
    const parameters = { layer: place.layer, property: propertyOf(place, member) };
    const added = (change.order ?? []).filter((entry) => typeof entry !== "number").length;
    const changed = Object.keys(change.items).length;
    if (added > 0) add("keyframes-added", place, { ...parameters, count: added });
    if (change.removed.length > 0)
      add("keyframes-removed", place, { ...parameters, count: change.removed.length });
    if (changed > 0) add("keyframes-changed", place, { ...parameters, count: changed });
  };

  const visitAnimation = (item: JsonObject, change: JsonDiff): void => {
    const animationId = asString(item["id"]) ?? "";
    if (change.kind !== "object") return;
    for (const [name, each] of Object.entries(change.members)) {
      const place = { animationId, pointer: "", layer: null, kind: "" };
      if (name === "json") visit(item["json"], each, place, "");
      else add("information-changed", place);
    }
  };

  if (diff !== null) visit(before, diff, { animationId: null, pointer: "", layer: null, kind: "" }, "");
  return changes;
}

const lastToken = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);
const shown = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value)
    : value === undefined
      ? "–"
      : JSON.stringify(value);
const isColour = (value: unknown): value is number[] => {
  const numbers = asNumbers(value);
  return numbers !== null && (numbers.length === 3 || numbers.length === 4);
};
/** The text of a text layer: `{t, f, s, …}` inside a keyframe. */
const isText = (value: JsonObject): boolean => typeof value["t"] === "string" && "s" in value;

/** A name that a property goes by, from the object that it is a member of. */
const nameAt = (place: Place, name: string, member: string): string =>
  `${place.kind}.${name}` in propertyNames || member === "" || place.kind === "ks" ? name : member;

const propertyOf = (place: Place, member: string): ChangedProperty =>
  propertyNames[`${place.kind}.${member}`] ?? propertyNames[member] ?? "other";

/** The fewest items that went to another place: all that are not in the longest part that is still in order. */
function movedIn(order: ListDiff["order"] & object): number[] {
  const stayed = order.filter((entry) => typeof entry === "number");
  const best = stayed.map(() => 1);
  for (let at = 0; at < stayed.length; at++)
    for (let before = 0; before < at; before++)
      if ((stayed[before] ?? 0) < (stayed[at] ?? 0))
        best[at] = Math.max(best[at] ?? 1, (best[before] ?? 0) + 1);
  let length = Math.max(0, ...best);
  const moved: number[] = [];
  for (let at = stayed.length - 1; at >= 0; at--) {
    if (best[at] === length && length > 0) length--;
    else moved.push(stayed[at] ?? 0);
  }
  return moved.toReversed();
}
