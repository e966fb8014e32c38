import { figure } from "../figure.ts";
import { amber, fill, group, ink, keys, lamp, line, paper } from "../shapes.ts";
import { star } from "./star.ts";

export const aiWand = figure(
  {
    key: "ai-wand",
    title: "One tap of the wand",
    frames: 54,
    canvas: [400, 300],
    description: "A wand draws back, taps the air, and three sparkles open where it struck.",
    tags: ["ai", "wand", "magic", "enhance", "effect", "generate", "sparkle", "tool"],
  },
  group(
    {
      pivot: [96, 262],
      turn: keys([0, 0], [9, -16], [17, 9, "in"], [24, -3, "out"], [32, 0], [54, 0]),
    },
    fill("M86 246L104 264L246 122L228 104Z"),
    fill("M210 122L228 140L246 122L228 104Z", paper),
    line("M86 246L104 264L246 122L228 104Z", { width: 5 }),
  ),
  ...[
    [276, 84, 50, 17, lamp],
    [334, 152, 27, 22, ink],
    [208, 48, 22, 20, ink],
  ].map(([x, y, r, from, color]) => {
    const [cx, cy, size, start] = [Number(x), Number(y), Number(r), Number(from)];
    return group(
      {
        pivot: [cx, cy],
        scale: keys(
          [0, 0],
          [start, 0],
          [start + 7, 116, "out"],
          [start + 12, 94],
          [start + 17, 100],
          [44, 100],
          [53, 0, "in"],
        ),
        turn: keys([start, -60], [start + 14, 0, "out"], [44, 0], [53, 45, "in"]),
      },
      fill(star(cx, cy, size), String(color)),
    );
  }),
  line("M300 190C292 214 284 226 270 240M162 60C146 64 134 70 124 78", {
    width: 5,
    color: amber[2],
    end: keys([0, 0], [18, 0], [25, 100, "out"], [54, 100]),
    start: keys([0, 0], [24, 0], [32, 100], [54, 100]),
  }),
);
