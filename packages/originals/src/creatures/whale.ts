import {
  box,
  circle,
  cycle,
  defineOriginal,
  film,
  importDrawing,
  keys,
  layer,
  part,
  ramp,
  shape,
  sway,
  themesFrom,
  turned,
  warped,
} from "../builder/index.ts";

const frames = 96;

const drop = (x: number, start: number, reach: number) =>
  part(
    {
      x: keys([0, 0, "hold"], [start, 0, "hold"], [start + 24, reach, "linear"]),
      y: keys([0, 0, "hold"], [start, 0, "hold"], [start + 10, -14, "out"], [start + 24, 52, "fall"]),
      opacity: keys([0, 0, "hold"], [start, 1, "hold"], [start + 22, 1, "hold"], [start + 24, 0, "linear"]),
    },
    circle(x, 50, 3, { fill: "ink" }),
  );

export const whale = defineOriginal({
  key: "whale-surfacing",
  title: "Whale, surfacing",
  description:
    "A whale comes up between two waves, blows, and rolls its back. The sea runs on without a seam.",
  tags: ["whale", "ocean", "sea", "water", "animal", "marine", "swim", "waves", "loop", "silhouette"],
  category: "animals",
  featuredRank: 9,
  build() {
    const drawing = importDrawing("whale.svg");
    const body = warped(
      frames,
      drawing.data(2),
      (x, y, angle) => turned([x, y], [150, 160], (1 - ramp(x, 40, 170)) * (10 * Math.sin(angle + 0.6))),
      { samples: 12 },
    );
    const jet = (index: number, late: number) =>
      part(
        {
          pivot: [268, 96],
          scaleY: keys(
            [0, 0.3, "hold"],
            [14 + late, 0.3, "hold"],
            [24 + late, 1.08, "out"],
            [40 + late, 0.98, "in-out"],
            [50 + late, 0.85],
            [96, 0.85, "hold"],
          ),
        },
        shape(drawing.data(6, index), {
          stroke: { paint: "ink", width: 5 },
          trim: {
            start: keys([0, 0, "hold"], [34 + late, 0, "hold"], [54 + late, 1, "in"], [96, 1, "hold"]),
            end: keys([0, 0, "hold"], [14 + late, 0, "hold"], [28 + late, 1, "out"], [96, 1, "hold"]),
          },
        }),
      );
    return film({
      name: "Whale, surfacing",
      tint: "sky",
      themes: themesFrom("sky"),
      frameRate: 24,
      frames,
      layers: [
        layer("Sun", part({ y: sway(frames, 0, -3) }, drawing.piece(0))),
        layer(
          "Far waves",
          part(
            {
              x: cycle(frames, [[0, 0]], { ease: "linear", gain: -58 }),
              y: sway(frames, 0, 4, { phase: 0.2 }),
            },
            drawing.piece(1),
          ),
        ),
        layer(
          "Whale",
          part(
            {
              pivot: [200, 190],
              y: cycle(frames, [
                [0, 20],
                [0.3, 3],
                [0.55, 8],
                [0.8, 24],
              ]),
              rotate: cycle(frames, [
                [0, 3],
                [0.28, -5],
                [0.6, 2],
                [0.85, 5],
              ]),
            },
            part(
              { pivot: [206, 214], rotate: sway(frames, -8, 16, { phase: 0.1, times: 2 }) },
              drawing.piece(3),
              drawing.piece(7),
            ),
            shape(body, { fill: "ink", name: "Body" }),
            drawing.piece(4),
            drawing.piece(5),
            jet(0, 3),
            jet(1, 0),
            jet(2, 4),
            drop(236, 36, -14),
            drop(302, 40, 14),
            drop(268, 33, 5),
          ),
        ),
        layer(
          "Near waves",
          part({ x: spinAcross(-64), y: sway(frames, 0, 5, { phase: 0.6 }) }, drawing.piece(8)),
          box(-10, 252, 420, 60, 0, { fill: "ink" }),
        ),
      ],
      posterFrame: 30,
    });
  },
});

function spinAcross(distance: number) {
  return cycle(frames, [[0, 0]], { ease: "linear", gain: distance });
}
