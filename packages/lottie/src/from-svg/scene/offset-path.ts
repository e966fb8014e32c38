import { type Matrix, multiply, rotation, translation } from "../../scene/geometry/matrix.ts";
import { courseAlong, type PathCourse } from "../animation/path-course.ts";
import type { ComputedStyle } from "../css/computed-style.ts";
import type { SvgDocument, SvgElement } from "../document/svg-element.ts";
import { degreesOf } from "../values/angles.ts";
import { parseLength } from "../values/lengths.ts";
import { idOf } from "../values/numbers.ts";
import type { DrawingContext } from "./drawing-context.ts";

/** Of each element the last one, since it goes along the same path at every moment. */
const courses = new WeakMap<SvgElement, { data: string; course: PathCourse }>();
/** By their data, since many elements go along one path; of a path that changes each is another one, and the oldest goes. */
const sharedCourses = new WeakMap<SvgDocument, Map<string, PathCourse>>();
const mostShared = 32;

function courseOf(document: SvgDocument, element: SvgElement, data: string): PathCourse {
  const known = courses.get(element);
  if (known?.data === data) return known.course;
  const shared = sharedCourses.get(document) ?? new Map<string, PathCourse>();
  sharedCourses.set(document, shared);
  const course = shared.get(data) ?? courseAlong(data);
  shared.set(data, course);
  const [oldest] = shared.keys();
  if (shared.size > mostShared && oldest !== undefined) shared.delete(oldest);
  courses.set(element, { data, course });
  return course;
}

/** Where `offset-path` puts an element whose origin is `origin` (Motion Path 1, 4.4); null where it has none. */
export function offsetMatrix(
  context: DrawingContext,
  style: ComputedStyle,
  origin: readonly [x: number, y: number],
): Matrix | null {
  const text = style.get("offset-path") ?? "none";
  if (text === "none") return null;
  const data = pathDataOf(context, text);
  if (data === null) {
    context.findings.add("svg-unsupported-style", `offset-path: ${text.slice(0, 40)}`, style.element.index);
    return null;
  }
  const course = courseOf(context.document, style.element, data);
  const lengths = {
    ...style.lengths({ width: course.length, height: 0, maxNumber: context.limits.maxNumber }),
  };
  const distance = parseLength(style.get("offset-distance") ?? "0", lengths, "x") ?? 0;
  const share = course.length === 0 ? 0 : distance / course.length;
  // Once around a closed path it goes on, at the end of an open one it stays.
  const isBeyond = course.isClosed && (share < 0 || share > 1);
  const { x, y, heading } = course.at(isBeyond ? share - Math.floor(share) : share);
  return multiply(
    translation(x - origin[0], y - origin[1]),
    rotation(turnOf(style.get("offset-rotate") ?? "auto", heading)),
  );
}

function pathDataOf({ document, moment }: DrawingContext, text: string): string | null {
  const data = /^path\(\s*(?:[a-z]+\s*,\s*)?(["'])(.*)\1\s*\)/is.exec(text)?.[2];
  if (data !== undefined) return data;
  const id = idOf(text);
  const element = id === null ? undefined : document.byId.get(id);
  return element?.name === "path" ? (moment.attribute(element, "d") ?? null) : null;
}

/** `auto`, `reverse`, an angle, or one of both with an angle more. */
function turnOf(text: string, heading: number): number {
  let turn = 0;
  for (const word of text.trim().split(/\s+/)) {
    if (word === "auto") turn += heading;
    else if (word === "reverse") turn += heading + 180;
    else turn += degreesOf(word) || 0;
  }
  return turn;
}
