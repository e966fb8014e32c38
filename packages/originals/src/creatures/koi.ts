import {
  circle,
  cycle,
  importDrawing,
  layer,
  part,
  shape,
  spin,
  sway,
  type Figure,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";

// Along the fish from its nose at the upper left to its tail at the lower right.
const along = (x: number, y: number) => ((x - 128) * 0.69 + (y - 74) * 0.72) / 240;

const bend = (x: number, y: number, angle: number): [number, number] => {
  const share = along(x, y);
  const push = (3 + 20 * share * share) * Math.sin(angle - share * 4.2) - 16 * (share - 0.4) ** 2;
  return [x + push * 0.72, y - push * 0.69];
};

export const koi = creature(
  {
    key: "koi-slow-turn",
    title: "Koi, slow turn",
    description:
      "A koi swims one lazy round beneath the lily pads; its body bends into the turn and rings spread where it has been.",
    tags: ["koi", "fish", "carp", "pond", "water", "swim", "japan", "animal", "calm", "loop", "silhouette"],
    featuredRank: 7,
    tint: "sky",
    frames: 144,
  },
  (frames) => {
    const drawing = importDrawing("koi.svg");
    const flex = (data: string) => warped(frames, data, bend, { times: 4, samples: 12 });
    const ring = (late: number): Figure =>
      part(
        {
          pivot: [200, 150],
          scale: cycle(
            frames,
            [
              [0, 0.25, "linear"],
              [0.999, 1.7, "linear"],
            ],
            { phase: late, ease: "linear" },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.12, 1],
              [0.6, 0.8],
              [0.98, 0],
            ],
            { phase: late, ease: "linear" },
          ),
        },
        circle(200, 150, 90, { stroke: { paint: "sun", width: 5 } }),
      );
    const pad = (index: number, pivot: [number, number], phase: number) =>
      part(
        {
          pivot,
          rotate: sway(frames, -5, 7, { phase, times: 2 }),
          x: sway(frames, -2, 3, { phase }),
          y: sway(frames, -2, 2, { phase: phase + 0.2 }),
        },
        drawing.piece(index),
      );
    return [
      layer("Rings", ring(0), ring(1 / 3), ring(2 / 3)),
      layer(
        "Koi",
        part(
          { pivot: [200, 150], rotate: spin(frames, -1) },
          part(
            { x: -46, y: 12, pivot: [215, 160], scale: 0.86 },
            part({ pivot: [184, 146], rotate: sway(frames, -9, 12, { times: 4 }) }, drawing.piece(3, 0)),
            part(
              { pivot: [215, 126], rotate: sway(frames, 10, -8, { times: 4, phase: 0.1 }) },
              drawing.piece(3, 1),
            ),
            shape(flex(drawing.data(4)), { fill: "ink", name: "Hind fins" }),
            shape(flex(drawing.data(2)), { fill: "ink", name: "Tail" }),
            shape(flex(drawing.data(1)), { fill: "ink", name: "Body" }),
            drawing.piece(5),
            drawing.piece(6),
          ),
        ),
      ),
      layer("Lily pads", pad(7, [75, 225], 0), pad(8, [351, 69], 0.4)),
    ];
  },
);
