import { keys, lamp, line } from "./shapes.ts";

/** Short strokes around a point, for the moment something meets. */
export const rays = (
  x: number,
  y: number,
  from: number,
  to: number,
  at: number,
  angles: readonly number[],
  color: string = lamp,
  width = 5,
) =>
  angles.map((angle) => {
    const radians = (angle * Math.PI) / 180;
    const [dx, dy] = [Math.cos(radians), Math.sin(radians)];
    return line(`M${x + dx * from} ${y + dy * from}L${x + dx * to} ${y + dy * to}`, {
      width,
      color,
      end: keys([at, 0], [at + 5, 100, "out"]),
      start: keys([at + 2, 0], [at + 9, 100]),
      fade: keys([0, 0], [at, 100, "hold"], [at + 9, 0, "hold"]),
    });
  });
