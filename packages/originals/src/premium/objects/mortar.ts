import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";

/** A crumb that hops out of the bowl and falls back in. */
const crumb = (frames: number, x: number, height: number, late: number, radius: number): Figure =>
  part(
    {
      name: "Crumb",
      y: cycle(
        frames,
        [
          [0, 30],
          [0.1, 0],
          [0.3, -height, "out"],
          [0.52, 30, "fall"],
        ],
        { times: 3, phase: late },
      ),
      x: sway(frames, -7, 7, { times: 3, phase: late }),
      rotate: sway(frames, -30, 40, { times: 3, phase: late }),
      pivot: [x, 130],
    },
    ellipse(x, 130, radius, radius * 0.55, ink),
  );

export const mortar = onStage(
  {
    key: "mortar-and-pestle",
    title: "Mortar, grinding herbs",
    description:
      "A pestle goes round and round in its mortar; leaves hop at every pass and a thread of scent rises.",
    tags: [
      "mortar",
      "pestle",
      "health",
      "pharmacy",
      "herbs",
      "medicine",
      "grind",
      "natural",
      "apothecary",
      "kitchen",
      "loop",
    ],
    category: "health",
    tint: "mint",
    frames: 96,
    posterFrame: 10,
  },
  (frames) => {
    const round = { times: 3 };
    const leaf = (x: number, y: number, degrees: number): Figure =>
      part(
        { pivot: [x, y], rotate: sway(frames, degrees - 5, degrees + 5, { times: 3, phase: x / 300 }) },
        shape(`M${x} ${y}Q${x - 17} ${y - 26} ${x} ${y - 54}Q${x + 17} ${y - 26} ${x} ${y}Z`, ink),
        shape(`M${x} ${y - 6}V${y - 42}`, line(2.2, "sun")),
      );
    return [
      layer("Sun", circle(200, 146, 124, { fill: "sun" })),
      layer("Leaves", leaf(150, 156, -38), leaf(168, 152, -10), leaf(246, 156, 44)),
      layer(
        "Crumbs",
        crumb(frames, 178, 34, 0.05, 7),
        crumb(frames, 222, 46, 0.35, 6),
        crumb(frames, 200, 28, 0.65, 5),
        crumb(frames, 236, 24, 0.8, 4),
      ),
      layer(
        "Pestle",
        part(
          {
            name: "Round",
            x: sway(frames, -24, 24, round),
            y: sway(frames, -5, 7, { times: 3, phase: 0.25 }),
          },
          part(
            { pivot: [204, 186], rotate: sway(frames, 30, 8, { times: 3, phase: 0.06 }) },
            shape(
              limb([
                [204, 192, 19],
                [204, 162, 15],
                [204, 100, 9],
                [204, 52, 8],
                [204, 32, 12],
              ]),
              { fill: "ink", stroke: { paint: "sheet", width: 2.4 } },
            ),
            shape("M200 60V116", line(3, "sheet")),
          ),
        ),
      ),
      layer(
        "Mortar",
        part(
          { pivot: [200, 262], rotate: sway(frames, -1.6, 1.6, { times: 3, phase: 0.1 }) },
          shape(
            smooth(
              "106,144! 294,144! 284,196 256,226 228,236! 232,250 250,262! 150,262! 168,250 172,236! 144,226 116,196",
            ),
            ink,
          ),
          box(98, 136, 204, 16, 8, ink),
          shape("M122 170Q200 186 278 170", line(3, "sheet")),
          ...Array.from({ length: 7 }, (_, index) =>
            shape(`M${146 + index * 18} 188l6 9l-6 9l-6 -9Z`, sheet),
          ),
        ),
      ),
      layer("Table", box(-10, 260, 420, 60, 0, ink), box(120, 272, 160, 3, 1.5, hill)),
    ];
  },
);
