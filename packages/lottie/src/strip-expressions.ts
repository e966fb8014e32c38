import type { LottieJson } from "./contract.ts";
import type { JsonObject } from "./json-values.ts";
import { forEachObject, rewriteObjects, withoutMembers } from "./walk.ts";

/**
 * A text called `x` is a program that some players run, in whatever object it stands: ThorVG also reads it where no `k` is
 * beside it. Other things called `x` (half of a split position, the handles of easing, the growth of a mask) are no texts.
 */
const isExpression = (key: string, value: unknown): boolean => key === "x" && typeof value === "string";

/** Rules of a theme become properties of the animation, with their `expression` as its `x`. */
const isThemeExpression = (key: string, value: unknown): boolean =>
  (key === "expression" && typeof value === "string") || isExpression(key, value);

/** True for an object that carries a program. */
export const hasExpression = (object: JsonObject): boolean => typeof object["x"] === "string";

/** True when something in the document would be run by a player. */
export function hasExpressions(json: unknown): boolean {
  let isFound = false;
  forEachObject(json, (object) => {
    isFound ||= hasExpression(object);
  });
  return isFound;
}

/**
 * The animation without its expressions: programs that some players run (and that may never end).
 * Properties keep the value they have without them. Returns the same object when there is nothing to strip.
 */
export const stripExpressions = (json: LottieJson): LottieJson =>
  rewriteObjects(json, (object) => withoutMembers(object, isExpression)) as LottieJson;

/** The same for a theme. */
export const stripThemeExpressions = (theme: unknown): unknown =>
  rewriteObjects(theme, (object) => withoutMembers(object, isThemeExpression));
