import {
  circle,
  cycle,
  type Figure,
  layer,
  limb,
  type Paint,
  part,
  ramp,
  shape,
  smooth,
  sway,
  turned,
  warped,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { swayingGrass } from "../../creatures/scenery.ts";

export const swan = creature(
  {
    key: "swan-at-evening",
    title: "Swan, at evening",
    description:
      "A black swan glides over still water with its likeness below; the neck leans and straightens, rings run out behind.",
    tags: [
      "swan",
      "bird",
      "lake",
      "water",
      "reflection",
      "calm",
      "evening",
      "elegant",
      "animal",
      "love",
      "loop",
      "silhouette",
    ],
    tint: "lilac",
    frames: 96,
  },
  (frames) => {
    const bird = (paint: Paint, cut: Paint): Figure => {
      const neck = warped(
        frames,
        limb("250,178,22 276,148,16 278,112,11 262,82,10 270,58,10 292,52,11"),
        (x, y, angle) => {
          const share = ramp(180 - y, 0, 130);
          return turned([x, y], [252, 176], share * (3 + 5 * Math.sin(angle) - 3 * Math.sin(angle * 2 - 1)));
        },
        { samples: 16 },
      );
      const carried = {
        pivot: [252, 176] as const,
        rotate: {
          keys: Array.from({ length: 17 }, (_, index) => ({
            frame: (frames * index) / 16,
            value: 3 + 5 * Math.sin((index / 8) * Math.PI) - 3 * Math.sin((index / 4) * Math.PI - 1),
            curve: [1 / 3, 1 / 3, 2 / 3, 2 / 3] as const,
          })),
        },
      };
      const feather = (late: number, knots: string) =>
        part(
          {
            name: "Wing",
            pivot: [226, 170],
            rotate: cycle(
              frames,
              [
                [0, -2],
                [0.4, 5],
                [0.6, 4],
              ],
              { phase: late },
            ),
          },
          shape(smooth(knots), { fill: paint, stroke: { paint: cut, width: 2.2 } }),
        );
      return part(
        {
          name: "Swan",
          y: sway(frames, -1.5, 2.5, { times: 2 }),
          pivot: [200, 200],
          rotate: sway(frames, -1.2, 1.2),
        },
        shape(neck, { fill: paint, name: "Neck" }),
        part(
          { name: "Beak", ...carried },
          shape(smooth("292,43 304,48 322,64! 300,63 288,60"), { fill: paint === "ink" ? "hill" : paint }),
          circle(290, 52, 2.4, { fill: cut }),
        ),
        shape(smooth("84,168! 110,172 150,158 210,152 258,164 284,186 280,204 240,214 150,214 104,200"), {
          fill: paint,
          name: "Body",
        }),
        feather(0.1, "96,138! 140,142 200,140 244,158 250,180 214,190 160,182 118,162"),
        feather(0, "116,164! 160,164 214,158 246,172 240,190 200,198 150,190"),
      );
    };
    const ripple = (y: number, width: number, late: number) =>
      part(
        {
          name: "Ripple",
          x: cycle(
            frames,
            [
              [0, 30, "linear"],
              [0.999, -90, "linear"],
            ],
            { phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.2, 1],
              [0.7, 1],
              [0.99, 0],
            ],
            { phase: late },
          ),
        },
        shape(`M${200 - width} ${y}H${200 + width}`, { stroke: { paint: "sheet", width: 3 } }),
      );
    return [
      layer("Sun", circle(150, 208, 92, { fill: "sun" })),
      layer(
        "Far shore",
        shape("M-20 208C40 190 90 200 140 204S240 186 300 200S380 196 430 204V214H-20Z", { fill: "hill" }),
      ),
      layer("Lake", shape("M-20 211H440V330H-20Z", { fill: "sun" })),
      layer("Likeness", part({ pivot: [200, 211], scaleY: -0.62 }, bird("hill", "sun"))),
      layer(
        "Ripples",
        ripple(224, 60, 0),
        ripple(244, 90, 0.35),
        ripple(262, 50, 0.65),
        ripple(234, 26, 0.8),
      ),
      layer("Swan", bird("ink", "sheet")),
      layer(
        "Bank",
        shape("M-20 290C60 276 120 292 200 290S340 280 430 288V330H-20Z", { fill: "ink" }),
        ...swayingGrass(frames, 288, [14, 32, 52, 340, 360, 384], { height: 44, degrees: 4 }),
      ),
    ];
  },
);
