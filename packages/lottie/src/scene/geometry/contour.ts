import { identity, type Matrix, placed } from "./matrix.ts";

/**
 * One line of cubic Bézier curves: `points` holds where it begins and then, for each curve, two handles and the end, as x and y
 * in turn. A closed one comes back to its beginning with a curve of its own.
 */
export interface Contour {
  points: number[];
  isClosed: boolean;
}

/** Numbers that a curve takes behind the point at which it begins. */
const numbersPerCurve = 6;

export const curvesIn = ({ points }: Contour): number =>
  Math.max(0, Math.floor((points.length - 2) / numbersPerCurve));

/** The curve as eight numbers: beginning, two handles, end. */
export const curveAt = ({ points }: Contour, index: number): number[] =>
  points.slice(index * numbersPerCurve, index * numbersPerCurve + 8);

export function transformed(contour: Contour, matrix: Matrix): Contour {
  if (matrix === identity) return contour;
  return { points: placed(contour.points, matrix), isClosed: contour.isClosed };
}

/** The same line drawn the other way round. */
export function reversed({ points, isClosed }: Contour): Contour {
  const turned: number[] = [];
  for (let at = points.length - 2; at >= 0; at -= 2) turned.push(points[at] ?? 0, points[at + 1] ?? 0);
  return { points: turned, isClosed };
}

/** A vertex with its handles, all from the same origin. */
export interface Vertex {
  x: number;
  y: number;
  inX: number;
  inY: number;
  outX: number;
  outY: number;
}

export function contourOf(vertices: readonly Vertex[], isClosed: boolean): Contour {
  const [first] = vertices;
  if (first === undefined) return { points: [], isClosed };
  const points = [first.x, first.y];
  let previous = first;
  const add = (vertex: Vertex): void => {
    points.push(previous.outX, previous.outY, vertex.inX, vertex.inY, vertex.x, vertex.y);
    previous = vertex;
  };
  for (const vertex of vertices.slice(1)) add(vertex);
  if (isClosed) add(first);
  return { points, isClosed };
}

export function verticesOf(contour: Contour): Vertex[] {
  const { points, isClosed } = contour;
  const curves = curvesIn(contour);
  const vertices: Vertex[] = [];
  const number = (at: number): number => points[at] ?? 0;
  for (let index = 0; index < (isClosed ? curves : curves + 1); index++) {
    const at = index * numbersPerCurve;
    const before = index > 0 ? at - 2 : isClosed ? points.length - 4 : at;
    const after = index < curves ? at + 2 : at;
    vertices.push({
      x: number(at),
      y: number(at + 1),
      inX: number(before),
      inY: number(before + 1),
      outX: number(after),
      outY: number(after + 1),
    });
  }
  return vertices;
}
