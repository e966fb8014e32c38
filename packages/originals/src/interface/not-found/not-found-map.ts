import { figure } from "../figure.ts";
import { crimson, discPath, fill, group, ink, keys, line, mint, sky } from "../shapes.ts";

export const notFoundMap = figure(
  {
    key: "404-map",
    title: "Map without the place",
    frames: 72,
    loops: false,
    canvas: [400, 300],
    description:
      "A map unfolds, a dashed route sets out across it, and the pin lands where the route has already ended.",
    tags: ["404", "map", "lost", "not found", "error", "location", "pin", "travel"],
  },
  ...[0, 1, 2].map((panel) =>
    group(
      {
        pivot: [60 + panel * 94, 160],
        scale: keys(
          [0, [panel === 0 ? 100 : 0, 100]],
          [panel * 7, [panel === 0 ? 100 : 0, 100]],
          [panel * 7 + 9, [104, 100], "out"],
          [panel * 7 + 13, [100, 100]],
        ),
      },
      fill(
        `M${60 + panel * 94} ${panel % 2 === 0 ? 84 : 104}l94 ${panel % 2 === 0 ? 20 : -20}v150l-94 ${panel % 2 === 0 ? -20 : 20}Z`,
        panel % 2 === 0 ? mint[1] : mint[0],
      ),
    ),
  ),
  fill("M106 94Q122 130 92 152T112 246L60 234V84Z", sky[1]),
  group(
    {
      fade: keys([0, 0], [24, 0], [30, 100]),
    },
    fill("M170 236l16 -30l16 30ZM194 240l12 -22l12 22ZM292 120l14 -28l14 28Z"),
  ),
  line("M60 84L154 104L248 84L342 104V254L248 234L154 254L60 234Z", {
    width: 5,
    fade: keys([0, 0], [22, 0], [28, 100]),
  }),
  line("M132 214C150 170 186 196 206 170S236 132 262 150", {
    width: 6,
    color: ink,
    dash: [10, 9],
    cap: "butt",
    fade: keys([0, 0], [22, 0], [26, 100]),
  }),
  group(
    {
      pivot: [286, 158],
      move: keys(
        [0, [0, -190]],
        [30, [0, -190]],
        [40, [0, 0], "fall"],
        [46, [0, -22], "out"],
        [52, [0, 0], "in"],
        [56, [0, -8], "out"],
        [60, [0, 0], "in"],
      ),
      turn: keys([40, 0], [46, -14], [52, 0], [56, 8], [60, 0]),
    },
    fill(
      `M286 158C266 130 256 118 256 102A30 30 0 1 1 316 102C316 118 306 130 286 158Z${discPath(286, 102, 12)}`,
      crimson,
    ),
  ),
  group(
    {
      pivot: [286, 160],
      scale: keys([0, 0], [40, 0], [44, 100, "out"]),
      fade: keys([40, 100], [56, 0]),
    },
    line("M262 160a24 7 0 1 0 48 0a24 7 0 1 0 -48 0", { width: 3 }),
  ),
);
