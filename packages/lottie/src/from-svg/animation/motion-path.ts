import { curveAt, curvesIn } from "../../scene/geometry/contour.ts";
import {
  measure,
  parameterAt,
  pointOn,
  tangentOn,
  type MeasuredCurve,
} from "../../scene/geometry/curve-length.ts";
import { elementsIn, type SvgDocument, type SvgElement } from "../document/svg-element.ts";
import { contoursOfPath } from "../shapes/contours-of-path.ts";
import { idOf, numbersOf } from "../values/numbers.ts";

export interface Motion {
  /** One for each stop of its course. */
  values: string[];
  keyPoints: number[] | null;
  /** After a share of its whole length. */
  at(share: number): string;
  /** In a part between two of its stops. */
  between(index: number, share: number): string;
}

const maxNumber = 1_000_000;

/** The course of an `animateMotion`, as translations with turns; null where it has none. */
export function motionValues(document: SvgDocument, element: SvgElement): Motion | null {
  const { attributes } = element;
  const reference = elementsIn(element).find(({ name }) => name === "mpath");
  const id = idOf(reference?.attributes.get("href"));
  const data =
    (id === null ? undefined : document.byId.get(id)?.attributes.get("d")) ??
    attributes.get("path") ??
    lines(attributes);
  if (data === null) return null;
  const curves: MeasuredCurve[] = [];
  for (const contour of contoursOfPath(data, maxNumber))
    for (let index = 0; index < curvesIn(contour); index++) curves.push(measure(curveAt(contour, index)));
  const [start = 0, second = 0] = numbersOf(data);
  const whole = curves.reduce((sum, { length }) => sum + length, 0);
  const rotate = attributes.get("rotate") ?? "0";
  const place = (index: number, share: number): string => {
    const measured = curves[Math.min(index, curves.length - 1)];
    if (measured === undefined) return `translate(${start},${second})`;
    const t = parameterAt(measured, share);
    const [x, y] = pointOn(measured.curve, t);
    const [dx, dy] = tangentOn(measured.curve, t);
    const heading = (Math.atan2(dy, dx) * 180) / Math.PI;
    const turn =
      rotate === "auto"
        ? heading
        : rotate === "auto-reverse"
          ? heading + 180
          : Number.parseFloat(rotate) || 0;
    return turn === 0 ? `translate(${x},${y})` : `translate(${x},${y}) rotate(${turn})`;
  };
  const points = attributes.get("keyPoints");
  return {
    values: [...curves.map((_, index) => place(index, 0)), place(curves.length - 1, 1)],
    keyPoints: points === undefined ? null : numbersOf(points.replaceAll(";", " ")),
    between: (index, share) => place(index, share),
    at(share) {
      let rest = Math.min(Math.max(share, 0), 1) * whole;
      for (const [index, { length }] of curves.entries()) {
        if (rest <= length || index === curves.length - 1)
          return place(index, length === 0 ? 0 : Math.min(1, rest / length));
        rest -= length;
      }
      return place(0, 0);
    },
  };
}

/** Points of `values`, or `from`, `to` and `by`, as path data. */
function lines(attributes: ReadonlyMap<string, string>): string | null {
  const values = attributes.get("values");
  const [from, to, by] = [attributes.get("from"), attributes.get("to"), attributes.get("by")];
  const pairs =
    values === undefined
      ? []
      : values
          .split(";")
          .filter((pair) => pair.trim() !== "")
          .map(numbersOf);
  if (values === undefined) {
    const start = numbersOf(from ?? "0,0");
    const [x = 0, y = 0] = start;
    const [dx = 0, dy = 0] = numbersOf(by ?? "0,0");
    if (to === undefined && by === undefined) return null;
    pairs.push(start, to === undefined ? [x + dx, y + dy] : numbersOf(to));
  }
  return pairs.length === 0 ? null : `M${pairs.map(([x = 0, y = 0]) => `${x},${y}`).join("L")}`;
}
