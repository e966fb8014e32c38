import type { ChangeLog } from "../change-log.ts";
import { isObject, type JsonObject } from "../../json/json-values.ts";
import { forEachObject } from "../../json/walk.ts";
import { keyframesOf } from "../keyframe-list.ts";
import { visitProperties } from "../properties.ts";
import type { DocumentPass } from "./pass.ts";
import { toleranceOf } from "./tolerance.ts";

type Point = [x: number, y: number];
interface Path extends JsonObject {
  c: boolean;
  v: Point[];
  i: Point[];
  o: Point[];
}

/** Modifiers that do something at each vertex. */
const vertexModifiers = new Set<unknown>(["rd", "pb", "zz", "op", "tw"]);

/** Vertices that add nothing to a path: the start once more at its end, and those on a straight line. */
export const simplifyPaths: DocumentPass = (json, log, { pixels }) => {
  let hasModifiers = false;
  forEachObject(json, ({ ty }) => {
    hasModifiers ||= vertexModifiers.has(ty);
  });
  if (hasModifiers) return;
  visitProperties(json, (place) => {
    if (place.kind !== "path") return;
    const paths = pathsOf(place.property);
    if (paths !== null) log.together(() => simplify(paths, toleranceOf(place, pixels) / 8, log));
  });
};

/** The path of a still property, or those of all its keyframes, which have the same vertices; null where any is odd. */
function pathsOf(property: JsonObject): Path[] | null {
  const values: unknown[] = keyframesOf(property)?.map(({ s }) => s[0]) ?? [property["k"]];
  const [first] = values;
  const isSound = values.every(
    (each): boolean =>
      isPath(each) && isPath(first) && each.v.length === first.v.length && each.c === first.c,
  );
  return isSound ? (values as Path[]) : null;
}

function isPath(value: unknown): value is Path {
  if (!isObject(value)) return false;
  const { c, v, i, o } = value;
  const isPoints = (list: unknown): list is Point[] =>
    Array.isArray(list) &&
    list.every(
      (each) => Array.isArray(each) && each.length === 2 && each.every((one) => typeof one === "number"),
    );
  return (
    typeof c === "boolean" &&
    isPoints(v) &&
    isPoints(i) &&
    isPoints(o) &&
    v.length === i.length &&
    v.length === o.length
  );
}

/** All paths lose the same vertices, since players go from one to the next vertex by vertex. */
function simplify(originals: readonly Path[], close: number, log: ChangeLog): void {
  const paths = originals.map(({ v, i, o, ...rest }) => ({ ...rest, v: [...v], i: [...i], o: [...o] }));
  const all = (test: (path: Path) => boolean): boolean => paths.every(test);
  const count = (): number => paths[0]?.v.length ?? 0;
  const isClosed = paths[0]?.c === true;
  while (count() > 2 && all((path) => path.c && endsAtStart(path, close))) {
    for (const path of paths) {
      path.i[0] = path.i.at(-1) ?? [0, 0];
      for (const list of [path.v, path.i, path.o]) list.pop();
    }
  }
  for (let at = isClosed ? 0 : 1; at < count() - (isClosed ? 0 : 1) && count() > 3;) {
    if (!all((path) => isOnStraight(path, at, close))) at++;
    else for (const path of paths) for (const list of [path.v, path.i, path.o]) list.splice(at, 1);
  }
  if (originals[0]?.v.length === count()) return;
  for (const [index, original] of originals.entries())
    for (const key of ["v", "i", "o"] as const) log.set(original, key, paths[index]?.[key]);
}

const isZero = (point: Point | undefined): boolean => point?.[0] === 0 && point[1] === 0;

function endsAtStart({ v, i, o }: Path, close: number): boolean {
  const [first, last] = [v[0], v.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    isZero(o.at(-1)) &&
    isZero(i[0]) &&
    Math.abs(first[0] - last[0]) <= close &&
    Math.abs(first[1] - last[1]) <= close
  );
}

/** True for a vertex between two others on one straight line, not where the line turns back. */
function isOnStraight({ v, i, o }: Path, at: number, close: number): boolean {
  const before = (at + v.length - 1) % v.length;
  const after = (at + 1) % v.length;
  if (![o[before], i[at], o[at], i[after]].every(isZero)) return false;
  const [start, middle, end] = [v[before], v[at], v[after]];
  if (start === undefined || middle === undefined || end === undefined) return false;
  const [x, y] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(x, y);
  if (length === 0) return false;
  const along = ((middle[0] - start[0]) * x + (middle[1] - start[1]) * y) / length;
  const aside = Math.abs((middle[0] - start[0]) * y - (middle[1] - start[1]) * x) / length;
  return aside <= close && along >= 0 && along <= length;
}
