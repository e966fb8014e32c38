import {
  type Animated,
  box,
  circle,
  importDrawing,
  keys,
  layer,
  part,
  type Point,
  shape,
} from "../builder/index.ts";
import { hill, ink, onStage, sheet } from "./on-stage.ts";

const tile = 72;
/** Frames at which the piece leaves the board and comes down again. */
const leave = 20;
const land = 40;

const slide: Animated<number> = keys(
  [0, 0, "hold"],
  [leave, 0, "hold"],
  [land, -2 * tile, "in-out"],
  [60, -2 * tile, "hold"],
);

const tiles = (): string => {
  const corners: Point[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = -2; column < 9; column++)
      if ((row + column) % 2 === 0) corners.push([column * tile - 16, 228 + row * 26]);
  return corners.map(([x, y]) => `M${x} ${y}h${tile}v26h${-tile}Z`).join("");
};

export const knight = onStage(
  {
    key: "knight-takes-a-leap",
    title: "Knight to e5",
    description:
      "A chess knight crouches, leaps two squares, comes down with its weight and gathers itself again.",
    tags: [
      "chess",
      "knight",
      "game",
      "gaming",
      "strategy",
      "jump",
      "horse",
      "board game",
      "play",
      "move",
      "loop",
    ],
    category: "gaming",
    featuredRank: 43,
    tint: "mint",
    frames: 60,
    posterFrame: 30,
  },
  (frames) => {
    const drawing = importDrawing("knight.svg");
    const foot = [204, 280] as const;
    const squash = (low: number, high: number) =>
      keys(
        [0, 1],
        [14, low, "in-out"],
        [leave + 2, high, "out"],
        [32, 1, "in-out"],
        [land, high * 0.5 + 0.5, "in"],
        [land + 4, low, "out"],
        [land + 11, high * 0.4 + 0.6, "in-out"],
        [56, 1, "in-out"],
        [frames, 1, "hold"],
      );
    return [
      layer("Sun", circle(196, 126, 92, { fill: "sun" })),
      layer("Board", box(-10, 228, 420, 90, 0, sheet), part({ x: slide }, shape(tiles(), hill))),
      layer(
        "Shadow",
        part(
          {
            pivot: [204, 284],
            scale: keys(
              [0, 0.84],
              [leave, 0.84, "hold"],
              [30, 0.5, "out"],
              [land, 0.84, "in"],
              [frames, 0.84, "hold"],
            ),
          },
          box(112, 279, 184, 10, 5, ink),
        ),
      ),
      layer(
        "Knight",
        part(
          { pivot: foot, scale: 0.82 },
          part(
            {
              name: "Leap",
              y: keys(
                [0, 0, "hold"],
                [leave - 1, 0, "hold"],
                [30, -74, "out"],
                [land, 0, "fall"],
                [frames, 0, "hold"],
              ),
              pivot: foot,
              rotate: keys(
                [0, 0],
                [14, 3],
                [24, -9, "out"],
                [34, -3],
                [land, 5, "in"],
                [land + 8, -2],
                [56, 0],
                [frames, 0, "hold"],
              ),
            },
            part(
              { pivot: foot, scaleY: squash(0.88, 1.08) },
              part(
                { pivot: foot, scaleX: squash(1.06, 0.95) },
                ...drawing.all(3, 4),
                drawing.piece(5, 6),
                part(
                  {
                    name: "Neck",
                    pivot: [216, 236],
                    rotate: keys(
                      [0, 0],
                      [16, -4],
                      [26, 5, "out"],
                      [38, 2],
                      [land + 4, -5, "out"],
                      [land + 12, 2],
                      [58, 0],
                      [frames, 0, "hold"],
                    ),
                  },
                  drawing.piece(2),
                  drawing.piece(5, 0, 1, 2, 3, 4, 5, 7),
                ),
              ),
            ),
          ),
        ),
        ...[-1, 1].map((hand) =>
          part(
            {
              name: "Dust",
              x: keys(
                [0, 0, "hold"],
                [land, 0, "hold"],
                [land + 14, hand * 40, "out"],
                [frames, hand * 40, "hold"],
              ),
              y: keys([0, 0, "hold"], [land, 0, "hold"], [land + 14, -12, "out"], [frames, -12, "hold"]),
              pivot: [204 + hand * 82, 276],
              scale: keys(
                [0, 0.01, "hold"],
                [land, 0.2, "hold"],
                [land + 5, 1, "out"],
                [land + 16, 0.01, "in"],
                [frames, 0.01, "hold"],
              ),
            },
            circle(204 + hand * 82, 276, 9, ink),
            circle(204 + hand * 96, 280, 5, ink),
          ),
        ),
        box(-10, 296, 420, 20, 0, ink),
      ),
    ];
  },
);
