import {
  type Animated,
  box,
  circle,
  type Figure,
  type KeyEntry,
  keys,
  layer,
  limb,
  part,
  shape,
} from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 92;

/** Where the ball touches something, and how it gets there in height: thrown up or falling. */
const touches = [
  [0, 236, 226, "out"],
  [10, 240, 138, "out"],
  [18, 183, 86, "out"],
  [22, 209, 88, "linear"],
  [30, 192, 38, "out"],
  [39, 188, 126, "fall"],
  [48, 248, 194, "fall"],
  [58, 164, 226, "fall"],
  [66, 216, 127, "out"],
  [72, 200, 138, "linear"],
  [80, 226, 134, "linear"],
  [92, 236, 226, "fall"],
] as const;

/** A blow at each of the frames: out at once, back with a swing. */
const blows = (at: readonly number[], rest: number, far: number): Animated<number> =>
  keys(
    [0, at[0] === 0 ? far : rest],
    ...at.flatMap((frame): KeyEntry<number>[] =>
      frame === 0
        ? [
            [2, far, "hold"],
            [8, rest, "in-out"],
          ]
        : [
            [frame - 2, rest, "hold"],
            [frame, far, "in"],
            [Math.min(frames, frame + 2), far, "hold"],
            ...(frame + 8 <= frames ? ([[frame + 8, rest, "in-out"]] as const) : []),
          ],
    ),
    ...(at.includes(0)
      ? ([
          [frames - 3, rest, "hold"],
          [frames, far, "in"],
        ] as const)
      : ([[frames, rest, "hold"]] as const)),
  );

const bumper = (x: number, y: number, radius: number, at: readonly number[]): Figure =>
  part(
    { name: "Bumper", pivot: [x, y], scale: blows(at, 1, 1.18) },
    circle(x, y, radius, ink),
    circle(x, y, radius * 0.7, line(2.6, "sheet")),
    part({ opacity: blows(at, 0, 1) }, circle(x, y, radius * 0.4, { fill: "lamp" })),
    circle(x, y, radius * 0.4, line(2.4, "sheet")),
  );

const flipper = (hand: 1 | -1, at: readonly number[]): Figure => {
  const x = 200 + hand * 62;
  return part(
    { name: "Flipper", pivot: [x, 232], rotate: blows(at, hand * -24, hand * 22) },
    shape(
      limb([
        [x, 232, 9],
        [x - hand * 24, 232, 7],
        [x - hand * 48, 232, 5],
      ]),
      ink,
    ),
    circle(x, 232, 3, sheet),
  );
};

export const pinball = onStage(
  {
    key: "pinball",
    title: "Pinball, two flippers",
    description: "A ball is batted up, knocks from bumper to bumper, and the other flipper is just in time.",
    tags: [
      "pinball",
      "game",
      "gaming",
      "arcade",
      "ball",
      "flipper",
      "bounce",
      "fairground",
      "score",
      "play",
      "loop",
    ],
    category: "gaming",
    tint: "rose",
    frames,
    posterFrame: 23,
  },
  () => {
    const along = (pick: 1 | 2): Animated<number> =>
      keys(
        ...touches.map((touch): KeyEntry<number> => [
          touch[0],
          touch[pick],
          pick === 1 ? "linear" : touch[3],
        ]),
      );
    return [
      layer(
        "Table",
        shape("M84 320V96Q84 10 200 10Q326 10 326 96V320Z", ink),
        shape("M100 320V98Q100 26 200 26Q310 26 310 98V320Z", { fill: "sun" }),
        shape("M100 190L146 228V320H100ZM284 96Q284 90 288 90Q292 90 292 96V320H254V228L284 202Z", ink),
        shape("M114 216V300M272 232V300", line(3, "sheet")),
        shape("M112 110V150M112 164V172", line(5)),
        ...Array.from({ length: 7 }, (_, index) => circle(92, 110 + index * 26, 2.4, sheet)),
        ...Array.from({ length: 7 }, (_, index) => circle(318, 110 + index * 26, 2.4, sheet)),
        shape("M301 262V300", line(7)),
        circle(301, 250, 7, ink),
        shape("M204 200l10 -16l10 16ZM204 178l10 -16l10 16Z", hill),
      ),
      layer(
        "Bumpers",
        bumper(150, 80, 24, [18]),
        bumper(244, 100, 28, [10, 22, 66, 80]),
        bumper(176, 150, 18, [39, 72]),
      ),
      layer("Flippers", flipper(-1, [58]), flipper(1, [0])),
      layer(
        "Ball",
        part(
          { x: along(1), y: along(2) },
          circle(0, 0, 9, { fill: "ink", stroke: { paint: "sheet", width: 2 } }),
          circle(-3, -3, 2, sheet),
        ),
      ),
    ];
  },
);
