import type { Box } from "../../scene/bounds/box.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgElement } from "../document/svg-element.ts";
import type { DrawnPaint } from "../scene/drawing.ts";
import type { DrawingContext, DrawingScope } from "../scene/drawing-context.ts";
import { idOf } from "../values/numbers.ts";
import { resolveGradient } from "./resolve-gradient.ts";

/** A pattern is no paint of its own: the shape becomes a matte for its tiles; `otherwise` is for one that has none. */
export type ResolvedPaint =
  | DrawnPaint
  | { kind: "pattern"; element: SvgElement; opacity: number; otherwise: DrawnPaint | null };

/** What `fill` or `stroke` of a shape is painted with; null for nothing. `box` is measured for what needs it alone. */
export function resolvePaint(
  context: DrawingContext,
  style: ComputedStyle,
  scope: DrawingScope,
  property: "fill" | "stroke",
  box: () => Box | null,
): ResolvedPaint | null {
  const text = style.get(property) ?? (property === "fill" ? "black" : "none");
  const opacity = style.share(`${property}-opacity`);
  if (text === "none") return null;
  if (text === "context-fill" || text === "context-stroke") {
    const paint = scope.contextPaints?.[text === "context-fill" ? "fill" : "stroke"] ?? null;
    return paint === null ? null : { ...paint, opacity: paint.opacity * opacity };
  }
  if (!text.startsWith("url(")) return colourPaint(style, text, opacity) ?? defaultPaint(property, opacity);
  const id = idOf(text);
  const fallback = /^url\((?:[^()"']|"[^"]*"|'[^']*')*\)\s*(.*)$/.exec(text)?.[1]?.trim() ?? "";
  if (fallback !== "" && fallback !== "none" && style.colourOf(fallback) === null)
    return defaultPaint(property, opacity);
  const server = id === null ? undefined : context.document.byId.get(id);
  if (id === null) context.findings.add("svg-outside-references", text.slice(0, 80));
  if (server?.name === "linearGradient" || server?.name === "radialGradient") {
    const gradient = resolveGradient(context, server, style, scope, box());
    if (gradient !== null && gradient !== "fallback")
      return { ...gradient, opacity: gradient.opacity * opacity };
  }
  const otherwise = fallback === "" || fallback === "none" ? null : colourPaint(style, fallback, opacity);
  return server?.name === "pattern" ? { kind: "pattern", element: server, opacity, otherwise } : otherwise;
}

function colourPaint(style: ComputedStyle, text: string, opacity: number): DrawnPaint | null {
  const colour = style.colourOf(text);
  return colour === null ? null : { kind: "colour", rgb: colour.rgb, opacity: opacity * colour.alpha };
}

const defaultPaint = (property: "fill" | "stroke", opacity: number): DrawnPaint | null =>
  property === "fill" ? { kind: "colour", rgb: [0, 0, 0], opacity } : null;
