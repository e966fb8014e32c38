import {
  box,
  type Animated,
  type Figure,
  importDrawing,
  keys,
  layer,
  mapped,
  part,
} from "../builder/index.ts";
import { hill, ink, onStage } from "./on-stage.ts";

const frames = 108;

export const scales = onStage(
  {
    key: "balance-sheet",
    title: "Balance sheet",
    description:
      "Coins hop from the pan, the star sinks; they land again and the beam swings itself to rest.",
    tags: [
      "scales",
      "balance",
      "finance",
      "money",
      "justice",
      "law",
      "compare",
      "weigh",
      "coins",
      "accounting",
      "loop",
    ],
    category: "finance",
    featuredRank: 47,
    tint: "mint",
    frames,
    posterFrame: 0,
  },
  () => {
    const drawing = importDrawing("scales.svg");
    /** Degrees the beam turns away from how it is drawn, left pan low. */
    const beam: Animated<number> = keys(
      [0, 0],
      [12, 0, "hold"],
      [18, -3, "in-out"],
      [34, 25, "in-out"],
      [41, 20, "in-out"],
      [47, 23, "in-out"],
      [54, 22],
      [60, -5, "in-out"],
      [69, 4],
      [78, -2.5],
      [87, 1.4],
      [96, -0.5],
      [frames, 0],
    );
    const level = mapped(beam, (value) => -value);
    const hang = (pivot: readonly [number, number], lag: number, ...figures: Figure[]): Figure =>
      part(
        { name: "Pan", pivot, rotate: level },
        part(
          {
            pivot,
            rotate: keys(
              [0, 0],
              [18, 0, "hold"],
              [30, lag],
              [42, -lag * 0.7],
              [52, lag * 0.4],
              [62, -lag],
              [72, lag * 0.8],
              [83, -lag * 0.5],
              [94, lag * 0.25],
              [104, 0],
              [frames, 0, "hold"],
            ),
          },
          ...figures,
        ),
      );
    const coin = (index: number): Figure =>
      part(
        {
          name: "Coin",
          y: keys(
            [0, 0, "hold"],
            [16 + index, 0, "hold"],
            [20 + index, 4, "in-out"],
            [38 + index, -66 - index * 14, "out"],
            [56 + index, 0, "fall"],
            [59 + index, -5, "out"],
            [62 + index, 0, "fall"],
            [frames, 0, "hold"],
          ),
          pivot: [95, 162],
          rotate: keys(
            [0, 0, "hold"],
            [18 + index, 0, "hold"],
            [56 + index, index === 1 ? -180 : 180, "linear"],
            [frames, index === 1 ? -180 : 180, "hold"],
          ),
        },
        drawing.piece(5, index),
      );
    return [
      layer("Sun", drawing.piece(0)),
      layer(
        "Stand",
        drawing.piece(1, 0, 2, 3),
        box(-10, 270, 420, 40, 0, ink),
        box(120, 282, 160, 3, 1.5, hill),
        drawing.piece(7, 1),
      ),
      layer(
        "Beam",
        part(
          { name: "Beam", pivot: [200, 62], rotate: beam },
          hang(
            [96, 104],
            -5,
            ...[0, 1, 2].map(coin),
            drawing.piece(3, 0),
            drawing.piece(3, 1),
            drawing.piece(4, 0),
            drawing.piece(7, 2, 4, 6, 8),
          ),
          hang(
            [304, 62],
            5,
            drawing.piece(6),
            drawing.piece(3, 2),
            drawing.piece(3, 3),
            drawing.piece(4, 1),
            drawing.piece(7, 3, 5, 7, 9),
          ),
          drawing.piece(2),
        ),
        drawing.piece(1, 1),
        drawing.piece(7, 0),
      ),
    ];
  },
);
