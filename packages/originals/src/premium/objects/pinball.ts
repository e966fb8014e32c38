import {
  type Animated,
  circle,
  type Figure,
  type KeyEntry,
  keys,
  layer,
  limb,
  part,
  shape,
} from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const frames = 92;

/** The table is seen from close by: its rim lies outside the picture. */
const near = { pivot: [204, 262], scale: 1.3, y: 20 } as const;

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
        { name: "Table", ...near },
        shape("M0 -20H400V340H0ZM100 340V98Q100 14 205 14Q310 14 310 98V340Z", {
          fill: "ink",
          evenOdd: true,
        }),
        shape("M100 340V98Q100 14 205 14Q310 14 310 98V340Z", { fill: "sun" }),
        shape("M126 158Q128 152 132 158L154 202Q156 210 148 206L128 194Q124 192 124 188Z", ink),
        shape("M284 158Q282 152 278 158L256 202Q254 210 262 206L282 194Q286 192 286 188Z", ink),
        shape("M132 172L146 198M278 172L264 198", line(3, "sheet")),
        shape("M112 184V218L140 234M298 184V218L262 234", line(7)),
        shape("M106 112V126M106 136V150", line(6)),
        shape("M304 100V146", line(6)),
        ...Array.from({ length: 8 }, (_, index) => circle(92, 60 + index * 22, 2.4, sheet)),
        ...Array.from({ length: 8 }, (_, index) => circle(318, 60 + index * 22, 2.4, sheet)),
      ),
      layer(
        { name: "Bumpers", ...near },
        bumper(150, 80, 24, [18]),
        bumper(244, 100, 28, [10, 22, 66, 80]),
        bumper(176, 150, 18, [39, 72]),
      ),
      layer({ name: "Flippers", ...near }, flipper(-1, [58]), flipper(1, [0])),
      layer(
        { name: "Ball", ...near },
        part(
          { x: along(1), y: along(2) },
          circle(0, 0, 9, { fill: "ink", stroke: { paint: "sheet", width: 2 } }),
          circle(-3, -3, 2, sheet),
        ),
      ),
    ];
  },
);
