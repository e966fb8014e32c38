import { type Animated, box, type Figure, keys, layer, part, shape } from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { stars } from "../../creatures/scenery.ts";

const ink = { fill: "ink" } as const;
/** One step of the machine: the squids move a notch every eight frames, as in a film of three pictures a second. */
const step = 8;
const frames = 96;

/** Two pictures of each squid, in the manner of old machines; every mark is a square. */
const pictures = {
  squid: [
    ["...xxx...", "..xxxxx..", ".xx.x.xx.", ".xxxxxxx.", "..x.x.x..", ".x.x.x.x."],
    ["...xxx...", "..xxxxx..", ".xx.x.xx.", ".xxxxxxx.", ".x.x.x.x.", "x..x.x..x"],
  ],
  crab: [
    ["x.......x", ".x.xxx.x.", ".xxxxxxx.", "xx.xxx.xx", "xxxxxxxxx", "..xx.xx.."],
    [".x.....x.", "x..xxx..x", "xxxxxxxxx", "xx.xxx.xx", ".xxxxxxx.", ".xx...xx."],
  ],
} as const;

const squares = (rows: readonly string[], size: number): string =>
  rows
    .flatMap((row, y) =>
      Array.from(row, (mark, x) =>
        mark === "x" ? `M${x * size} ${y * size}h${size + 0.2}v${size + 0.2}h${-size - 0.2}Z` : "",
      ),
    )
    .join("");

/** Shows one of two pictures, turn about. */
const turn = (first: boolean): Animated<number> => ({
  keys: Array.from({ length: frames / step + 1 }, (_, index) => ({
    frame: index * step,
    value: (index % 2 === 0) === first ? 1 : 0,
    curve: null,
  })),
});

/** To the right in six notches, down one, back in six, up one. */
const notches = (pick: (index: number) => number): Animated<number> => ({
  keys: Array.from({ length: frames / step + 1 }, (_, index) => ({
    frame: index * step,
    value: pick(index % (frames / step)),
    curve: null,
  })),
});

function invader(kind: keyof typeof pictures, x: number, y: number, hitAt: number | null): Figure {
  const [one, two] = pictures[kind];
  const size = 4.4;
  const seen = hitAt === null ? 1 : keys([0, 1], [hitAt, 0, "hold"], [88, 1, "hold"], [frames, 1, "hold"]);
  const burst =
    hitAt === null
      ? []
      : [
          part(
            {
              x,
              y,
              pivot: [0, 0],
              opacity: keys([0, 0], [hitAt, 1, "hold"], [hitAt + 8, 0, "hold"], [frames, 0, "hold"]),
            },
            shape(
              squares(
                ["x...x...x", ".x..x..x.", ".........", "xx.....xx", ".........", ".x..x..x.", "x...x...x"],
                size,
              ),
              ink,
            ),
          ),
        ];
  return part(
    { name: "Place" },
    part(
      { name: "Squid", x, y, opacity: seen },
      shape(squares(one, size), { ...ink, opacity: turn(true) }),
      shape(squares(two, size), { ...ink, opacity: turn(false) }),
    ),
    ...burst,
  );
}

export const invaders = creature(
  {
    key: "squids-from-outer-space",
    title: "Squids from outer space",
    description:
      "Rows of square squids shuffle across the screen, notch by notch; a small cannon follows, fires, and they are back for more.",
    tags: [
      "squid",
      "game",
      "gaming",
      "arcade",
      "retro",
      "pixel",
      "space",
      "aliens",
      "invaders",
      "shooter",
      "8 bit",
      "loop",
    ],
    category: "gaming",
    tint: "rose",
    frames,
    posterFrame: 4,
  },
  () => {
    const across = notches((index) => (index < 6 ? index * 14 : (11 - index) * 14));
    const down = notches((index) => (index < 6 ? 0 : 10));
    const cannonX = keys(
      [0, 0],
      [10, -40, "in-out"],
      [20, -40, "hold"],
      [36, 66, "in-out"],
      [48, 66, "hold"],
      [66, 10, "in-out"],
      [74, 10, "hold"],
      [frames, 0, "in-out"],
    );
    const shot = (x: number, from: number, to: number, reach: number): Figure =>
      part(
        {
          name: "Shot",
          y: keys([0, 0], [from, 0, "hold"], [to, -reach, "linear"], [frames, -reach, "hold"]),
          opacity: keys([0, 0], [from, 1, "hold"], [to, 0, "hold"], [frames, 0, "hold"]),
        },
        box(x - 2.2, 232, 4.4, 16, 0, { fill: "lamp" }),
      );
    const recoil = keys(
      [0, 0],
      ...[14, 40, 70].flatMap((at) => [
        [at, 0, "hold"] as const,
        [at + 1, 5, "linear"] as const,
        [at + 6, 0, "out"] as const,
      ]),
      [frames, 0, "hold"],
    );
    const wall = (x: number): Figure =>
      part(
        { name: "Wall", x, y: 206 },
        shape(squares([".xxxxxx.", "xxxxxxxx", "xxx..xxx", "xx....xx"], 5), ink),
      );
    const columns = [0, 1, 2, 3, 4];
    return [
      layer(
        "Stars",
        ...stars(
          frames,
          [
            { x: 30, y: 30, radius: 5 },
            { x: 372, y: 52, radius: 6 },
            { x: 20, y: 160, radius: 4 },
            { x: 384, y: 176, radius: 5 },
            { x: 196, y: 18, radius: 4 },
          ],
          "hill",
        ),
      ),
      layer(
        "Squids",
        part(
          { name: "Rows", x: across, y: down },
          ...columns.map((column) => invader("squid", 44 + column * 52, 34, column === 4 ? 47 : null)),
          ...columns.map((column) => invader("crab", 44 + column * 52, 76, null)),
          ...columns.map((column) =>
            invader("squid", 44 + column * 52, 118, column === 1 ? 20 : column === 2 ? 77 : null),
          ),
        ),
      ),
      layer("Walls", wall(64), wall(180), wall(296)),
      layer("Shots", shot(160, 14, 20, 92), shot(266, 40, 47, 170), shot(210, 70, 77, 92)),
      layer(
        "Cannon",
        part(
          { x: 176.6, y: 244 },
          part(
            { name: "Cannon", x: cannonX, y: recoil },
            shape(squares(["....x....", "...xxx...", ".xxxxxxx.", "xxxxxxxxx", "xxxxxxxxx"], 5.2), ink),
          ),
        ),
      ),
      layer("Ground", box(-10, 276, 420, 40, 0, ink)),
    ];
  },
);
