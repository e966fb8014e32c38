import {
  type Animated,
  box,
  circle,
  type Figure,
  type KeyEntry,
  keys,
  layer,
  part,
  type Point,
  shape,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";

const ink = { fill: "ink" } as const;

/** Corners of the way on the screen, and the frame at which the head is there: four units a frame. */
const corners: readonly (readonly [at: number, x: number, y: number])[] = [
  [0, 128, 56],
  [24, 224, 56],
  [32, 224, 88],
  [44, 272, 88],
  [64, 272, 168],
  [88, 176, 168],
  [100, 176, 120],
  [112, 128, 120],
  [128, 128, 56],
];
const apples: readonly (readonly [eatenAt: number, x: number, y: number])[] = [
  [16, 192, 56],
  [54, 272, 128],
  [92, 176, 152],
  [120, 128, 88],
];

const along = (
  pick: (corner: readonly [number, number, number]) => number,
  start: number,
): Animated<number> => keys(...corners.map((corner) => [corner[0], pick(corner) - start, "linear"] as const));

/** Degrees of the heading on each stretch, turned within two frames. */
function headings(): Animated<number> {
  const degrees: number[] = [];
  corners.slice(1).forEach(([, x, y], index) => {
    const [, fromX = 0, fromY = 0] = corners[index] ?? [];
    const wanted = (Math.atan2(y - fromY, x - fromX) * 180) / Math.PI;
    const before = degrees.at(-1) ?? wanted;
    degrees.push(before + ((((wanted - before + 180) % 360) + 360) % 360) - 180);
  });
  const entries = degrees.flatMap((value, index): KeyEntry<number>[] => {
    const at = corners[index]?.[0] ?? 0;
    return index === 0
      ? [[0, value] as const]
      : [[at - 1, degrees[index - 1] ?? value, "hold"] as const, [at + 1, value, "in-out"] as const];
  });
  return keys(...entries, [127, degrees.at(-1) ?? 0, "hold"], [128, (degrees[0] ?? 0) + 360, "in-out"]);
}

/** A thumb on the cross: it leans the way the snake turns. */
const lean = (axis: "x" | "y"): Animated<number> => {
  const steps = corners.slice(0, -1).map(([at, x, y], index) => {
    const [, nextX = x, nextY = y] = corners[index + 1] ?? [];
    return [at, Math.sign(axis === "x" ? nextX - x : nextY - y) * 2.6] as const;
  });
  const entries: KeyEntry<number>[] = [];
  for (const [at, value] of steps) {
    if (at > 0) entries.push([at - 2, 0], [at, value, "out"]);
    else entries.push([0, 0]);
    entries.push([at + 5, 0]);
  }
  return keys(...entries, [128, 0, "hold"]);
};

function apple([eatenAt, x, y]: readonly [number, number, number]): Figure {
  const back = eatenAt + 54;
  // Eaten late in the loop, an apple is back in the next round.
  const pop =
    back <= 118
      ? keys(
          [0, 1],
          [eatenAt - 1, 1, "hold"],
          [eatenAt + 2, 0.01, "in"],
          [back, 0.01, "hold"],
          [back + 8, 1, "out-back"],
          [128, 1, "hold"],
        )
      : keys(
          [0, 0.01],
          [back - 128, 0.01, "hold"],
          [back - 120, 1, "out-back"],
          [eatenAt - 1, 1, "hold"],
          [eatenAt + 2, 0.01, "in"],
          [128, 0.01, "hold"],
        );
  return part(
    { name: "Apple", pivot: [x, y], scale: pop },
    circle(x, y + 1, 6, ink),
    shape(`M${x} ${y - 4}Q${x + 1} ${y - 9} ${x + 5} ${y - 10}`, { stroke: { paint: "ink", width: 2.4 } }),
  );
}

const press = (at: readonly number[], depth: number): Animated<number> =>
  keys(
    [0, 1],
    ...at.flatMap((frame) => [
      [frame - 1, 1, "hold"] as const,
      [frame + 2, depth, "out"] as const,
      [frame + 8, 1, "out-back"] as const,
    ]),
    [128, 1, "hold"],
  );

export const snakeGame = creature(
  {
    key: "snake-one-more-round",
    title: "Snake, one more round",
    description:
      "A pocket console plays by itself: the snake goes round, eats what lies in its way, and the cross leans into every turn.",
    tags: [
      "snake",
      "game",
      "gaming",
      "video game",
      "console",
      "retro",
      "arcade",
      "play",
      "controller",
      "animals",
      "loading",
      "loop",
    ],
    category: "gaming",
    tint: "mint",
    frames: 128,
    posterFrame: 46,
  },
  () => {
    const [, startX, startY] = corners[0] ?? [0, 0, 0];
    const way = `${corners
      .slice(0, -1)
      .map(([, x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`)
      .join("")}Z`;
    const dots: Point[] = [];
    for (let x = 128; x <= 272; x += 16) for (let y = 56; y <= 168; y += 16) dots.push([x, y]);
    return [
      layer("Sun", circle(200, 150, 142, { fill: "sun" })),
      layer(
        "Console",
        box(92, 14, 216, 274, 24, ink),
        box(108, 32, 184, 160, 8, { fill: "sheet" }),
        shape(dots.map(([x, y]) => `M${x - 1.2} ${y}a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0 -2.4 0Z`).join(""), {
          fill: "hill",
          name: "Grid",
        }),
        part(
          { name: "Cross", pivot: [150, 240], x: lean("x"), y: lean("y") },
          shape("M141 214h18v17h17v18h-17v17h-18v-17h-17v-18h17Z", { fill: "sheet" }),
          circle(150, 240, 4, ink),
        ),
        part({ pivot: [244, 250], scale: press([16, 92], 0.8) }, circle(244, 250, 13, { fill: "sun" })),
        part({ pivot: [276, 230], scale: press([54, 120], 0.8) }, circle(276, 230, 13, { fill: "sun" })),
        ...[0, 1, 2, 3].map((index) =>
          shape(`M${226 + index * 10} 278h5`, { stroke: { paint: "sun", width: 3 } }),
        ),
      ),
      layer(
        "Snake",
        ...apples.map(apple),
        shape(way, {
          name: "Body",
          stroke: { paint: "ink", width: 13 },
          trim: { start: 0.62, end: 1, offset: keys([0, 0], [128, 1, "linear"]) },
        }),
        part(
          {
            name: "Head",
            x: along(([, x]) => x, startX),
            y: along(([, , y]) => y, startY),
            pivot: [startX, startY],
            rotate: headings(),
          },
          part(
            {
              pivot: [startX + 8, startY],
              scaleX: keys(
                [0, 0.05],
                ...[6, 38, 76, 106].flatMap((at) => [
                  [at, 0.05, "hold"] as const,
                  [at + 3, 1, "out"] as const,
                  [at + 8, 0.05, "in"] as const,
                ]),
                [128, 0.05, "hold"],
              ),
            },
            shape(`M${startX + 8} ${startY}h9l4 -3m-4 3l4 3`, { stroke: { paint: "ink", width: 2 } }),
          ),
          circle(startX, startY, 9.5, ink),
          circle(startX + 3, startY - 4, 2.2, { fill: "sheet" }),
          circle(startX + 3, startY + 4, 2.2, { fill: "sheet" }),
        ),
      ),
    ];
  },
);
