import { cycle, importDrawing, layer, part, shape, sway, turned, warped } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { hills, travel } from "./scenery.ts";

export const swallows = creature(
  {
    key: "swallows-turning",
    title: "Swallows, turning",
    description: "Three swallows bank into the wind: a few quick beats, a long glide, each in its own time.",
    tags: [
      "swallow",
      "bird",
      "flying",
      "flock",
      "spring",
      "migration",
      "sky",
      "animal",
      "freedom",
      "loop",
      "silhouette",
    ],
    featuredRank: 19,
    tint: "rose",
    frames: 96,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("swallows.svg");
    // Along and across the bird, measured from its shoulder.
    const bird = (
      body: number,
      cut: number,
      [centreX, centreY]: [number, number],
      heading: number,
      scale: number,
      phase: number,
    ) => {
      const flap = (x: number, y: number, angle: number): [number, number] => {
        const [alongX, acrossY] = turned([x, y], [centreX, centreY], -heading);
        const across = (acrossY - centreY) / scale;
        const beating = Math.max(0, Math.sin(angle + phase)) ** 1.5;
        const fold = 0.62 * beating * (0.5 + 0.5 * Math.sin(6 * angle + phase)) + 0.05 * Math.sin(angle * 2);
        const share = Math.min(1, Math.abs(across) / 60) ** 1.2;
        return [
          ...turned(
            [alongX - share * fold * 26 * scale, centreY + across * scale * (1 - fold * share)],
            [centreX, centreY],
            heading,
          ),
        ] as [number, number];
      };
      return part(
        {
          name: "Swallow",
          x: sway(frames, -9, 12, { phase: phase / 7 }),
          y: cycle(
            frames,
            [
              [0, 6],
              [0.5, -10],
            ],
            { times: 2, phase: phase / 6 },
          ),
          pivot: [centreX, centreY],
          rotate: sway(frames, -5, 6, { phase: phase / 5 }),
        },
        shape(warped(frames, drawing.data(body), flap, { samples: 48 }), { fill: "ink", name: "Bird" }),
        shape(warped(frames, drawing.data(cut), flap, { samples: 48 }), {
          fill: "sheet",
          name: "Eye and breast",
        }),
      );
    };
    return [
      layer("Sun", part({ pivot: [120, 100], scale: sway(frames, 1, 1.04) }, drawing.piece(0))),
      layer("Hills", part({ x: travel(frames, -200) }, hills(292, 10, 200, "hill"))),
      layer(
        "Swallows",
        bird(3, 4, [92, 214], -10, 0.6, 2.1),
        bird(5, 6, [330, 66], -30, 0.5, 4.2),
        bird(1, 2, [226, 150], -24, 1.3, 0),
      ),
    ];
  },
);
