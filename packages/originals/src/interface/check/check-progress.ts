import { figure } from "../figure.ts";
import { boxPath, disc, drawn, fill, group, ink, keys, lamp, line, paper } from "../shapes.ts";

export const checkProgress = figure(
  {
    key: "check-progress",
    title: "Progress, then a tick",
    frames: 56,
    loops: false,
    posterFrame: 24,
    featuredRank: 32,
    description:
      "Slits fill a ring one by one; when the last is in they close to a disc and the tick is cut.",
    tags: ["check", "progress", "loading", "success", "upload", "complete", "ring", "done"],
  },
  ...Array.from({ length: 20 }, (_, index) =>
    group(
      {
        pivot: [12, 12],
        turn: index * 18,
        scale: keys([0, 100], [32, 100], [36, 104], [41, 74, "in"]),
        fade: keys([0, 24], [2 + index * 1.5, 100, "hold"], [41, 0, "hold"]),
      },
      fill(
        boxPath(11.35, 2, 1.3, 4.4, 0.65),
        keys([0, ink], [2 + index * 1.5, lamp, "hold"], [5 + index * 1.5, ink, "hold"]),
      ),
    ),
  ),
  group(
    {
      pivot: [12, 12],
      scale: keys([37, 0], [45, 106, "out"], [50, 100]),
    },
    disc(12, 12, 9.6),
  ),
  line("M7.4 12.4L10.8 15.8L16.8 8.8", { width: 2.4, color: paper, end: drawn(44, 9) }),
);
