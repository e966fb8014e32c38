import { isObject, type JsonObject } from "../../json/json-values.ts";
import { keyOf, keyed } from "../write/keyed.ts";
import { fixed } from "../write/property.ts";

/** Where a part is not there it stands hidden, as it was or will be. */
export function hidden(item: JsonObject): JsonObject {
  const { ks, it } = item;
  const key = keyOf(item) ?? "";
  if (Array.isArray(it)) {
    const faded = it.map((each: unknown) =>
      isObject(each) && each["ty"] === "tr" ? Object.assign({}, each, { o: fixed(0) }) : each,
    );
    return keyed(key, { ...item, it: faded });
  }
  if (isObject(ks) && "matrix" in ks) return keyed(key, { ...item, ks: { ...ks, o: fixed(0) } });
  return item;
}

/** Whether two parts have the same key and form, as far as that is seen at a glance. */
export function isAlike(one: JsonObject, other: JsonObject): boolean {
  if (one === other) return true;
  const [its, others] = [one["it"], other["it"]];
  if (!Array.isArray(its) || !Array.isArray(others) || its.length !== others.length) return false;
  if (keyOf(one) !== keyOf(other)) return false;
  for (let index = 0; index < its.length; index++)
    if (!hasSameForm(its[index] as JsonObject, others[index] as JsonObject)) return false;
  return true;
}

function hasSameForm(one: JsonObject, other: JsonObject): boolean {
  const { ty } = one;
  if (one === other) return true;
  if (ty !== other["ty"]) return false;
  if (ty === "tr" || ty === "gr") return true;
  if (ty === "fl") return plainText(one["r"]) === plainText(other["r"]);
  if (ty !== "sh") return formOf(one) === formOf(other);
  const [path, counterpart] = [pathIn(one), pathIn(other)];
  return path.outline.length === counterpart.outline.length && path.c === counterpart.c;
}

const pathIn = ({ ks }: JsonObject): { outline: readonly number[]; c: unknown } =>
  (ks as JsonObject)["k"] as { outline: readonly number[]; c: unknown };

/** What cannot change by keyframes: how many points, stops and dashes, how lines end, which modes. */
export function formOf(item: JsonObject): string {
  const { ty, it, masksProperties } = item;
  if (Array.isArray(it))
    return `gr(${it
      .filter((each: unknown) => isObject(each) && each["ty"] !== "gr")
      .map((each: unknown) => formOf(each as JsonObject))
      .join()})`;
  if (ty === "sh") return `sh${pathIn(item).outline.length}${String(pathIn(item).c)}`;
  if (ty === "fl") return `fl ${plainText(item["r"])}`;
  const gradient = item["g"];
  const stops = isObject(gradient) ? ((gradient["k"] as JsonObject)["k"] as unknown[]).length : 0;
  const dashes = Array.isArray(item["d"]) ? item["d"].length : 0;
  const masks = Array.isArray(masksProperties)
    ? masksProperties
        .map(
          (mask: JsonObject) =>
            (((mask["pt"] as JsonObject)["k"] as JsonObject)["outline"] as unknown[]).length,
        )
        .join()
    : "";
  const plain = ["r", "lc", "lj", "ml", "t", "bm", "tt", "td", "refId", "n", "nm"]
    .map((name) => plainText(item[name]))
    .join();
  return `${String(ty)} ${plain} ${stops} ${dashes} ${masks} ${"h" in item ? "h" : ""}`;
}

const plainText = (value: unknown): string =>
  typeof value === "number" || typeof value === "string" ? String(value) : "";
