import { box, circle, type Figure, keys, layer, limb, part, shape } from "../../builder/index.ts";
import { hills, meadow, stars } from "../../creatures/scenery.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const apex = [190, 176] as const;

const leg = (foot: number, knee: number): Figure =>
  shape(
    limb([
      [190, 178, 5],
      [(190 + foot) / 2 + knee, 228, 4],
      [foot, 286, 3],
    ]),
    ink,
  );

export const telescope = onStage(
  {
    key: "telescope-shooting-star",
    title: "Telescope, nearly caught it",
    description:
      "A telescope listens to the sky, sees a shooting star too late, swings after it and settles back.",
    tags: [
      "telescope",
      "space",
      "stars",
      "astronomy",
      "shooting star",
      "science",
      "search",
      "night",
      "sky",
      "discover",
      "loop",
    ],
    category: "space",
    tint: "sky",
    frames: 120,
    posterFrame: 46,
  },
  (frames) => {
    const fall = (to: number) =>
      keys([0, 0, "hold"], [34, 0, "hold"], [58, to, "linear"], [frames, to, "hold"]);
    return [
      layer(
        "Sky",
        ...stars(frames, [
          { x: 46, y: 60, radius: 8 },
          { x: 110, y: 30, radius: 5 },
          { x: 60, y: 140, radius: 4 },
          { x: 268, y: 26, radius: 6 },
          { x: 352, y: 150, radius: 6 },
          { x: 376, y: 60, radius: 9 },
          { x: 180, y: 62, radius: 4 },
        ]),
        part(
          {
            name: "Shooting star",
            x: fall(-330),
            y: fall(96),
            opacity: keys(
              [0, 0, "hold"],
              [34, 0, "hold"],
              [37, 1, "out"],
              [51, 1, "hold"],
              [58, 0, "in"],
              [frames, 0, "hold"],
            ),
          },
          shape("M364 30L444 6.7", line(3, "paper")),
          circle(362, 31, 4, { fill: "paper" }),
        ),
      ),
      layer("Hills", hills(238, 30, 220, "hill")),
      layer("Ground", meadow(280, 400, "ink", 9, 5)),
      layer(
        "Telescope",
        leg(132, -2),
        leg(248, 2),
        leg(192, 0),
        shape("M160 236H222", line(3)),
        part(
          {
            name: "Tube",
            pivot: apex,
            rotate: keys(
              [0, -38],
              [20, -34],
              [36, -38],
              [44, -30, "in-out"],
              [62, -146, "in-out-strong"],
              [72, -138, "in-out"],
              [82, -142],
              [92, -142, "hold"],
              [112, -34],
              [frames, -38],
            ),
          },
          part(
            {
              name: "Eyepiece",
              x: keys([0, 0], [14, -9], [26, 2], [36, 0], [62, -8], [76, 0], [100, 0, "hold"], [frames, 0]),
            },
            box(84, 168, 60, 18, 3, ink),
            box(72, 164, 14, 26, 4, ink),
          ),
          box(126, 161, 84, 32, 3, ink),
          box(200, 156, 76, 42, 3, ink),
          box(268, 150, 46, 54, 4, ink),
          box(310, 146, 10, 62, 4, ink),
          shape("M208 164H262M208 170H240", line(2.4, "sheet")),
          ...[140, 152, 164].map((x) => circle(x, 169, 2, sheet)),
        ),
        circle(190, 177, 11, ink),
        circle(190, 177, 3.4, sheet),
      ),
    ];
  },
);
