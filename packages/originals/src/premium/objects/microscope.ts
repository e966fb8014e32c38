import {
  box,
  circle,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
  sway,
  warped,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const frames = 120;

const cell = (x: number, y: number, size: number, late: number): Figure => {
  const points = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2;
    return [x + Math.cos(angle) * size, y + Math.sin(angle) * size] as const;
  });
  const wobble = warped(
    frames,
    smooth(points),
    (px, py, angle) => {
      const around = Math.atan2(py - y, px - x);
      const grow = 1 + 0.13 * Math.sin(around * 2 + angle + late) + 0.06 * Math.sin(around * 3 - 2 * angle);
      return [x + (px - x) * grow, y + (py - y) * grow];
    },
    { samples: 12 },
  );
  return part(
    {
      name: "Cell",
      x: sway(frames, -6, 6, { phase: late / 6 }),
      y: sway(frames, 5, -5, { phase: late / 6 + 0.25 }),
    },
    shape(wobble, ink),
    circle(x - size * 0.15, y + size * 0.1, size * 0.34, sheet),
    circle(x - size * 0.1, y + size * 0.1, size * 0.14, ink),
  );
};

export const microscope = onStage(
  {
    key: "microscope",
    title: "Microscope, small company",
    description:
      "The tube comes down, the wheel turns, and what was a blur in the round window turns out to be alive.",
    tags: [
      "microscope",
      "science",
      "health",
      "laboratory",
      "cells",
      "biology",
      "research",
      "medical",
      "zoom",
      "discover",
      "loop",
    ],
    category: "health",
    tint: "amber",
    frames,
    posterFrame: 60,
  },
  () => {
    const focus = (from: number, to: number) =>
      keys(
        [0, from],
        [10, from, "hold"],
        [30, to * 1.06 - from * 0.06, "in-out"],
        [40, to, "in-out"],
        [92, to, "hold"],
        [114, from, "in-out"],
        [frames, from, "hold"],
      );
    return [
      layer("View", circle(122, 124, 92, { fill: "sun" })),
      layer(
        { name: "Cells", masks: [{ data: "M30 124A92 92 0 1 1 214 124A92 92 0 1 1 30 124Z" }] },
        part(
          { pivot: [122, 124], scale: focus(0.34, 1), rotate: sway(frames, -6, 10) },
          cell(102, 96, 30, 0),
          cell(162, 142, 24, 2),
          cell(100, 168, 18, 4),
          cell(60, 122, 13, 1),
          cell(166, 84, 12, 3),
          ...[
            [134, 60],
            [70, 78],
            [138, 188],
            [196, 118],
            [58, 160],
          ].map(([x = 0, y = 0], index) =>
            part(
              {
                x: sway(frames, -4, 4, { phase: index / 5 }),
                y: sway(frames, 4, -4, { phase: index / 5 + 0.3 }),
              },
              circle(x, y, 4, hill),
            ),
          ),
        ),
      ),
      layer(
        "Ring",
        circle(122, 124, 92, line(8)),
        shape("M206 158L252 196", line(3)),
        circle(252, 196, 4, ink),
      ),
      layer(
        "Microscope",
        shape("M300 96Q376 128 366 214Q362 250 330 264H300Q344 236 340 196Q336 150 296 128Z", ink),
        box(228, 258, 148, 24, 8, ink),
        box(224, 204, 108, 12, 3, ink),
        shape("M236 202H276", line(4, "paper", "butt")),
        part(
          { name: "Tube", y: focus(0, 14), pivot: [296, 120] },
          part(
            { pivot: [296, 120], rotate: 24 },
            box(272, 74, 44, 76, 5, ink),
            box(280, 40, 28, 40, 3, ink),
            box(274, 28, 40, 15, 5, ink),
            shape("M276 150H312L304 176H284Z", ink),
            shape("M272 92H316M272 100H316", line(2.4, "sheet", "butt")),
          ),
        ),
        part(
          {
            name: "Wheel",
            pivot: [344, 186],
            rotate: keys(
              [0, 0],
              [10, 0, "hold"],
              [40, 220, "in-out"],
              [92, 220, "hold"],
              [114, 0, "in-out"],
              [frames, 0, "hold"],
            ),
          },
          circle(344, 186, 19, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
          shape("M344 174V198M332 186H356", line(3, "sheet")),
        ),
        circle(262, 236, 11, ink),
        shape("M254 232L268 240", line(3, "sheet")),
        shape("M262 246V260", line(6)),
        box(246, 268, 110, 3, 1.5, hill),
      ),
      layer("Table", box(-10, 280, 420, 40, 0, ink)),
    ];
  },
);
