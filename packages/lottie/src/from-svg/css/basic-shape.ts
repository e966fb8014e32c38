import { type Box } from "../../scene/bounds/box.ts";
import type { Contour } from "../../scene/geometry/contour.ts";
import { transformed } from "../../scene/geometry/contour.ts";
import { translation } from "../../scene/geometry/matrix.ts";
import { contoursOfPath } from "../shapes/contours-of-path.ts";
import { ellipseContour, polygonContour, rectangleContour } from "../shapes/basic-shapes.ts";
import { firstSegments } from "../shapes/first-segments.ts";
import { type LengthContext, parseLength } from "../values/lengths.ts";
import type { SvgLimits } from "../svg-limits.ts";

export interface BasicShape {
  contours: Contour[];
  fillRule: "nonzero" | "evenodd";
}

const wholePattern = /^(circle|ellipse|inset|polygon|path|rect|xywh)\((.*)\)\s*([a-z-]*)$/is;

/** The outline that `clip-path` names itself (CSS Shapes 1, 3), laid on a box; null for what is none. */
export function basicShapeOf(
  text: string,
  box: Box,
  lengths: LengthContext,
  { maxCurves, maxNumber }: Pick<SvgLimits, "maxCurves" | "maxNumber">,
): BasicShape | null {
  const [, name = "", inside = ""] = wholePattern.exec(text.trim()) ?? [];
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const context = { ...lengths, width, height };
  const length = (word: string, direction: "x" | "y" | "other"): number | null =>
    parseLength(edges[word] ?? word, context, direction);
  const placed = (contours: Contour[], fillRule: BasicShape["fillRule"] = "nonzero"): BasicShape => ({
    contours: contours.map((contour) => transformed(contour, translation(box.left, box.top))),
    fillRule,
  });
  const rule = /^\s*evenodd\b/i.test(inside) ? "evenodd" : "nonzero";
  switch (name.toLowerCase()) {
    case "circle":
    case "ellipse": {
      const [radii = "", place = ""] = inside.split(/\bat\b/i);
      const [first = "50%", second = "50%"] = wordsOf(place);
      const isSwapped = /^(?:top|bottom)$/.test(first) || /^(?:left|right)$/.test(second);
      const x = length(isSwapped ? second : first, "x") ?? width / 2;
      const y = length(isSwapped ? first : second, "y") ?? height / 2;
      const sides = { x: [Math.abs(x), Math.abs(width - x)], y: [Math.abs(y), Math.abs(height - y)] };
      const radius = (word: string, of: readonly number[], direction: "x" | "y" | "other"): number => {
        if (word === "farthest-side") return Math.max(...of);
        return word === "closest-side" ? Math.min(...of) : Math.max(0, length(word, direction) ?? 0);
      };
      const [one = "closest-side", other = "closest-side"] = wordsOf(radii);
      if (name.toLowerCase() === "circle") {
        const r = radius(one, [...sides.x, ...sides.y], "other");
        return placed([ellipseContour(x, y, r, r)]);
      }
      return placed([ellipseContour(x, y, radius(one, sides.x, "x"), radius(other, sides.y, "y"))]);
    }
    case "inset":
    case "rect":
    case "xywh": {
      const [sides = "", corners = ""] = inside.split(/\bround\b/i);
      const [a = "0", b = a, c = a, d = b] = wordsOf(sides);
      const numbers = [length(a, name === "xywh" ? "x" : "y"), length(b, name === "xywh" ? "y" : "x")];
      const [first = 0, second = 0] = numbers.map((each) => each ?? 0);
      const third = length(c, name === "xywh" ? "x" : "y") ?? 0;
      const fourth = length(d, name === "xywh" ? "y" : "x") ?? 0;
      const frame = {
        inset: [fourth, first, width - fourth - second, height - first - third],
        rect: [fourth, first, second - fourth, third - first],
        xywh: [first, second, third, fourth],
      }[name.toLowerCase()];
      const [left = 0, top = 0, wide = 0, high = 0] = frame ?? [];
      if (!(wide > 0 && high > 0)) return placed([]);
      const [horizontal = "", vertical = horizontal] = corners.split("/");
      const round = [length(wordsOf(horizontal)[0] ?? "0", "x"), length(wordsOf(vertical)[0] ?? "0", "y")];
      const [rx = 0, ry = 0] = round.map((each) => Math.max(0, each ?? 0));
      return placed([
        rectangleContour([left, top, wide, high], [Math.min(rx, wide / 2), Math.min(ry, high / 2)]),
      ]);
    }
    case "polygon": {
      const points = inside.replace(/^\s*(?:nonzero|evenodd)\s*,/i, "").split(",");
      const numbers = points.slice(0, maxCurves).flatMap((point) => {
        const [x = "", y = ""] = wordsOf(point);
        return [length(x, "x") ?? Number.NaN, length(y, "y") ?? Number.NaN];
      });
      if (!numbers.every(Number.isFinite)) return null;
      const contour = polygonContour(numbers, true);
      return placed(contour === null ? [] : [contour], rule);
    }
    case "path": {
      const data = /(["'])(.*)\1/s.exec(inside)?.[2];
      if (data === undefined) return null;
      return placed(contoursOfPath(firstSegments(data, maxCurves + 1), maxNumber), rule);
    }
    default:
      return null;
  }
}

const edges: { [name: string]: string } = {
  left: "0%",
  top: "0%",
  center: "50%",
  right: "100%",
  bottom: "100%",
  auto: "0",
};

/** With `calc()` as one of them. */
const wordsOf = (text: string): string[] => text.match(/[a-z-]+\((?:[^()]|\([^()]*\))*\)|[^\s]+/gi) ?? [];
