import {
  box,
  cycle,
  type Figure,
  importDrawing,
  keys,
  layer,
  part,
  type Point,
  shape,
  sway,
  warped,
} from "../builder/index.ts";
import { ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 96;

export const magicLamp = onStage(
  {
    key: "magic-lamp",
    title: "Lamp, three wishes",
    description:
      "An oil lamp shivers as if somebody had rubbed it, breathes a long scarf of smoke, and stars light up in it.",
    tags: [
      "lamp",
      "magic",
      "wish",
      "genie",
      "smoke",
      "stars",
      "fairy tale",
      "dream",
      "surprise",
      "objects",
      "loop",
    ],
    category: "objects",
    tint: "lilac",
    frames,
    posterFrame: 44,
  },
  () => {
    const drawing = importDrawing("lamp.svg");
    const smoke = warped(
      frames,
      drawing.data(0),
      (x, y, angle) => {
        const far = Math.min(1, Math.hypot(x - 96, y - 176) / 200);
        return [x + 9 * far * Math.sin(angle - far * 3), y + 12 * far * Math.sin(angle - far * 5 + 1.2)];
      },
      { samples: 14 },
    );
    const star = (centre: Point, phase: number, figure: Figure): Figure =>
      part(
        { x: sway(frames, -5, 5, { phase }), y: sway(frames, 6, -6, { phase: phase + 0.2 }) },
        part(
          {
            pivot: centre,
            scale: cycle(
              frames,
              [
                [0, 0.25],
                [0.2, 1.25, "out"],
                [0.35, 0.95],
                [0.6, 1.05],
                [0.85, 0.3],
              ],
              { phase, ease: "in-out" },
            ),
            rotate: sway(frames, -18, 18, { phase }),
          },
          figure,
        ),
      );
    const shiver = keys(
      [0, 0],
      [4, -3],
      [7, 3],
      [10, -4],
      [13, 4],
      [16, -3],
      [20, 2],
      [26, -1],
      [34, 0],
      [64, 0, "hold"],
      [78, 1.5],
      [frames, 0],
    );
    return [
      layer(
        "Smoke",
        part(
          {
            pivot: [92, 180],
            scale: keys([0, 0.9], [14, 0.84], [34, 1.05, "in-out"], [60, 1], [frames, 0.9]),
          },
          shape(smoke, { fill: "sun" }),
        ),
      ),
      layer(
        "Stars",
        star([112, 150], 0.1, drawing.piece(1, 3)),
        star([164, 112], 0.2, drawing.piece(1, 1)),
        star([206, 70], 0.28, drawing.piece(2)),
        star([252, 64], 0.36, drawing.piece(1, 0)),
        star([316, 36], 0.48, drawing.piece(1, 2)),
      ),
      layer(
        "Lamp",
        part(
          {
            name: "Shiver",
            pivot: [210, 266],
            rotate: shiver,
            scaleY: keys([0, 1], [12, 0.97], [24, 1.03, "out"], [36, 1], [frames, 1]),
          },
          drawing.piece(4),
          drawing.piece(3, 0, 1),
          part(
            {
              name: "Lid",
              pivot: [210, 182],
              y: keys(
                [0, 0],
                [6, -3],
                [9, 0],
                [12, -4],
                [15, 0],
                [20, -9, "out"],
                [27, 0, "fall"],
                [frames, 0],
              ),
              rotate: keys([0, 0], [7, 4], [12, -4], [20, 7], [28, 0], [frames, 0]),
            },
            drawing.piece(3, 2, 3),
          ),
          drawing.piece(5),
          shape("M176 192Q208 184 240 192", line(2.4, "sheet")),
        ),
      ),
      layer("Shelf", box(-10, 266, 420, 50, 0, ink), box(130, 278, 160, 3, 1.5, sheet)),
    ];
  },
);
