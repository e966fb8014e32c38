import { cycle, importDrawing, keys, layer, part, sway, themesFrom } from "../builder/index.ts";
import { onStage } from "./on-stage.ts";
import { stars } from "../creatures/scenery.ts";

/** Degrees between the axis of the drawn rocket and straight up. */
const lean = 37.7;
const nozzle = [183, 178] as const;

export const rocket = onStage(
  {
    key: "rocket-past-the-moon",
    title: "Rocket, past the moon",
    description:
      "A rocket climbs into the picture, hangs by the moon for a breath, sinks back and leaves with all it has.",
    tags: [
      "rocket",
      "space",
      "launch",
      "moon",
      "startup",
      "travel",
      "flight",
      "fire",
      "boost",
      "stars",
      "loop",
    ],
    category: "space",
    featuredRank: 40,
    tint: "lilac",
    themes: themesFrom("lilac"),
    frames: 108,
    posterFrame: 50,
  },
  (frames) => {
    const drawing = importDrawing("rocket.svg");
    const way = (share: number) =>
      keys(
        [0, -260 * share],
        [30, 8 * share, "out"],
        [52, -6 * share],
        [72, 4 * share],
        [84, -26 * share, "in-out"],
        [104, 300 * share, "in"],
        [frames, 330 * share, "linear"],
      );
    return [
      layer(
        "Sky",
        part({ y: sway(frames, 0, 5), x: sway(frames, 0, -4) }, drawing.piece(0)),
        ...stars(frames, [
          { x: 60, y: 40, radius: 7 },
          { x: 320, y: 60, radius: 9 },
          { x: 352, y: 190, radius: 6 },
          { x: 280, y: 252, radius: 8 },
          { x: 120, y: 26, radius: 4 },
          { x: 374, y: 30, radius: 4 },
          { x: 236, y: 20, radius: 5 },
        ]),
      ),
      layer(
        "Rocket",
        part(
          { name: "Way", x: way(0.61), y: way(-0.79) },
          part(
            {
              name: "Body",
              pivot: [203, 140],
              rotate: cycle(frames, [
                [0, 0],
                [0.4, -3],
                [0.55, 3],
                [0.76, 0],
              ]),
              x: sway(frames, -0.8, 0.8, { times: 18 }),
            },
            part(
              { pivot: nozzle, rotate: lean },
              part(
                {
                  pivot: nozzle,
                  scaleY: keys(
                    [0, 1.5],
                    [30, 0.7, "out"],
                    [74, 0.6],
                    [84, 0.4],
                    [90, 1.9, "out-back"],
                    [frames, 1.5],
                  ),
                },
                part(
                  { pivot: nozzle, scaleX: sway(frames, 0.82, 1.1, { times: 12 }) },
                  part({ pivot: nozzle, rotate: -lean }, drawing.piece(7), drawing.piece(8)),
                ),
              ),
            ),
            ...drawing.all(3, 2, 4, 5, 6),
          ),
        ),
      ),
    ];
  },
);
