import { identity, type Matrix } from "../../scene/geometry/matrix.ts";
import { numbersOf } from "../values/numbers.ts";

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Null where it is missing or wrong. */
export function parseViewBox(text: string | undefined): ViewBox | null {
  const [x, y, width, height] = numbersOf(text ?? "");
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

const shares: { [align: string]: number } = { Min: 0, Mid: 0.5, Max: 1 };

/** From the coordinates of a view box to a viewport with its corner at the origin (SVG 2, 8.2). */
export function viewBoxMatrix(
  box: ViewBox,
  { width, height }: { width: number; height: number },
  aspectRatio: string | undefined,
): { matrix: Matrix; isSliced: boolean } {
  const [, alignX = "Mid", alignY = "Mid", meetOrSlice] =
    /x(Min|Mid|Max)Y(Min|Mid|Max)(?:\s+(meet|slice))?/.exec(aspectRatio ?? "") ?? [];
  let [scaleX, scaleY] = [width / box.width, height / box.height];
  const isSliced = meetOrSlice === "slice";
  if (!/^\s*(?:defer\s+)?none\b/.test(aspectRatio ?? ""))
    scaleX = scaleY = isSliced ? Math.max(scaleX, scaleY) : Math.min(scaleX, scaleY);
  const x = (width - box.width * scaleX) * (shares[alignX] ?? 0.5) - box.x * scaleX;
  const y = (height - box.height * scaleY) * (shares[alignY] ?? 0.5) - box.y * scaleY;
  const matrix: Matrix = [scaleX, 0, 0, scaleY, x, y];
  return { matrix: matrix.every(Number.isFinite) ? matrix : identity, isSliced };
}
