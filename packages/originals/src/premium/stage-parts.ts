import {
  box,
  circle,
  cycle,
  type Figure,
  layer,
  type Layer,
  part,
  shape,
  smooth,
  sway,
} from "../builder/index.ts";
import { hill, ink, line } from "../objects/on-stage.ts";

/** The disc of light behind a thing. */
export const sun = (x = 200, y = 146, radius = 112): Layer =>
  layer("Sun", circle(x, y, radius, { fill: "sun" }));

/** A table or a floor, with the edge of its shadow. */
export const floor = (y = 258, from = 130, to = 270): Layer =>
  layer("Floor", box(-10, y, 420, 60, 0, ink), box(from, y + 12, to - from, 3, 1.5, hill));

/** A thread of steam that rises from x, y and dissolves, a whole number of times in the loop. */
export const steam = (
  frames: number,
  x: number,
  y: number,
  { phase = 0, height = 60, width = 5 }: { phase?: number; height?: number; width?: number } = {},
): Figure =>
  part(
    {
      name: "Steam",
      y: cycle(
        frames,
        [
          [0, 12, "linear"],
          [0.999, -22, "linear"],
        ],
        { phase, ease: "linear" },
      ),
      opacity: cycle(
        frames,
        [
          [0, 0],
          [0.3, 1],
          [0.7, 0.8],
          [0.98, 0],
        ],
        { phase },
      ),
      x: sway(frames, -4, 4, { times: 2, phase }),
    },
    shape(
      smooth(
        [
          [x, y],
          [x - 9, y - height * 0.25],
          [x + 8, y - height * 0.55],
          [x - 5, y - height * 0.8],
          [x + 4, y - height],
        ],
        { closed: false },
      ),
      line(width, "hill"),
    ),
  );

/** A four-pointed glint that comes and goes. */
export const glint = (
  frames: number,
  x: number,
  y: number,
  radius: number,
  phase: number,
  paint: "paper" | "sheet" | "hill" | "lamp" = "paper",
): Figure =>
  part(
    {
      name: "Glint",
      pivot: [x, y],
      rotate: sway(frames, -12, 12, { phase }),
      scale: cycle(
        frames,
        [
          [0, 0.05],
          [0.12, 1],
          [0.3, 0.05],
        ],
        { phase },
      ),
    },
    shape(
      `M${x} ${y - radius}Q${x} ${y} ${x + radius} ${y}Q${x} ${y} ${x} ${y + radius}Q${x} ${y} ${x - radius} ${y}Q${x} ${y} ${x} ${y - radius}Z`,
      { fill: paint },
    ),
  );
