import { figure } from "../figure.ts";
import { amber, fill, group, keys, lamp, line, paper, quiet } from "../shapes.ts";

/** The page in the air, from the right side to the left. */
const pageAt = (x1: number, y1: number, x2: number, y2: number) =>
  `M200 216C${200 + x1 * 0.4} ${206 + y1 * 0.5} ${200 + x1 * 0.8} ${208 + y1} ${200 + x2} ${214 + y2}V${108 + y2}C${200 + x1 * 0.8} ${102 + y1} ${200 + x1 * 0.4} ${100 + y1 * 0.5} 200 110Z`;

export const loadingPages = figure(
  {
    key: "loading-pages",
    title: "Book, page after page",
    frames: 48,
    canvas: [400, 300],
    description: "A page lifts from the right, stands up and settles on the left, again and again.",
    tags: ["loading", "book", "page", "reading", "library", "loader", "waiting", "education"],
  },
  fill("M64 122H336V240Q262 226 206 240H194Q138 226 64 240Z"),
  fill("M76 112C120 98 170 100 198 112V228C170 216 120 214 76 226Z", paper),
  fill("M324 112C280 98 230 100 202 112V228C230 216 280 214 324 226Z", paper),
  line("M94 132C124 124 156 124 180 131M94 154C124 146 156 146 180 153M94 176C124 168 148 168 164 171", {
    width: 5,
    color: quiet,
  }),
  line("M306 132C276 124 244 124 220 131M306 154C276 146 244 146 220 153M306 176C276 168 252 168 236 171", {
    width: 5,
    color: quiet,
  }),
  group(
    {
      fade: keys([0, 0], [5, 100], [33, 100], [40, 0], [48, 0]),
    },
    fill(
      keys(
        [0, pageAt(60, -2, 124, 6)],
        [6, pageAt(60, -14, 120, -8), "in"],
        [14, pageAt(40, -44, 70, -56), "linear"],
        [19, pageAt(8, -52, 4, -66), "linear"],
        [24, pageAt(-36, -46, -70, -58), "linear"],
        [33, pageAt(-60, -12, -120, -4), "linear"],
        [38, pageAt(-60, -2, -124, 6), "out"],
        [48, pageAt(-60, -2, -124, 6)],
      ),
      amber[0],
    ),
  ),
  line(
    keys(
      [0, "M324 220V114"],
      [6, "M320 206V100", "in"],
      [14, "M270 158V52", "linear"],
      [19, "M204 148V42", "linear"],
      [24, "M130 156V50", "linear"],
      [33, "M80 210V104", "linear"],
      [38, "M76 220V114", "out"],
      [48, "M76 220V114"],
    ),
    {
      width: 4,
      color: lamp,
      fade: keys([0, 0], [3, 100], [33, 100], [40, 0], [48, 0]),
    },
  ),
);
