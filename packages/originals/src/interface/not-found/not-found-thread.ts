import { figure } from "../figure.ts";
import { crimson, discPath, fill, group, keys, lilac, line } from "../shapes.ts";

const tagOutline = "M186 148H214L250 184V262Q250 270 242 270H158Q150 270 150 262V184Z";

export const notFoundThread = figure(
  {
    key: "404-thread",
    title: "The thread breaks off",
    frames: 54,
    posterFrame: 6,
    loops: false,
    canvas: [400, 300],
    description:
      "A tag hangs on a taut thread; the thread parts, and only a dashed outline says what hung there.",
    tags: ["404", "thread", "cut", "broken", "not found", "error", "link", "lost"],
  },
  fill("M84 24H316V38H84Z"),
  fill("M176 20H224V62Q224 70 216 70H184Q176 70 176 62Z"),
  line("M184 46H216M184 56H216", { width: 4, color: lilac[1] }),
  line(tagOutline, {
    width: 4,
    color: crimson,
    dash: [9, 8],
    cap: "butt",
    fade: keys([0, 0], [32, 0], [40, 100]),
  }),
  line(
    keys(
      [0, "M200 66C200 82 200 98 200 112C200 118 200 124 200 130"],
      [12, "M200 66C200 82 200 98 200 112C200 118 200 124 200 130"],
      [16, "M200 66C208 80 192 90 198 100C203 106 211 102 208 96", "out"],
      [24, "M200 66C194 80 208 92 202 102C197 108 189 104 192 98"],
      [33, "M200 66C204 80 196 92 201 102C205 107 212 103 209 98"],
      [42, "M200 66C199 80 204 92 201 102C198 107 191 104 193 99"],
      [54, "M200 66C200 80 202 92 201 102C200 107 194 105 195 100"],
    ),
    { width: 4, color: crimson },
  ),
  group(
    {
      pivot: [200, 130],
      move: keys(
        [0, [0, 0]],
        [6, [0, 4]],
        [12, [0, 0]],
        [13, [0, 0]],
        [36, [-20, 230], "fall"],
        [54, [-20, 230]],
      ),
      turn: keys([0, 3], [6, -3], [12, 2], [36, -64, "in"]),
    },
    line(
      keys(
        [0, "M200 130C200 134 200 140 200 156"],
        [13, "M200 130C200 134 200 140 200 156"],
        [19, "M208 142C214 132 196 134 200 156", "out"],
        [54, "M208 142C214 132 196 134 200 156"],
      ),
      { width: 4, color: crimson },
    ),
    fill(`${tagOutline}${discPath(200, 170, 7)}`),
    line("M174 208H226M174 232H206", { width: 8, color: lilac[1] }),
  ),
);
