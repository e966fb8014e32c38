import type { ReadingClock } from "../checks/reading-clock.ts";
import { isOfNumbers, type JsonObject } from "./json-values.ts";

/** Of lists as well as of objects; what is null, true or false is nothing that anybody looks for. */
type MemberType = "string" | "number" | "object";

/** Somebody who looks at the objects of a document that have one of some members. */
export interface Visitor {
  /** The names of these members, and of which types they have to be. */
  readonly members: { readonly [name: string]: readonly MemberType[] };
  visit(object: JsonObject): void;
  /** Told when one of these objects begins and ends: what is visited between is inside it. At most one visitor has them. */
  readonly parts?: { has(object: object): boolean };
  enter?(part: JsonObject): void;
  leave?(): void;
}

/** Who looks at objects with a member of some name, by its type: a bit for each visitor. */
type Interest = { [Type in MemberType]: number };

/**
 * One way through a document (as `forEachObject` goes, each object before what is inside it) for several who look at some of its objects:
 * what is in a document is mostly keyframes, handles and numbers, at which nobody looks, and each member is read once for all.
 */
export function createVisit(visitors: readonly Visitor[], clock?: ReadingClock): (document: unknown) => void {
  const interests = interestsOf(visitors);
  const parted = visitors.find(({ parts }) => parts !== undefined);
  const parts = parted?.parts;

  const visitObject = (object: JsonObject): void => {
    if (parts === undefined || !parts.has(object)) {
      visitWhole(object);
      return;
    }
    parted?.enter?.(object);
    visitWhole(object);
    parted?.leave?.();
  };
  const visitWhole = (object: JsonObject): void => {
    clock?.tick();
    let asked = 0;
    let hasInside = false;
    for (const name in object) {
      const each = object[name];
      const interest = interests.get(name);
      if (typeof each === "number") {
        if (interest !== undefined) asked |= interest.number;
      } else if (typeof each === "string") {
        if (interest !== undefined) asked |= interest.string;
      } else if (typeof each === "object" && each !== null) {
        if (interest !== undefined) asked |= interest.object;
        hasInside ||= !(Array.isArray(each) && isOfNumbers(each));
      }
    }
    for (; asked !== 0; asked &= asked - 1) visitors[31 - Math.clz32(asked & -asked)]?.visit(object);
    if (!hasInside) return;
    for (const name in object) {
      const each = object[name];
      if (typeof each === "object" && each !== null) visitValue(each);
    }
  };
  const visitValue = (value: object): void => {
    if (!Array.isArray(value)) {
      visitObject(value as JsonObject);
      return;
    }
    if (isOfNumbers(value)) return;
    for (let index = 0; index < value.length; index++) {
      const each: unknown = value[index];
      if (typeof each === "object" && each !== null) visitValue(each);
    }
  };
  return (document) => {
    if (typeof document === "object" && document !== null) visitValue(document);
  };
}

/** The last that were asked for: one document after the other is looked at by the same visitors. */
let latest: { members: readonly Visitor["members"][]; interests: Map<string, Interest> } | null = null;

function interestsOf(visitors: readonly Visitor[]): ReadonlyMap<string, Interest> {
  const known = latest;
  if (
    known?.members.length === visitors.length &&
    visitors.every(({ members }, index) => members === known.members[index])
  )
    return known.interests;
  const interests = new Map<string, Interest>();
  for (const [index, { members }] of visitors.entries())
    for (const [name, types] of Object.entries(members)) {
      let interest = interests.get(name);
      if (interest === undefined) interests.set(name, (interest = { string: 0, number: 0, object: 0 }));
      for (const type of types) interest[type] |= 1 << index;
    }
  latest = { members: visitors.map(({ members }) => members), interests };
  return interests;
}
