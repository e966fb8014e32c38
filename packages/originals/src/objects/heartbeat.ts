import {
  circle,
  cycle,
  type Figure,
  importDrawing,
  layer,
  part,
  shape,
  themesFrom,
} from "../builder/index.ts";
import { line, onStage } from "./on-stage.ts";

const trace = "M84 152H160L174 118L196 192L214 136L224 152H316";

export const heartbeat = onStage(
  {
    key: "heartbeat",
    title: "Pulse",
    description:
      "A heart beats twice and rests; the line across it leaps with the first beat and the ring takes the blow.",
    tags: [
      "heart",
      "pulse",
      "health",
      "heartbeat",
      "medical",
      "cardio",
      "love",
      "fitness",
      "care",
      "ecg",
      "loop",
    ],
    category: "health",
    featuredRank: 45,
    tint: "rose",
    themes: themesFrom("rose"),
    frames: 60,
    frameRate: 30,
    posterFrame: 18,
  },
  (frames) => {
    const drawing = importDrawing("heart.svg");
    const beat = (first: number, second: number, late: number) =>
      cycle(
        frames,
        [
          [0, 1],
          [0.08, 1 - (first - 1) * 0.4],
          [0.17, first],
          [0.29, 1 - (first - 1) * 0.1],
          [0.38, second],
          [0.54, 1 - (second - 1) * 0.4],
          [0.68, 1],
        ],
        { phase: late, ease: "in-out" },
      );
    const running = (paint: "sheet" | "ink"): Figure =>
      shape(trace, {
        ...line(6, paint),
        trim: {
          start: cycle(frames, [
            [0, 0, "hold"],
            [0.34, 0, "hold"],
            [0.66, 1, "in-out"],
            [0.999, 1, "hold"],
          ]),
          end: cycle(frames, [
            [0, 0, "hold"],
            [0.06, 0, "hold"],
            [0.36, 1, "in-out"],
            [0.999, 1, "hold"],
          ]),
        },
      });
    return [
      layer(
        "Ring",
        part({ pivot: [200, 150], scale: beat(1.05, 1.03, 0.07) }, drawing.piece(0)),
        part({ pivot: [200, 150], scale: beat(1.03, 1.02, 0.04) }, drawing.piece(1)),
        part(
          {
            pivot: [200, 150],
            scale: cycle(frames, [
              [0, 0.7],
              [0.17, 0.7, "hold"],
              [0.62, 1.5, "out"],
              [0.999, 1.5, "hold"],
            ]),
            opacity: cycle(frames, [
              [0, 0],
              [0.17, 1, "hold"],
              [0.62, 0, "out"],
              [0.999, 0, "hold"],
            ]),
          },
          circle(200, 150, 104, line(5, "hill")),
        ),
      ),
      layer("Line", shape("M84 152H316", line(2)), running("ink")),
      layer(
        "Heart",
        part(
          { pivot: [200, 166], scaleY: beat(1.1, 1.05, 0) },
          part({ pivot: [200, 166], scaleX: beat(1.13, 1.06, 0.012) }, drawing.piece(2), drawing.piece(5)),
        ),
      ),
      layer(
        {
          name: "Trace",
          masks: [
            {
              data: "M200 238C150 202 112 170 112 126C112 96 134 76 160 76C180 76 194 88 200 102C206 88 220 76 240 76C266 76 288 96 288 126C288 170 250 202 200 238Z",
            },
          ],
        },
        running("sheet"),
      ),
    ];
  },
);
