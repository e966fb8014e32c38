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

interface ChangeLocation {
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
    { animationId, pointer }: ChangeLocation,
    parameters: Change["parameters"] = {},
  ): void => {
    const last = changes.at(-1);
    const isSame =
      last?.code === code &&
      last.pointer === pointer &&
      JSON.stringify(last.parameters) === JSON.stringify(parameters);
    if (!isSame) changes.push({ code, animationId, pointer, parameters });
  };

  const visit = (value: unknown, change: JsonDiff, location: ChangeLocation, member: string): void => {
    if (change.kind === "object") visitObject(isObject(value) ? value : {}, change.members, location, member);
    else if (change.kind === "list" && Array.isArray(value)) visitList(value, change, location, member);
    else visitOther(location, member);
  };

  const visitOther = (location: ChangeLocation, member: string): void => {
    if (location.layer === null)
      add(location.pointer.startsWith("/slots") ? "slot-changed" : "information-changed", location);
    else add("property-changed", location, { layer: location.layer, property: propertyOf(location, member) });
  };

  const visitObject = (
    value: JsonObject,
    members: { [name: string]: JsonDiff },
    location: ChangeLocation,
    member: string,
  ): void => {
    const isRoot = location.animationId !== null && location.pointer === "";
    const after = (name: string): unknown =>
      members[name] === undefined ? value[name] : applyJsonDiff(value[name], members[name]);
    const reported = new Set<string>();
    const report = (names: string[], code: ChangeCode, parameters: () => Change["parameters"]): void => {
      const changed = names.find((name) => members[name] !== undefined);
      if (changed === undefined) return;
      for (const name of names) reported.add(name);
      add(code, { ...location, pointer: `${location.pointer}/${changed}` }, parameters());
    };
    if (isRoot) {
      report(["w", "h"], "canvas-changed", () => ({
        from: `${shown(value["w"])} × ${shown(value["h"])}`,
        to: `${shown(after("w"))} × ${shown(after("h"))}`,
      }));
      report(["fr"], "frame-rate-changed", () => ({ from: shown(value["fr"]), to: shown(after("fr")) }));
      report(["ip", "op"], "range-changed", () => ({
        from: `${shown(value["ip"])}–${shown(value["op"])}`,
        to: `${shown(after("ip"))}–${shown(after("op"))}`,
      }));
    }
    if (location.layer !== null && location.kind === "layer") {
      report(["nm"], "layer-renamed", () => ({ from: shown(value["nm"]), to: shown(after("nm")) }));
      report(["hd"], after("hd") === true ? "layer-hidden" : "layer-shown", () => ({
        layer: location.layer ?? "",
      }));
    }
    if (location.layer !== null && isText(value))
      report(["t"], "text-changed", () => ({
        layer: location.layer ?? "",
        from: shown(value["t"]),
        to: shown(after("t")),
      }));
    if (location.layer !== null && member === "c" && isColour(value["k"]))
      report(["k", "a"], "colour-changed", () => {
        const now = after("k");
        return {
          layer: location.layer ?? "",
          from: hexOf(value["k"] as number[]),
          to: isColour(now) ? hexOf(now) : "…",
        };
      });
    if (location.layer !== null && member === "" && typeof value["sc"] === "string")
      report(["sc"], "colour-changed", () => ({
        layer: location.layer ?? "",
        from: shown(value["sc"]),
        to: shown(after("sc")),
      }));
    for (const [name, each] of Object.entries(members)) {
      if (reported.has(name)) continue;
      const pointer = `${location.pointer}/${pointerToken(name)}`;
      // A property's own members say nothing by themselves: `a` and `k` are of the property that they are in.
      const isOfProperty = ["a", "k", "ix", "l"].includes(name) && location.layer !== null && member !== "";
      const kind = name === "ks" && location.kind === "layer" ? "ks" : location.kind;
      visit(
        value[name],
        each,
        { ...location, pointer, kind },
        isOfProperty ? member : nameAt(location, name, member),
      );
    }
  };

  const visitList = (
    list: readonly unknown[],
    change: ListDiff,
    location: ChangeLocation,
    member: string,
  ): void => {
    const words = namedLists[lastToken(location.pointer)];
    const itemAt = (index: number): JsonObject => (isObject(list[index]) ? list[index] : {});
    if (words === undefined) return visitUnnamedList(list, change, location, member);
    const nameOf = (item: JsonObject): string => shown(words.nameOf(item));
    const parametersOf = (item: JsonObject): Change["parameters"] =>
      words.kind === "shape"
        ? { shape: nameOf(item), layer: location.layer ?? "" }
        : { [words.kind === "layer" ? "layer" : "name"]: nameOf(item) };
    const reported = (verb: string): ChangeCode => `${words.kind}-${verb}` as ChangeCode;
    for (const index of change.removed)
      add(
        reported("removed"),
        { ...location, pointer: `${location.pointer}/${index}` },
        parametersOf(itemAt(index)),
      );
    for (const entry of change.order ?? [])
      if (typeof entry !== "number" && isObject(entry.added))
        add(reported("added"), location, parametersOf(entry.added));
    if (words.kind === "layer" || words.kind === "shape")
      for (const index of movedIn(change.order ?? []))
        add(
          reported("moved"),
          { ...location, pointer: `${location.pointer}/${index}` },
          parametersOf(itemAt(index)),
        );
    for (const [index, each] of Object.entries(change.items)) {
      const item = itemAt(Number(index));
      const at = { ...location, pointer: `${location.pointer}/${index}` };
      if (words.kind === "animation") visitAnimation(item, each);
      else if (words.kind === "layer") visit(item, each, { ...at, layer: nameOf(item), kind: "layer" }, "");
      else if (words.kind === "shape") visit(item, each, { ...at, kind: shown(item["ty"]) }, "");
      else if (words.kind === "asset" && each.kind === "object" && each.members["layers"] !== undefined)
        visit(item, each, at, "");
      else add(reported("changed"), at, { name: nameOf(item) });
    }
  };

  const visitUnnamedList = (
    list: readonly unknown[],
    change: ListDiff,
    location: ChangeLocation,
    member: string,
  ): void => {
    const isKeyframes =
      lastToken(location.pointer) === "k" &&
      list.some((item) => isObject(item) && asNumber(item["t"]) !== null);
    if (!isKeyframes || location.layer === null) {
      visitOther(location, member);
      return;
    }
    const parameters = { layer: location.layer, property: propertyOf(location, member) };
    const added = (change.order ?? []).filter((entry) => typeof entry !== "number").length;
    const changed = Object.keys(change.items).length;
    if (added > 0) add("keyframes-added", location, { ...parameters, count: added });
    if (change.removed.length > 0)
      add("keyframes-removed", location, { ...parameters, count: change.removed.length });
    if (changed > 0) add("keyframes-changed", location, { ...parameters, count: changed });
  };

  const visitAnimation = (item: JsonObject, change: JsonDiff): void => {
    const animationId = asString(item["id"]) ?? "";
    if (change.kind !== "object") return;
    for (const [name, each] of Object.entries(change.members)) {
      const location = { animationId, pointer: "", layer: null, kind: "" };
      if (name === "json") visit(item["json"], each, location, "");
      else add("information-changed", location);
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
const nameAt = (location: ChangeLocation, name: string, member: string): string =>
  `${location.kind}.${name}` in propertyNames || member === "" || location.kind === "ks" ? name : member;

const propertyOf = (location: ChangeLocation, member: string): ChangedProperty =>
  propertyNames[`${location.kind}.${member}`] ?? propertyNames[member] ?? "other";

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
