import { figure } from "../figure.ts";
import { amber, box, boxPath, crimson, disc, fill, group, keys, layer, line } from "../shapes.ts";

/** A frame of film with a ball where it is at that moment of its bounce. */
const filmFrame = (index: number) => {
  const x = index * 112;
  const height = [0, 34, 48, 34][index % 4] ?? 0;
  return [
    fill(
      `${boxPath(x, 76, 112, 148)}${boxPath(x + 8, 104, 96, 92, 6)}${[0, 1, 2, 3].map((hole) => boxPath(x + 8 + hole * 28, 84, 12, 12, 3) + boxPath(x + 8 + hole * 28, 204, 12, 12, 3)).join("")}`,
    ),
    box(x + 8, 104, 96, 92, 6, amber[0]),
    line(`M${x + 20} 186H${x + 92}`, { width: 4 }),
    disc(x + 56, 170 - height, 13),
  ];
};

export const notFoundFilm = figure(
  {
    key: "404-film",
    title: "One frame is missing",
    frames: 48,
    frameRate: 24,
    canvas: [400, 300],
    description: "A strip of film jerks past, frame by frame, and every fourth one has been cut out.",
    tags: ["404", "film", "missing", "not found", "error", "frame", "cinema", "empty"],
  },
  layer(
    { clip: boxPath(0, 40, 400, 220) },
    group(
      {
        move: keys(
          [0, [-448, 0]],
          [9, [-448, 0]],
          [12, [-336, 0], "steps"],
          [21, [-336, 0]],
          [24, [-224, 0], "steps"],
          [33, [-224, 0]],
          [36, [-112, 0], "steps"],
          [45, [-112, 0]],
          [48, [0, 0], "steps"],
        ),
      },
      ...Array.from({ length: 9 }, (_, index) =>
        index % 4 === 2
          ? [
              line(boxPath(index * 112 + 12, 82, 88, 136, 6), {
                width: 4,
                color: crimson,
                dash: [9, 8],
                cap: "butt",
              }),
            ]
          : filmFrame(index),
      ).flat(),
    ),
  ),
);
