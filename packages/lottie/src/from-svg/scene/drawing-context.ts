import type { ComputedStyle, SvgMoment } from "../css/computed-style.ts";
import { childOf, type SvgDocument, type SvgElement, textIn } from "../document/svg-element.ts";
import type { SvgFindings } from "../svg-findings.ts";
import type { SvgLimits } from "../svg-limits.ts";
import { type Direction, type LengthContext, parseLength } from "../values/lengths.ts";
import type { Drawn, DrawnShape } from "./drawing.ts";

/** Where an element is drawn: by its parent, or by whoever refers to it. */
export interface DrawingScope {
  style: ComputedStyle;
  /** Size of the nearest viewport. */
  viewport: { width: number; height: number };
  /** Keeps the keys of several uses apart. */
  path: string;
  /** Elements that are being drawn through references, so that none draws itself. */
  open: readonly SvgElement[];
  /** Only outlines count, for `clip-path`. */
  isClip: boolean;
  /** What `context-fill` and `context-stroke` mean in a marker or a `use`. */
  contextPaints: { fill: DrawnShape["fill"]; stroke: DrawnShape["fill"] } | null;
}

/** What is drawn so far, with what the pictures in it draw that are SVGs themselves. */
export interface Spent {
  elements: number;
  curves: number;
}

export interface DrawingContext {
  document: SvgDocument;
  moment: SvgMoment;
  findings: SvgFindings;
  limits: SvgLimits;
  spent: Spent;
  /** Handed in, because references lead back to elements. Null where nothing is drawn. */
  drawElement(element: SvgElement, scope: DrawingScope): Drawn | null;
  /** An svg or symbol with the size that a `use` gives it. */
  drawReferred(
    element: SvgElement,
    scope: DrawingScope,
    size: { width: number | null; height: number | null },
  ): Drawn | null;
  drawText(
    context: DrawingContext,
    element: SvgElement,
    style: ComputedStyle,
    scope: DrawingScope,
  ): Drawn | null;
  /** A picture that is an SVG itself. */
  drawSvg: (source: string, width: number, height: number) => DrawnSvg | null;
}

export interface DrawnSvg {
  drawing: Drawn;
  width: number;
  height: number;
}

/** A number of an attribute in user units; null where it is missing or no length. */
export function lengthOf(
  context: DrawingContext,
  style: ComputedStyle,
  viewport: DrawingScope["viewport"],
  name: string,
  direction: Direction,
): number | null {
  const text = context.moment.attribute(style.element, name);
  return text === undefined ? null : parseLength(text, lengthsOf(context, style, viewport), direction);
}

export const lengthsOf = (
  { limits }: DrawingContext,
  style: ComputedStyle,
  viewport: DrawingScope["viewport"],
): LengthContext => style.lengths({ ...viewport, maxNumber: limits.maxNumber });

export function nameOf(element: SvgElement): string | null {
  const { attributes } = element;
  const title = childOf(element, "title");
  const text = title === null ? "" : textIn(title);
  const name = [text, attributes.get("aria-label"), attributes.get("id")].find(
    (each) => each !== undefined && each.trim() !== "",
  );
  return name === undefined ? null : name.trim().replaceAll(/\s+/g, " ").slice(0, 100);
}
