import { elementsIn, type SvgDocument, type SvgElement } from "../document/svg-element.ts";
import { idOf, numbersOf } from "../values/numbers.ts";
import { type CoursePlace, courseAlong } from "./path-course.ts";

export interface Motion {
  /** One for each stop of its course. */
  values: string[];
  keyPoints: number[] | null;
  /** After a share of its whole length. */
  at(share: number): string;
  /** In a part between two of its stops. */
  between(index: number, share: number): string;
}

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
  const course = courseAlong(data);
  const rotate = attributes.get("rotate") ?? "0";
  const placed = ({ x, y, heading }: CoursePlace): string => {
    const ahead = rotate === "auto" ? heading : rotate === "auto-reverse" ? heading + 180 : null;
    const turn = course.curves === 0 ? 0 : (ahead ?? (Number.parseFloat(rotate) || 0));
    return turn === 0 ? `translate(${x},${y})` : `translate(${x},${y}) rotate(${turn})`;
  };
  const points = attributes.get("keyPoints");
  return {
    values: [
      ...Array.from({ length: course.curves }, (_, index) => placed(course.within(index, 0))),
      placed(course.within(course.curves - 1, 1)),
    ],
    keyPoints: points === undefined ? null : numbersOf(points.replaceAll(";", " ")),
    between: (index, share) => placed(course.within(index, share)),
    at: (share) => placed(course.at(share)),
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
