import {
  box,
  circle,
  cycle,
  type Figure,
  type KeyEntry,
  keys,
  layer,
  part,
  shape,
  smooth,
} from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 96;

/** Frame of each push and where it goes: -1 left, 1 right, 0 a press of the button. */
const moves = [
  [8, -1],
  [28, 1],
  [48, -1],
  [58, 0],
  [68, 0],
  [78, 1],
] as const;

const tilt = (degrees: number, late: number) =>
  keys(
    [0, 0, "hold"],
    ...moves.flatMap(([at, way]): KeyEntry<number>[] =>
      way === 0
        ? []
        : [
            [at + late - 3, 0, "hold"],
            [at + late, -way * 2, "in-out"],
            [at + late + 4, way * degrees, "out-back"],
            [at + late + 9, way * degrees, "hold"],
            [at + late + 13, -way * degrees * 0.25, "in-out"],
            [at + late + 16, 0, "in-out"],
          ],
    ),
    [frames, 0, "hold"],
  );

const arrow = (way: -1 | 1): Figure => {
  const x = 200 + way * 138;
  const light = keys(
    [0, 0.25, "hold"],
    ...moves.flatMap(([at, one]): KeyEntry<number>[] =>
      one === way
        ? [
            [at, 0.25, "hold"],
            [at + 3, 1, "out"],
            [at + 9, 1, "hold"],
            [at + 14, 0.25, "in-out"],
          ]
        : [],
    ),
    [frames, 0.25, "hold"],
  );
  return part(
    { opacity: light },
    shape(`M${x + way * 20} 120L${x - way * 12} 100V140Z`, {
      fill: "ink",
      stroke: { paint: "ink", width: 6 },
    }),
  );
};

export const joystick = onStage(
  {
    key: "joystick",
    title: "Joystick, left right left fire",
    description:
      "An old joystick is pushed left, right, left; the red button is hit twice; the rubber boot gives way.",
    tags: [
      "joystick",
      "game",
      "gaming",
      "controller",
      "arcade",
      "retro",
      "console",
      "video game",
      "play",
      "button",
      "loop",
    ],
    category: "gaming",
    featuredRank: 44,
    tint: "lilac",
    frames,
    posterFrame: 32,
  },
  () => {
    const hit = keys(
      [0, 0, "hold"],
      ...moves.flatMap(([at, way]): KeyEntry<number>[] =>
        way === 0
          ? [
              [at, 0, "hold"],
              [at + 2, 9, "out"],
              [at + 7, 0, "out-back"],
            ]
          : [],
      ),
      [frames, 0, "hold"],
    );
    return [
      layer("Sun", circle(200, 140, 118, { fill: "sun" })),
      layer("Arrows", arrow(-1), arrow(1)),
      layer(
        "Button",
        part({ y: hit }, box(284, 204, 48, 26, 8, { fill: "lamp" })),
        box(276, 216, 64, 20, 5, ink),
      ),
      layer(
        "Stick",
        part(
          { name: "Boot", pivot: [186, 226], rotate: tilt(9, 1) },
          shape(smooth("150,228! 156,206 170,196 202,196 216,206 222,228!"), ink),
        ),
        part(
          { name: "Stick", pivot: [186, 224], rotate: tilt(24, 0) },
          shape("M186 220V96", line(15, "ink", "butt")),
          shape("M186 186V172", line(24, "ink")),
          circle(186, 78, 35, ink),
          shape("M168 66Q172 54 185 52", line(4, "sheet")),
        ),
      ),
      layer(
        "Base",
        part(
          {
            y: cycle(frames, [
              [0, 0],
              [0.62, 0],
              [0.64, 2],
              [0.68, 0],
              [0.72, 2],
              [0.76, 0],
            ]),
          },
          shape(
            "M92 226H352Q360 226 362 234L378 274Q380 282 372 282H50Q42 282 44 274L76 236Q82 226 92 226Z",
            ink,
          ),
          shape("M74 258H348", line(3, "hill")),
          ...[86, 100, 114].map((x) => circle(x, 244, 3, sheet)),
          box(282, 241, 52, 5, 2.5, hill),
        ),
        box(66, 282, 40, 10, 3, ink),
        box(318, 282, 40, 10, 3, ink),
        box(-10, 290, 420, 20, 0, ink),
      ),
      layer("Cable", shape("M44 268C10 262 20 230 -10 226", line(7))),
    ];
  },
);
