import { circle, cycle, importDrawing, layer, part, shape, sway } from "../builder/index.ts";
import { onStage } from "./on-stage.ts";
import { travel } from "../creatures/scenery.ts";

export const lighthouse = onStage(
  {
    key: "lighthouse",
    title: "Lighthouse, all night",
    description:
      "The lamp turns, its two beams sweep over the sea and shorten as they pass, and the waves roll in.",
    tags: [
      "lighthouse",
      "sea",
      "weather",
      "light",
      "beacon",
      "night",
      "ocean",
      "waves",
      "guide",
      "coast",
      "loading",
      "loop",
    ],
    category: "weather",
    tint: "sky",
    frames: 96,
    posterFrame: 6,
  },
  (frames) => {
    const drawing = importDrawing("lighthouse.svg");
    const lamp = [200, 84] as const;
    return [
      layer(
        "Beams",
        // The beams reach far beyond the picture, so that they end nowhere while they turn.
        part(
          { pivot: lamp, scaleX: sway(frames, 1, -1) },
          shape("M200 84L1100 -150L1100 190ZM200 84L-700 -150L-700 190Z", { fill: "sun" }),
        ),
        part(
          {
            pivot: lamp,
            scale: cycle(
              frames,
              [
                [0, 0.6],
                [0.16, 0.7],
                [0.25, 1.5],
                [0.34, 0.7],
              ],
              { times: 2, ease: "in-out", phase: 0 },
            ),
          },
          circle(200, 84, 40, { fill: "sun" }),
        ),
      ),
      layer(
        "Far sea",
        part({ x: travel(frames, 50), y: sway(frames, 0, 5, { times: 2 }) }, drawing.piece(1)),
      ),
      layer(
        "Lighthouse",
        drawing.piece(2),
        part(
          {
            pivot: lamp,
            scale: cycle(
              frames,
              [
                [0, 0.94],
                [0.25, 1.06],
              ],
              { times: 2 },
            ),
          },
          drawing.piece(3),
        ),
        ...drawing.all(4, 5, 6, 7),
      ),
      layer(
        "Near sea",
        part({ x: travel(frames, -56), y: sway(frames, 2, -5, { times: 2, phase: 0.3 }) }, drawing.piece(8)),
      ),
    ];
  },
);
