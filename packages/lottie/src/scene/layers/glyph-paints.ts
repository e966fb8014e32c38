import { asNumber, asObject, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import { type Contour, transformed } from "../geometry/contour.ts";
import { identity, multiply, scaling, translation } from "../geometry/matrix.ts";
import { type Moment, take } from "../moment.ts";
import { numbersOf } from "../property.ts";
import type { ScenePaint, ScenePath, SceneText } from "../scene.ts";
import { bezierPathAt } from "../shapes/bezier-path.ts";
import { colourFrom } from "../shapes/paint.ts";

interface Glyph {
  json: JsonObject;
  pointer: string;
  /** Width of a letter of the size 100. */
  width: number;
}

/** Letters whose outlines the document brings for a font, by themselves. */
export function glyphsOf(document: JsonObject, { fontFamily, fontStyle }: SceneText): Map<string, Glyph> {
  const glyphs = new Map<string, Glyph>();
  objectsIn(document["chars"]).forEach((json, index) => {
    const letter = asString(json["ch"]);
    const isOfFont = json["fFamily"] === fontFamily && (json["style"] ?? fontStyle) === fontStyle;
    if (letter !== null && isOfFont)
      glyphs.set(letter, { json, pointer: `/chars/${index}`, width: asNumber(json["w"]) ?? 0 });
  });
  return glyphs;
}

/** The fill and the stroke of a text whose letters are outlines. */
export function glyphPaints(
  moment: Moment,
  value: JsonObject,
  text: SceneText,
  glyphs: ReadonlyMap<string, Glyph>,
  pointer: string,
): ScenePaint[] {
  const paths = laidOut(moment, text, glyphs);
  const common = {
    pointer,
    json: value,
    copies: [],
    matrix: identity,
    opacity: 1,
    blendMode: "normal" as const,
    paths,
  };
  const paints: ScenePaint[] = [];
  if (value["fc"] !== undefined)
    paints.push({
      ...common,
      source: { kind: "colour", colour: text.colour },
      style: { kind: "fill", rule: "nonzero" },
    });
  const width = asNumber(value["sw"]) ?? 0;
  if (width > 0 && value["sc"] !== undefined)
    paints.push({
      ...common,
      source: { kind: "colour", colour: colourFrom(numbersOf(value["sc"]) ?? []) },
      style: { kind: "stroke", width, cap: "butt", join: "miter", miterLimit: 4, dashes: [], dashOffset: 0 },
    });
  // The stroke lies below unless it is said to lie above.
  return value["of"] === true ? paints : paints.toReversed();
}

function laidOut(moment: Moment, text: SceneText, glyphs: ReadonlyMap<string, Glyph>): ScenePath[] {
  const share = { start: 0, middle: 0.5, end: 1 }[text.justify];
  const size = text.fontSize / 100;
  const letters = new Intl.Segmenter(undefined, { granularity: "grapheme" });
  return text.lines.flatMap((line, row) => {
    const signs = [...letters.segment(line)].map(({ segment }) => glyphs.get(segment));
    const advance = (glyph: Glyph | undefined): number =>
      glyph === undefined ? 0 : glyph.width * size + text.letterSpacing;
    const whole = signs.reduce((sum, glyph) => sum + advance(glyph), 0);
    let x = text.x - whole * share;
    const y = text.y + row * text.lineHeight;
    return signs.flatMap((glyph): ScenePath[] => {
      if (glyph === undefined) return [];
      const position = multiply(translation(x, y), scaling(size, size));
      x += advance(glyph);
      const contours = outlinesOf(moment, glyph).map((each) => transformed(each, position));
      const points = contours.reduce((sum, each) => sum + each.points.length, 0);
      const isDrawn = points > 0 && take(moment, "points", glyph.pointer, points);
      return isDrawn ? [{ pointer: glyph.pointer, contours }] : [];
    });
  });
}

function outlinesOf(moment: Moment, { json, pointer }: Glyph): Contour[] {
  return objectsIn(asObject(json["data"])?.["shapes"]).flatMap((group, index) =>
    objectsIn(group["it"]).flatMap((shape, position) => {
      const at = `${pointer}/data/shapes/${index}/it/${position}`;
      const contour = shape["ty"] === "sh" ? bezierPathAt(moment, shape, "ks", at) : null;
      return contour === null || contour.points.length < 4 ? [] : [contour];
    }),
  );
}
