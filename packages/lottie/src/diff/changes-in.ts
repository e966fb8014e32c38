import { pointerToken } from "../json/find-pointer.ts";
import { asNumber, asString, isObject, type JsonObject } from "../json/json-values.ts";
import { applyJsonDiff } from "./apply-json-diff.ts";
import type { Change, ChangeCode } from "./change.ts";
import { type ChangeLocation, nameAt, propertyOf } from "./change-location.ts";
import type { JsonDiff, ListDiff } from "./json-diff.ts";
import { movedIn } from "./moved-in.ts";
import { shownValue } from "./shown-value.ts";
import { toldMembersOf } from "./told-members.ts";

interface NamedList {
  kind: string;
  nameOf: (item: JsonObject) => unknown;
}

/** The words for a list whose items have names. */
const namedLists: { [list: string]: NamedList } = {
  layers: { kind: "layer", nameOf: ({ nm, ind }) => nm ?? ind },
  shapes: { kind: "shape", nameOf: ({ nm, ty }) => nm ?? ty },
  it: { kind: "shape", nameOf: ({ nm, ty }) => nm ?? ty },
  assets: { kind: "asset", nameOf: ({ id }) => id },
  markers: { kind: "marker", nameOf: ({ cm }) => cm },
  themes: { kind: "theme", nameOf: ({ id }) => id },
  stateMachines: { kind: "state-machine", nameOf: ({ id }) => id },
  animations: { kind: "animation", nameOf: ({ id }) => id },
};

/** What a diff of a whole file (see `comparableOf`) means to people, in the order of the document. */
export function changesIn(before: JsonObject, diff: JsonDiff | null): Change[] {
  const found = new FoundChanges();
  if (diff !== null) found.visit(before, diff, { animationId: null, pointer: "", layer: null, kind: "" }, "");
  return found.changes;
}

class FoundChanges {
  readonly changes: Change[] = [];

  /** `member` is the property that the value is a part of; empty for none. */
  visit(value: unknown, change: JsonDiff, location: ChangeLocation, member: string): void {
    if (change.kind === "object")
      this.#visitObject(isObject(value) ? value : {}, change.members, location, member);
    else if (change.kind === "list" && Array.isArray(value)) this.#visitList(value, change, location, member);
    else this.#visitOther(location, member);
  }

  #add(
    code: ChangeCode,
    { animationId, pointer }: ChangeLocation,
    parameters: Change["parameters"] = {},
  ): void {
    const last = this.changes.at(-1);
    const isSame =
      last?.code === code &&
      last.pointer === pointer &&
      JSON.stringify(last.parameters) === JSON.stringify(parameters);
    if (!isSame) this.changes.push({ code, animationId, pointer, parameters });
  }

  #visitOther(location: ChangeLocation, member: string): void {
    const { layer, pointer } = location;
    if (layer === null)
      this.#add(pointer.startsWith("/slots") ? "slot-changed" : "information-changed", location);
    else this.#add("property-changed", location, { layer, property: propertyOf(location, member) });
  }

  #visitObject(
    before: JsonObject,
    members: { [name: string]: JsonDiff },
    location: ChangeLocation,
    member: string,
  ): void {
    const after = (name: string): unknown =>
      members[name] === undefined ? before[name] : applyJsonDiff(before[name], members[name]);
    const told = new Set<string>();
    for (const { names, code, parameters } of toldMembersOf({ before, after, location, member })) {
      const changed = names.find((name) => members[name] !== undefined);
      if (changed === undefined) continue;
      for (const name of names) told.add(name);
      this.#add(code, { ...location, pointer: `${location.pointer}/${changed}` }, parameters());
    }
    for (const [name, each] of Object.entries(members)) {
      if (told.has(name)) continue;
      const pointer = `${location.pointer}/${pointerToken(name)}`;
      // A property's own members say nothing by themselves: `a` and `k` are of the property that they are in.
      const isOfProperty = ["a", "k", "ix", "l"].includes(name) && location.layer !== null && member !== "";
      const kind = name === "ks" && location.kind === "layer" ? "ks" : location.kind;
      this.visit(
        before[name],
        each,
        { ...location, pointer, kind },
        isOfProperty ? member : nameAt(location, name, member),
      );
    }
  }

  #visitList(list: readonly unknown[], change: ListDiff, location: ChangeLocation, member: string): void {
    const named = namedLists[lastToken(location.pointer)];
    if (named === undefined) this.#visitUnnamedList(list, change, location, member);
    else this.#visitNamedList(list, change, location, named);
  }

  #visitNamedList(
    list: readonly unknown[],
    change: ListDiff,
    location: ChangeLocation,
    named: NamedList,
  ): void {
    const itemAt = (index: number): JsonObject => (isObject(list[index]) ? list[index] : {});
    const at = (index: number): ChangeLocation => ({ ...location, pointer: `${location.pointer}/${index}` });
    const add = (verb: string, item: JsonObject, place: ChangeLocation): void =>
      this.#add(codeOf(named, verb), place, parametersOf(named, item, location));
    for (const index of change.removed) add("removed", itemAt(index), at(index));
    for (const entry of change.order ?? [])
      if (typeof entry !== "number" && isObject(entry.added)) add("added", entry.added, location);
    if (named.kind === "layer" || named.kind === "shape")
      for (const index of movedIn(change.order ?? [])) add("moved", itemAt(index), at(index));
    for (const [index, each] of Object.entries(change.items))
      this.#visitItem(itemAt(Number(index)), each, at(Number(index)), named);
  }

  #visitItem(item: JsonObject, change: JsonDiff, location: ChangeLocation, named: NamedList): void {
    const { kind } = named;
    const name = shownValue(named.nameOf(item));
    if (kind === "animation") this.#visitAnimation(item, change);
    else if (kind === "layer") this.visit(item, change, { ...location, layer: name, kind: "layer" }, "");
    else if (kind === "shape") this.visit(item, change, { ...location, kind: shownValue(item["ty"]) }, "");
    else if (kind === "asset" && change.kind === "object" && change.members["layers"] !== undefined)
      this.visit(item, change, location, "");
    else this.#add(codeOf(named, "changed"), location, { name });
  }

  #visitUnnamedList(
    list: readonly unknown[],
    change: ListDiff,
    location: ChangeLocation,
    member: string,
  ): void {
    const isKeyframes =
      lastToken(location.pointer) === "k" &&
      list.some((item) => isObject(item) && asNumber(item["t"]) !== null);
    if (!isKeyframes || location.layer === null) {
      this.#visitOther(location, member);
      return;
    }
    const parameters = { layer: location.layer, property: propertyOf(location, member) };
    const added = (change.order ?? []).filter((entry) => typeof entry !== "number").length;
    const changed = Object.keys(change.items).length;
    if (added > 0) this.#add("keyframes-added", location, { ...parameters, count: added });
    if (change.removed.length > 0)
      this.#add("keyframes-removed", location, { ...parameters, count: change.removed.length });
    if (changed > 0) this.#add("keyframes-changed", location, { ...parameters, count: changed });
  }

  #visitAnimation(item: JsonObject, change: JsonDiff): void {
    const animationId = asString(item["id"]) ?? "";
    if (change.kind !== "object") return;
    for (const [name, each] of Object.entries(change.members)) {
      const location = { animationId, pointer: "", layer: null, kind: "" };
      if (name === "json") this.visit(item["json"], each, location, "");
      else this.#add("information-changed", location);
    }
  }
}

const lastToken = (pointer: string): string => pointer.slice(pointer.lastIndexOf("/") + 1);

const codeOf = ({ kind }: NamedList, verb: string): ChangeCode => `${kind}-${verb}` as ChangeCode;

function parametersOf(
  { kind, nameOf }: NamedList,
  item: JsonObject,
  { layer }: ChangeLocation,
): Change["parameters"] {
  const name = shownValue(nameOf(item));
  if (kind === "shape") return { shape: name, layer: layer ?? "" };
  return kind === "layer" ? { layer: name } : { name };
}
