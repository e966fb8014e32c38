import { findPointer } from "../json/find-pointer.ts";
import { isObject, type JsonObject } from "../json/json-values.ts";
import { createVisit, type Visitor } from "../json/visit-document.ts";

/** Lists of which every entry is an object, by their names. */
const partLists = ["layers", "assets", "shapes", "it", "masksProperties", "ef"] as const;

const looksAt: Visitor["members"] = Object.fromEntries(partLists.map((name) => [name, ["object"]]));

/** Counts what stands in such lists and is a number, a text, nothing or a list. */
export function createOddEntryCounter(): { visitor: Visitor; count: () => number } {
  let count = 0;
  return {
    visitor: {
      members: looksAt,
      visit(object) {
        for (const name of partLists) {
          const list = object[name];
          if (Array.isArray(list)) for (const each of list as unknown[]) if (!isObject(each)) count++;
        }
      },
    },
    count: () => count,
  };
}

/** What an author or a tool says about an animation is theirs to write as they like. */
export function countInMeta({ meta }: JsonObject): number {
  const { visitor, count } = createOddEntryCounter();
  createVisit([visitor])(meta);
  return count();
}

/** The JSON pointer of the first of them outside `meta`. */
export function firstOddEntry(json: JsonObject): string | null {
  const firstIn = (object: JsonObject): string | null => {
    for (const name of partLists) {
      const list = object[name];
      const index = Array.isArray(list) ? list.findIndex((each) => !isObject(each)) : -1;
      if (index !== -1) return `${name}/${index}`;
    }
    return null;
  };
  let first: string | null = null;
  const holder = findPointer({ ...json, meta: null }, (object) => (first = firstIn(object)) !== null);
  return holder === null ? null : `${holder}/${first}`;
}
