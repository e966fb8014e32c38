import {
  countOutside,
  countOutsideFillings,
  firstOutsideFont,
  firstOutsidePicture,
} from "../checks/outside-sources.ts";
import type { LottieJson, ParsedAnimation } from "../contract.ts";
import { findPointer } from "../json/find-pointer.ts";
import { hasExpression } from "../optimise/strip-expressions.ts";
import { forEachObject } from "../json/walk.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { DiagnosticLog } from "./diagnostic-log.ts";

/** What a sound file asks for that it will not get where animations are drawn and published: programs, and what lies outside of it. */
export function diagnoseUse(parsed: ParsedAnimation): Diagnostic[] {
  return diagnoseCountedUse(parsed, (json) => {
    let expressions = 0;
    forEachObject(json, (object) => (expressions += hasExpression(object) ? 1 : 0));
    return expressions;
  });
}

/** The same for who knows how many expressions an animation has. */
export function diagnoseCountedUse(
  { animations, themes, assets, format }: ParsedAnimation,
  expressionsIn: (json: LottieJson) => number,
): Diagnostic[] {
  const log = new DiagnosticLog();
  const inThemes = themes.reduce((sum, { json }) => sum + countOutsideFillings(json, assets), 0);
  for (const [index, { id, json }] of animations.entries()) {
    const mine = log.of({ file: format === "json" ? null : `a/${id}.json`, animationId: id });
    const expressions = expressionsIn(json);
    if (expressions > 0)
      mine.add("expressions", `${findPointer(json, hasExpression)}/x`, { count: expressions });
    const counts = countOutside(json, assets);
    const pictures = counts.pictures + (index === 0 ? inThemes : 0);
    if (pictures > 0) mine.add("outside-pictures", firstOutsidePicture(json, assets), { count: pictures });
    if (counts.fonts > 0) mine.add("outside-fonts", firstOutsideFont(json, assets), { count: counts.fonts });
  }
  for (const { id, json } of themes) {
    let expressions = 0;
    forEachObject(json, (object) => (expressions += isProgram(object) ? 1 : 0));
    if (expressions > 0)
      log
        .of({ file: `t/${id}.json`, animationId: null })
        .add("expressions", findPointer(json, isProgram), { count: expressions });
  }
  return log.found;
}

const isProgram = (object: { [key: string]: unknown }): boolean =>
  hasExpression(object) || typeof object["expression"] === "string";
