import { asNumber, asObject, asString, type JsonObject, objectsIn } from "../../json/json-values.ts";
import type { Moment } from "../moment.ts";
import { numbersOf, readProperty } from "../property.ts";
import type { SceneContent, SceneText } from "../scene.ts";
import { colourFrom } from "../shapes/paint.ts";
import { glyphPaints, glyphsOf } from "./glyph-paints.ts";

/** Text: the outlines of its letters where the document brings them, else what whoever draws it needs to know. */
export function textAt(moment: Moment, layer: JsonObject, pointer: string): SceneContent {
  const text = asObject(layer["t"]) ?? {};
  const reading = readProperty(moment, text, "d", `${pointer}/t`);
  // A text never turns into another little by little.
  const value = reading === null ? null : asObject("value" in reading ? reading.value : reading.from);
  if (value === null) return { kind: "nothing" };
  if (objectsIn(text["a"]).length > 0) moment.report.add("unsupported-text-animator", `${pointer}/t/a`);
  const described = describedText(moment, value);
  const glyphs = glyphsOf(moment.document, described);
  if (glyphs.size > 0)
    return { kind: "shapes", paints: glyphPaints(moment, value, described, glyphs, `${pointer}/t/d`) };
  moment.report.add("text-without-outlines", pointer, { font: described.fontFamily });
  return described;
}

function describedText(moment: Moment, value: JsonObject): SceneText {
  const font = objectsIn(asObject(moment.document["fonts"])?.["list"]).find(
    ({ fName }) => fName === value["f"],
  );
  const fontSize = asNumber(value["s"]) ?? 0;
  const lineHeight = asNumber(value["lh"]) ?? fontSize * 1.2;
  const justify = ([1, 4].includes(asNumber(value["j"]) ?? 0) ? "end" : null) ?? middleOf(value["j"]);
  const [boxX = 0, boxY = 0] = numbersOf(value["ps"]) ?? [];
  const [boxWidth = 0] = numbersOf(value["sz"]) ?? [];
  const ascent = ((asNumber(font?.["ascent"]) ?? 75) / 100) * fontSize;
  const isBox = value["sz"] !== undefined;
  const share = { start: 0, middle: 0.5, end: 1 }[justify];
  return {
    kind: "text",
    lines: linesOf(asString(value["t"]) ?? ""),
    fontFamily: asString(font?.["fFamily"]) ?? asString(value["f"]) ?? "sans-serif",
    fontStyle: asString(font?.["fStyle"]) ?? "Regular",
    fontSize,
    lineHeight,
    letterSpacing: ((asNumber(value["tr"]) ?? 0) / 1000) * fontSize,
    justify,
    x: isBox ? boxX + boxWidth * share : 0,
    y: (isBox ? boxY + ascent : 0) - (asNumber(value["ls"]) ?? 0),
    colour: colourFrom(numbersOf(value["fc"]) ?? [0, 0, 0]),
  };
}

const middleOf = (value: unknown): "middle" | "start" =>
  [2, 5].includes(asNumber(value) ?? 0) ? "middle" : "start";

/** Lines end with a carriage return, or with an end of text where the line goes on in the same paragraph. */
function linesOf(text: string): string[] {
  const lines = text.replaceAll("\u0003", "\n").split(/\r\n|[\r\n]/);
  return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
}
