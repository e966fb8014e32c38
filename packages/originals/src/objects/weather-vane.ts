import { cycle, type Figure, importDrawing, keys, layer, part, shape, sway } from "../builder/index.ts";
import { line, onStage } from "./on-stage.ts";

const frames = 120;

export const weatherVane = onStage(
  {
    key: "weather-vane",
    title: "Weather vane, wind turning",
    description:
      "The cock on the roof swings round with the wind, overshoots, trembles, and is blown back again.",
    tags: [
      "weather vane",
      "wind",
      "weather",
      "rooster",
      "direction",
      "compass",
      "forecast",
      "roof",
      "change",
      "clouds",
      "loop",
    ],
    category: "weather",
    tint: "mint",
    frames,
    posterFrame: 12,
  },
  () => {
    const drawing = importDrawing("weather-vane.svg");
    const gust = (y: number, at: number, way: 1 | -1): Figure => {
      const from = way === 1 ? -40 : 440;
      return shape(
        `M${from} ${y}c${way * 90} -26 ${way * 150} 22 ${way * 240} 0s${way * 130} -20 ${way * 240} 4`,
        {
          ...line(4, "hill"),
          trim: {
            start: keys([0, 0, "hold"], [at + 6, 0, "hold"], [at + 26, 1, "in-out"], [frames, 1, "hold"]),
            end: keys([0, 0, "hold"], [at, 0, "hold"], [at + 20, 1, "in-out"], [frames, 1, "hold"]),
          },
        },
      );
    };
    return [
      layer(
        "Clouds",
        part(
          {
            x: cycle(
              frames,
              [
                [0, 0],
                [0.36, 30],
                [0.5, 24],
                [0.86, -8],
              ],
              { ease: "in-out" },
            ),
          },
          drawing.piece(0),
        ),
        part(
          {
            x: cycle(
              frames,
              [
                [0, 0],
                [0.4, -34],
                [0.5, -30],
                [0.9, 8],
              ],
              { ease: "in-out" },
            ),
          },
          drawing.piece(1),
        ),
        gust(56, 24, -1),
        gust(228, 30, -1),
        gust(40, 82, 1),
        gust(214, 88, 1),
      ),
      layer("Roof", ...drawing.all(2, 3)),
      layer(
        "Cross",
        part({ pivot: [200, 166], scaleX: sway(frames, 0.97, 1.03, { times: 3 }) }, drawing.piece(7)),
      ),
      layer(
        "Vane",
        part(
          {
            name: "Lean",
            pivot: [200, 200],
            rotate: keys(
              [0, 0],
              [30, -1],
              [40, -5],
              [52, 3],
              [64, -1.5],
              [76, 0],
              [98, 5],
              [110, -3],
              [frames, 0],
            ),
          },
          part(
            {
              name: "Turn",
              pivot: [200, 132],
              scaleX: keys(
                [0, 1],
                [8, 0.96],
                [18, 1],
                [30, 0.9],
                [46, -1, "in-out"],
                [50, -0.84, "out"],
                [56, -1, "in-out"],
                [61, -0.92],
                [67, -1],
                [76, -0.97],
                [86, -1],
                [92, -0.88],
                [106, 1, "in-out"],
                [110, 0.88, "out"],
                [115, 1, "in-out"],
                [frames, 1],
              ),
            },
            drawing.piece(4),
            part({ pivot: [200, 126], rotate: sway(frames, -2, 2, { times: 4 }) }, ...drawing.all(5, 6)),
          ),
        ),
        drawing.piece(8),
      ),
    ];
  },
);
