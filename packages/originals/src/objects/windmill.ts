import {
  cycle,
  type Figure,
  importDrawing,
  layer,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../builder/index.ts";
import { hill, onStage } from "./on-stage.ts";
import { swayingGrass } from "../creatures/scenery.ts";

export const windmill = onStage(
  {
    key: "windmill",
    title: "Windmill, steady breeze",
    description:
      "Four lattice sails turn before the evening sun, clouds drift over, and the grass bows with the wind.",
    tags: [
      "windmill",
      "wind",
      "weather",
      "energy",
      "renewable",
      "landscape",
      "farm",
      "nature",
      "sunset",
      "turn",
      "loading",
      "loop",
    ],
    category: "weather",
    tint: "amber",
    frames: 96,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("windmill.svg");
    const cloud = (y: number, phase: number, size: number): Figure =>
      part(
        {
          x: cycle(
            frames,
            [
              [0, -140],
              [0.999, 460, "linear"],
            ],
            { ease: "linear", phase },
          ),
        },
        part(
          { pivot: [0, y], scale: size },
          shape(
            smooth(`0,${y}! 14,${y - 14} 34,${y - 12} 52,${y - 30} 76,${y - 20} 100,${y - 16} 116,${y}!`),
            hill,
          ),
        ),
      );
    return [
      layer("Sky", drawing.piece(0), cloud(76, 0.1, 0.8), cloud(130, 0.62, 1)),
      layer("Hills", drawing.piece(1), drawing.piece(2)),
      layer(
        "Mill",
        drawing.piece(3),
        drawing.piece(8),
        part(
          { name: "Sails", pivot: [200, 122], rotate: spin(frames, 1) },
          part({ pivot: [200, 122], rotate: sway(frames, -2.5, 2.5, { times: 4 }) }, ...drawing.all(4, 5)),
        ),
        ...drawing.all(6, 7),
      ),
      layer(
        "Ground",
        drawing.piece(9),
        ...swayingGrass(frames, 262, [24, 62, 96, 126, 244, 300, 344, 380], {
          times: 2,
          degrees: 9,
          height: 24,
        }),
      ),
    ];
  },
);
