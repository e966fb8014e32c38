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

const types: readonly MemberType[] = ["string", "number", "object"];

/**
 * One way through a document (as `forEachObject` goes, each object before what is inside it) for several who look at some of its objects:
 * what is in a document is mostly keyframes, handles and numbers, at which nobody looks, and each member is read once for all.
 */
export function createVisit(visitors: readonly Visitor[], clock?: ReadingClock): (document: unknown) => void {
  // Who is interested in a member is a number with a bit for each visitor.
  const [strings, numbers, objects] = types.map((type) => interested(visitors, type)) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];

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
      if (typeof each === "number") asked |= numbers.get(name) ?? 0;
      else if (typeof each === "string") asked |= strings.get(name) ?? 0;
      else if (typeof each === "object" && each !== null) {
        asked |= objects.get(name) ?? 0;
        hasInside = true;
      }
    }
    for (; asked !== 0; asked &= asked - 1) visitors[31 - Math.clz32(asked & -asked)]?.visit(object);
    if (!hasInside) return;
    for (const name in object) {
      const each = object[name];
      if (typeof each === "object" && each !== null) visitValue(each);
    }
  };
  const visitList = (list: readonly unknown[]): void => {
    if (isOfNumbers(list)) return;
    for (let index = 0; index < list.length; index++) {
      const each = list[index];
      if (typeof each === "object" && each !== null) visitValue(each);
    }
  };
  const visitValue = (value: object): void => {
    if (Array.isArray(value)) visitList(value);
    else visitObject(value as JsonObject);
  };
  return (document) => {
    if (typeof document === "object" && document !== null) visitValue(document);
  };
}

function interested(visitors: readonly Visitor[], type: MemberType): Map<string, number> {
  const byName = new Map<string, number>();
  for (const [index, { members }] of visitors.entries())
    for (const [name, wanted] of Object.entries(members))
      if (wanted.includes(type)) byName.set(name, (byName.get(name) ?? 0) | (1 << index));
  return byName;
}
