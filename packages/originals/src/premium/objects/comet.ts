import {
  box,
  circle,
  cycle,
  type Figure,
  layer,
  part,
  shape,
  smooth,
  sway,
  warped,
} from "../../builder/index.ts";
import { hills, stars } from "../../creatures/scenery.ts";
import { ink, onStage, sheet } from "../../objects/on-stage.ts";

/** Stars that stream by: `count` lines that cross the sky in the direction of the tail. */
const streak = (frames: number, x: number, y: number, length: number, phase: number): Figure => {
  const way = (gain: number) =>
    cycle(
      frames,
      [
        [0, 0],
        [0.999, gain, "linear"],
      ],
      { phase, ease: "linear", times: 2 },
    );
  return part(
    { x: way(520), y: way(-260) },
    shape(`M${x} ${y}l${length} ${-length / 2}`, { stroke: { paint: "hill", width: 2.4 } }),
  );
};

const pine = (x: number, height: number): string =>
  [0, 1, 2]
    .map((row) => {
      const top = 280 - height + (row * height) / 4;
      const half = (height / 7) * (1 + row * 0.55);
      return `M${x} ${top}L${x + half} ${top + height / 2.4}H${x - half}Z`;
    })
    .join("");

export const comet = onStage(
  {
    key: "comet",
    title: "Comet over the firs",
    description: "A comet with a long waving tail hangs over a wood while the small stars stream by.",
    tags: [
      "comet",
      "space",
      "night",
      "sky",
      "stars",
      "meteor",
      "astronomy",
      "wish",
      "fast",
      "forest",
      "loop",
    ],
    category: "space",
    tint: "rose",
    frames: 72,
    posterFrame: 20,
  },
  (frames) => {
    const tail = (data: string, reach: number, late: number, paint: "sun" | "hill" | "ink" | "sheet") =>
      shape(
        warped(
          frames,
          data,
          (x, y, angle) => {
            const far = Math.max(0, x - 130) / 270;
            const wave = reach * far * Math.sin(2 * angle - far * 5 - late);
            return [x + wave * 0.45, y + wave * 0.9];
          },
          { samples: 16 },
        ),
        { fill: paint },
      );
    return [
      layer(
        "Sky",
        ...stars(frames, [
          { x: 40, y: 40, radius: 7 },
          { x: 90, y: 200, radius: 5 },
          { x: 330, y: 200, radius: 6 },
          { x: 230, y: 226, radius: 4 },
          { x: 200, y: 24, radius: 5 },
        ]),
        streak(frames, -60, 130, 30, 0),
        streak(frames, -80, 250, 44, 0.4),
        streak(frames, -40, 330, 30, 0.7),
        streak(frames, 60, 330, 24, 0.15),
      ),
      layer(
        "Comet",
        part(
          { name: "Flight", x: sway(frames, -5, 5), y: sway(frames, 4, -4, { phase: 0.2 }) },
          tail(
            smooth("108,140! 96,160! 110,186 150,186 250,120 350,44 430,-30! 440,-60! 320,14 210,80 140,118"),
            22,
            0,
            "sun",
          ),
          tail(
            smooth("112,142! 104,160! 118,180 150,178 240,124 330,62 404,-6! 320,36 220,88 148,124"),
            18,
            0.5,
            "hill",
          ),
          tail(smooth("112,146! 112,166! 134,178 170,158 240,110 330,52! 232,92 160,122"), 13, 0.9, "ink"),
          tail(smooth("150,152! 200,128 262,88! 204,120"), 11, 0.9, "sheet"),
          circle(126, 156, 26, ink),
          circle(118, 148, 5, sheet),
          circle(134, 164, 3.4, sheet),
          circle(117, 165, 2.6, sheet),
        ),
      ),
      layer("Hills", hills(256, 26, 240, "hill")),
      layer(
        "Wood",
        box(-10, 276, 420, 40, 0, ink),
        ...[
          [16, 92],
          [48, 60],
          [84, 76],
          [120, 44],
          [290, 50],
          [322, 84],
          [352, 62],
          [386, 108],
        ].map(([x = 0, height = 0], index) =>
          part(
            { pivot: [x, 280], rotate: sway(frames, -1.2, 1.2, { phase: index * 0.13 }) },
            shape(pine(x, height), ink),
          ),
        ),
      ),
    ];
  },
);
