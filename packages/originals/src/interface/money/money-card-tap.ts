import { figure } from "../figure.ts";
import { amber, box, drawn, fill, group, ink, keys, lamp, line, mint, paper, rose } from "../shapes.ts";

export const moneyCardTap = figure(
  {
    key: "money-card-tap",
    title: "Card, tapped",
    frames: 54,
    loops: false,
    canvas: [400, 300],
    category: "finance",
    description: "A card leans towards a terminal, three waves answer and the display shows a tick.",
    tags: ["money", "payment", "card", "contactless", "tap", "success", "checkout", "terminal"],
  },
  fill("M214 92H330Q342 92 342 104V262Q342 274 330 274H214Q202 274 202 262V104Q202 92 214 92Z"),
  box(218, 108, 108, 60, 6, mint[0]),
  ...Array.from({ length: 9 }, (_, index) =>
    box(222 + (index % 3) * 36, 186 + Math.floor(index / 3) * 26, 28, 16, 5, index === 8 ? lamp : paper),
  ),
  line("M250 138L266 154L296 120", { width: 11, end: drawn(36, 9) }),
  ...[0, 1, 2].map((index) =>
    line(
      `M${222 + index * 6} ${70 - index * 14}A${30 + index * 18} ${30 + index * 18} 0 0 1 ${266 + index * 16} ${72 - index * 12}`,
      {
        width: 6,
        color: lamp,
        fade: keys([0, 0], [20 + index * 4, 0], [23 + index * 4, 100], [36, 100], [42, 0]),
      },
    ),
  ),
  group(
    {
      pivot: [130, 130],
      move: keys([0, [-80, 40]], [7, [-88, 44]], [18, [36, -46], "out"], [36, [34, -44]], [50, [-30, 10]]),
      turn: keys([0, -14], [7, -18], [18, 8, "out"], [36, 8], [50, -8]),
    },
    box(64, 78, 148, 96, 12, rose[2]),
    box(64, 98, 148, 18, 0, ink),
    box(80, 134, 30, 22, 5, amber[0]),
    line("M128 152H190", { width: 7 }),
  ),
);
