import { circle, cycle, type Figure, importDrawing, layer, part, shape, sway } from "../builder/index.ts";
import { line, onStage } from "./on-stage.ts";

export const wingedLetter = onStage(
  {
    key: "letter-with-wings",
    title: "Letter with wings",
    description:
      "A sealed letter beats its wings, drops a little between two beats, and the clouds go by below.",
    tags: [
      "mail",
      "letter",
      "email",
      "message",
      "business",
      "send",
      "envelope",
      "wings",
      "newsletter",
      "delivery",
      "loop",
    ],
    category: "business",
    tint: "sky",
    frames: 72,
    posterFrame: 4,
  },
  (frames) => {
    const drawing = importDrawing("mail.svg");
    const beat = { times: 3 };
    const wing = (hand: 1 | -1): Figure => {
      const root = [200 + hand * 62, 146] as const;
      return part(
        {
          name: "Wing",
          pivot: root,
          rotate: cycle(
            frames,
            [
              [0, hand * -22],
              [0.38, hand * 46],
              [0.6, hand * 22],
            ],
            beat,
          ),
        },
        part(
          {
            pivot: root,
            scaleX: cycle(
              frames,
              [
                [0, 1.06],
                [0.38, 0.92],
                [0.66, 0.72],
              ],
              { ...beat, phase: 0.05 },
            ),
          },
          drawing.piece(2, hand === 1 ? 1 : 0),
        ),
      );
    };
    const cloud = (which: number, times: number, phase: number, from: number): Figure =>
      part(
        {
          x: cycle(
            frames,
            [
              [0, from],
              [0.999, from - 620, "linear"],
            ],
            { ease: "linear", phase, times },
          ),
        },
        drawing.piece(which),
      );
    return [
      layer(
        "Sky",
        circle(200, 150, 118, { fill: "hill", opacity: 0.28 }),
        cloud(0, 1, 0.45, 420),
        cloud(1, 1, 0.9, 260),
      ),
      layer(
        "Letter",
        part(
          {
            name: "Flight",
            x: sway(frames, -6, 6),
            y: cycle(
              frames,
              [
                [0, 14],
                [0.3, 4],
                [0.48, -12],
                [0.78, 6],
              ],
              beat,
            ),
            pivot: [200, 160],
            rotate: sway(frames, -5, 5, { phase: 0.15 }),
          },
          wing(-1),
          wing(1),
          ...drawing.all(3, 4, 5, 6),
        ),
      ),
      layer(
        "Wind",
        ...[
          [60, 250, 0.1],
          [300, 266, 0.5],
          [180, 284, 0.8],
        ].map(([x = 0, y = 0, phase = 0]) =>
          shape(`M${x + 60} ${y}h-60`, {
            ...line(4, "hill"),
            trim: {
              start: cycle(
                frames,
                [
                  [0, 0, "hold"],
                  [0.3, 0, "hold"],
                  [0.6, 1],
                  [0.99, 1, "hold"],
                ],
                { phase, times: 2 },
              ),
              end: cycle(
                frames,
                [
                  [0, 0, "hold"],
                  [0.1, 0, "hold"],
                  [0.4, 1],
                  [0.99, 1, "hold"],
                ],
                { phase, times: 2 },
              ),
            },
          }),
        ),
      ),
    ];
  },
);
