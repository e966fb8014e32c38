import type { LengthContext } from "../values/lengths.ts";
import { parseLength } from "../values/lengths.ts";
import type { TextCharacter } from "./text-characters.ts";
import type { ShapedText } from "./text-shaper.ts";

/** How far below its baseline a text stands, in user units. */
export function baselineOf(
  { style, shifts }: TextCharacter,
  { ascent, descent }: ShapedText,
  lengths: LengthContext,
): number {
  const size = style.fontSize;
  let shifted = 0;
  for (const each of shifts) {
    const shift = each.get("baseline-shift") ?? "";
    if (shift === "sub") shifted += 0.2 * size;
    else if (shift === "super") shifted -= 0.4 * size;
    // Of the font size, not of the viewport.
    else
      shifted -= parseLength(shift, { ...lengths, width: each.fontSize, fontSize: each.fontSize }, "x") ?? 0;
  }
  const own = style.get("alignment-baseline") ?? "auto";
  const baseline = own === "auto" || own === "baseline" ? (style.get("dominant-baseline") ?? "auto") : own;
  return shifted + belowBaseline(baseline, ascent, descent) * size;
}

function belowBaseline(baseline: string, ascent: number, descent: number): number {
  switch (baseline) {
    case "middle":
      return 0.27;
    case "central":
      return (ascent - descent) / 2;
    case "mathematical":
      return ascent / 2;
    case "hanging":
      return ascent * 0.8;
    case "before-edge":
    case "text-before-edge":
    case "text-top":
      return ascent;
    case "after-edge":
    case "text-after-edge":
    case "text-bottom":
    case "ideographic":
      return -descent;
    default:
      return 0;
  }
}
