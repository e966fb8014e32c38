import { type Contour, curveAt, curvesIn } from "../scene/geometry/contour.ts";
import { isStraight } from "../scene/geometry/curve-length.ts";
import { identity, type Matrix } from "../scene/geometry/matrix.ts";
import { rounded } from "./xml.ts";

/** Whether a curve of a contour is written as a straight line. */
type IsLine = (contour: number, curve: number) => boolean;

export const pathData = (
  contours: readonly Contour[],
  isLine: IsLine = (contour, curve) => {
    const one = contours[contour];
    return one !== undefined && isStraight(curveAt(one, curve));
  },
): string => contours.map((contour, at) => contourData(contour, (curve) => isLine(at, curve))).join("");

function contourData(contour: Contour, isLine: (curve: number) => boolean): string {
  const [x, y] = contour.points;
  if (x === undefined || y === undefined) return "";
  const curves = curvesIn(contour);
  const parts = [`M${pair(x, y)}`];
  for (let index = 0; index < curves; index++) {
    const curve = curveAt(contour, index);
    const [, , x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = curve;
    const isLast = index === curves - 1;
    if (!isLine(index)) parts.push(`C${pair(x1, y1)} ${pair(x2, y2)} ${pair(x3, y3)}`);
    else if (!(isLast && contour.isClosed && x3 === x && y3 === y)) parts.push(`L${pair(x3, y3)}`);
  }
  return parts.join("") + (contour.isClosed ? "Z" : "");
}

const pair = (x: number, y: number): string => `${rounded(x)} ${rounded(y)}`;

/** Null for what changes nothing. */
export const matrixAttribute = (matrix: Matrix): string | null =>
  matrix === identity || matrix.every((each, index) => each === identity[index])
    ? null
    : `matrix(${matrix.map((each, index) => rounded(each, index < 4 ? 6 : 3)).join(" ")})`;
