import { isObject, type JsonObject } from "../json/json-values.ts";

const paintTypes: ReadonlySet<unknown> = new Set(["fl", "st", "gf", "gs"]);

/** A list of shapes with every fill and stroke changed, those in groups too; null where one is not to be, or is mixed with others. */
export function recoloured(
  list: unknown,
  change: (paint: JsonObject) => JsonObject | null,
): unknown[] | null {
  if (!Array.isArray(list)) return null;
  const all: unknown[] = [];
  for (const each of list as unknown[]) {
    const changed = isObject(each) ? changedShape(each, change) : each;
    if (changed === null) return null;
    all.push(changed);
  }
  return all;
}

function changedShape(
  shape: JsonObject,
  change: (paint: JsonObject) => JsonObject | null,
): JsonObject | null {
  if (shape["bm"] !== undefined && shape["bm"] !== 0) return null;
  if (paintTypes.has(shape["ty"])) return change(shape);
  if (shape["ty"] !== "gr") return shape;
  const items = recoloured(shape["it"], change);
  return items === null ? null : { ...shape, it: items };
}
