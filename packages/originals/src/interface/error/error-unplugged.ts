import { figure } from "../figure.ts";
import { boxPath, crimson, discPath, fill, group, keys, line, sky } from "../shapes.ts";

export const errorUnplugged = figure(
  {
    key: "error-unplugged",
    title: "Fallen out of the wall",
    frames: 60,
    canvas: [400, 300],
    description: "A plug dangles below its socket on a long cable and swings to and fro.",
    tags: ["error", "unplugged", "offline", "connection", "power", "cable", "no signal", "loop"],
  },
  fill(`${boxPath(150, 34, 100, 100, 20)}${discPath(200, 84, 34)}`),
  fill(`${discPath(200, 84, 28)}${discPath(189, 84, 5)}${discPath(211, 84, 5)}`),
  group(
    {
      pivot: [200, -20],
      turn: keys([0, 7], [30, -7, [0.37, 0, 0.63, 1]], [60, 7, [0.37, 0, 0.63, 1]]),
    },
    line(
      keys(
        [0, "M300 -20C300 80 322 150 296 186"],
        [30, "M300 -20C300 80 304 150 296 186", [0.37, 0, 0.63, 1]],
        [60, "M300 -20C300 80 322 150 296 186", [0.37, 0, 0.63, 1]],
      ),
      { width: 9 },
    ),
    group(
      {
        pivot: [296, 186],
        turn: keys(
          [0, 8],
          [8, 12, [0.4, 0.5, 0.64, 1]],
          [38, -12, [0.37, 0, 0.63, 1]],
          [60, 8, [0.37, 0, 0.6, 0.5]],
        ),
      },
      fill("M278 186Q296 174 314 186L320 224Q320 232 312 232H280Q272 232 272 224Z"),
      fill("M281 232H290V258Q285.500 262 281 258ZM302 232H311V258Q306.500 262 302 258Z"),
      line("M282 208H310M281 218H311", { width: 4, color: sky[1] }),
    ),
  ),
  line("M182 152l-8 14M200 156v16M218 152l8 14", {
    width: 5,
    color: crimson,
    fade: keys([0, 100], [14, 100], [20, 20], [26, 100], [32, 20], [38, 100], [60, 100]),
  }),
);
