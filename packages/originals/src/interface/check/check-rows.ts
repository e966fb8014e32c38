import { figure } from "../figure.ts";
import { box, boxPath, fill, group, ink, keys, lamp, layer, line, paper, quiet } from "../shapes.ts";
import type { Key, Shape } from "../shapes.ts";

/** A row of the list that is ticked, slides out and comes back last. */
function listRow(index: number, at: number): Shape {
  const y = 66 + index * 66;
  const ups: Key<readonly [number, number]>[] = keys([0, [0, 0]]);
  for (let round = 0; round < 3; round++) {
    const start = round * 30;
    if (round < index)
      ups.push([start + 17, [0, -66 * round]], [start + 26, [0, -66 * (round + 1)], "out-back"]);
    else if (round === index)
      ups.push(
        [start + 13, [0, -66 * round]],
        [start + 19, [300, -66 * round], "in"],
        [start + 19.01, [300, 66 * (2 - index)], "hold"],
        [start + 28, [0, 66 * (2 - index)], "out"],
      );
    else
      ups.push(
        [start + 17, [0, 66 * (2 - index) - 66 * (round - 1 - index)]],
        [start + 26, [0, 66 * (2 - index) - 66 * (round - index)], "out-back"],
      );
  }
  ups.push([90, [0, 0]]);
  return group(
    { move: ups },
    box(78, y - 25, 244, 50, 12, paper),
    fill(
      keys([0, boxPath(92, y - 11, 22, 22, 6)], [90, boxPath(92, y - 11, 22, 22, 6)]),
      keys([0, quiet], [at + 3, lamp, "hold"], [at + 19, quiet, "hold"], [90, quiet]),
    ),
    group(
      {
        fade: keys([0, 100], [at + 3, 0, "hold"], [at + 19, 100, "hold"], [90, 100]),
      },
      box(95, y - 8, 16, 16, 3, paper),
    ),
    line(`M97 ${y}l4.6 4.8l8 -9.4`, {
      width: 3.6,
      color: paper,
      end: keys([0, 0], [at + 3, 0], [at + 9, 100, "out"], [at + 19, 0, "hold"], [90, 0]),
    }),
    line(`M132 ${y}h${[140, 96, 118][index] ?? 100}`, {
      width: 9,
      color: keys(
        [0, ink],
        [at + 6, ink, "hold"],
        [at + 11, quiet, "linear"],
        [at + 19, ink, "hold"],
        [90, ink],
      ),
    }),
  );
}

export const checkRows = figure(
  {
    key: "check-rows",
    title: "Three rows, one at a time",
    frames: 90,
    canvas: [400, 264],
    description: "The top row is ticked and leaves; the others move up and it comes back as the last.",
    tags: ["check", "list", "tasks", "queue", "todo", "reorder", "productivity", "loop"],
  },
  layer({ clip: boxPath(70, 30, 260, 204) }, ...[0, 1, 2].map((index) => listRow(index, index * 30))),
);
