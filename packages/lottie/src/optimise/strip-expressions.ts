import type { LottieJson, ParsedAnimation } from "../contract.ts";
import type { JsonObject } from "../json/json-values.ts";
import { rewriteObjects, withoutMembers } from "../json/walk.ts";

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

/**
 * The animation without its expressions: programs that some players run (and that may never end).
 * Properties keep the value they have without them. Returns the same object when there is nothing to strip.
 */
export const stripExpressions = (json: LottieJson): LottieJson =>
  rewriteObjects(json, (object) => withoutMembers(object, isExpression)) as LottieJson;

/** The same for a theme. */
const stripThemeExpressions = (theme: unknown): unknown =>
  rewriteObjects(theme, (object) => withoutMembers(object, isThemeExpression));

/** A file without the programs in its animations and themes; the same object when it has none. */
export function withoutPrograms(parsed: ParsedAnimation): ParsedAnimation {
  const animations = parsed.animations.map((each) => ({ ...each, json: stripExpressions(each.json) }));
  const themes = parsed.themes.map((each) => ({ ...each, json: stripThemeExpressions(each.json) }));
  const isChanged =
    animations.some(({ json }, index) => json !== parsed.animations[index]?.json) ||
    themes.some(({ json }, index) => json !== parsed.themes[index]?.json);
  return isChanged ? { ...parsed, animations, themes } : parsed;
}
