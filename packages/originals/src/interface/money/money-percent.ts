import { figure } from "../figure.ts";
import { discPath, group, ink, keys, lamp, line } from "../shapes.ts";

export const moneyPercent = figure(
  {
    key: "money-percent",
    title: "Percent, changing places",
    frames: 60,
    category: "finance",
    description: "The two rings of a percent sign roll along its stroke and change places.",
    tags: ["money", "percent", "discount", "interest", "rate", "sale", "finance", "icon"],
  },
  group(
    {
      pivot: [12, 12],
      turn: keys([0, 0], [26, 12], [30, 0], [56, 12], [60, 0]),
    },
    line("M18.6 4L5.4 20", { width: 2.4 }),
  ),
  ...[0, 1].map((which) =>
    group(
      {
        pivot: [12, 12],
        turn: keys(
          [0, which * 180],
          [4, which * 180 - 8],
          [26, which * 180 + 188],
          [30, which * 180 + 180],
          [34, which * 180 + 172],
          [56, which * 180 + 368],
          [60, which * 180 + 360],
        ),
      },
      line(discPath(6.6, 7, 3), { width: 2.4, color: which === 0 ? lamp : ink }),
    ),
  ),
);
