import {
  cycle,
  type Figure,
  importDrawing,
  keys,
  layer,
  part,
  shape,
  sway,
  themesFrom,
} from "../builder/index.ts";
import { onStage } from "./on-stage.ts";

export const hotAirBalloon = onStage(
  {
    key: "hot-air-balloon",
    title: "Balloon, ascending",
    description:
      "A striped balloon breathes with its burner, sways and climbs; two people in the basket see the clouds sink.",
    tags: [
      "balloon",
      "hot air balloon",
      "sky",
      "fly",
      "travel",
      "adventure",
      "clouds",
      "fairground",
      "festival",
      "dream",
      "loop",
    ],
    category: "fairground",
    tint: "rose",
    themes: themesFrom("rose"),
    frames: 120,
    posterFrame: 30,
  },
  (frames) => {
    const drawing = importDrawing("balloon.svg");
    const sinking = (which: number, phase: number, from: number): Figure =>
      part(
        { x: sway(frames, -10, 10, { phase }) },
        part(
          {
            y: cycle(
              frames,
              [
                [0, from],
                [0.999, from + 420, "linear"],
              ],
              { phase, ease: "linear" },
            ),
          },
          drawing.piece(which),
        ),
      );
    const puff = { times: 2 };
    return [
      layer("Clouds", sinking(0, 0.35, -300), sinking(1, 0.75, -200), sinking(2, 0.05, -340)),
      layer(
        "Balloon",
        part(
          {
            name: "Flight",
            y: cycle(
              frames,
              [
                [0, 8],
                [0.36, -5],
                [0.7, 2],
              ],
              puff,
            ),
            x: sway(frames, -7, 7, { phase: 0.1 }),
          },
          part(
            { name: "Swing", pivot: [200, 100], rotate: sway(frames, -4, 4, { phase: 0.2 }) },
            part(
              {
                pivot: [200, 206],
                scale: cycle(
                  frames,
                  [
                    [0, 0.985],
                    [0.22, 1.025],
                    [0.5, 0.995],
                  ],
                  puff,
                ),
              },
              ...drawing.all(3, 4, 5, 6),
            ),
            part(
              { name: "Basket", pivot: [200, 206], rotate: sway(frames, 4, -5, { phase: 0.28 }) },
              part(
                {
                  pivot: [200, 236],
                  scaleY: keys(
                    [0, 0.2],
                    [4, 1.3, "out"],
                    [8, 0.9],
                    [13, 1.2],
                    [18, 0.2, "in"],
                    [59, 0.2, "hold"],
                    [64, 1.3, "out"],
                    [68, 0.9],
                    [73, 1.2],
                    [78, 0.2, "in"],
                    [119, 0.2, "hold"],
                    [frames, 0.2],
                  ),
                },
                shape("M193 236Q191 224 200 210Q209 224 207 236Z", { fill: "lamp" }),
              ),
              drawing.piece(7),
              part(
                { pivot: [192, 245], rotate: sway(frames, -5, 6, { times: 3 }) },
                drawing.piece(10, 0),
                drawing.piece(10, 1),
              ),
              part(
                { pivot: [207, 240], rotate: sway(frames, 5, -6, { times: 2, phase: 0.3 }) },
                drawing.piece(10, 2),
              ),
              ...drawing.all(8, 9),
            ),
          ),
        ),
      ),
    ];
  },
);
