import { type Contour, contourOf, verticesOf } from "../geometry/contour.ts";

/** Pulls corners to the middle of a path and pushes its handles away from it, or the other way round (`pb`, by `amount` in percent). */
export function puckered(contour: Contour, amount: number): Contour {
  const vertices = verticesOf(contour);
  const mean = (sum: number): number => sum / Math.max(1, vertices.length);
  const centreX = mean(vertices.reduce((sum, { x }) => sum + x, 0));
  const centreY = mean(vertices.reduce((sum, { y }) => sum + y, 0));
  const share = amount / 100;
  const inwardsX = (x: number, by: number): number => x + (centreX - x) * by;
  const inwardsY = (y: number, by: number): number => y + (centreY - y) * by;
  return contourOf(
    vertices.map(({ x, y, inX, inY, outX, outY }) => ({
      x: inwardsX(x, share),
      y: inwardsY(y, share),
      inX: inwardsX(inX, -share),
      inY: inwardsY(inY, -share),
      outX: inwardsX(outX, -share),
      outY: inwardsY(outY, -share),
    })),
    contour.isClosed,
  );
}
