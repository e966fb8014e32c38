import { figure } from "../figure.ts";
import { box, disc, drawn, fill, group, ink, keys, lamp, line, mint, paper, quiet } from "../shapes.ts";

export const checkList = figure(
  {
    key: "check-list",
    title: "Checklist on a clipboard",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    category: "business",
    description: "Three lines on a clipboard are ticked off, the last of them with a lit tick.",
    tags: ["check", "checklist", "clipboard", "tasks", "todo", "success", "business", "done"],
  },
  group(
    {
      pivot: [200, 40],
      turn: keys([0, 0], [4, -1.5], [10, 1], [16, 0]),
    },
    box(112, 42, 176, 226, 16),
    box(126, 62, 148, 192, 6, paper),
    fill("M166 34H184C184 14 216 14 216 34H234V58Q234 64 228 64H172Q166 64 166 58Z"),
    disc(200, 34, 6, mint[0]),
    ...[0, 1, 2].map((index) => {
      const y = 104 + index * 52;
      const at = 5 + index * 9;
      return group(
        {},
        line(`M190 ${y}h${[64, 44, 56][index] ?? 50}`, {
          width: 8,
          color: keys([0, quiet], [at + 5, ink, "hold"], [45, ink]),
        }),
        group(
          {
            pivot: [158, y],
            scale: keys([at, 100], [at + 6, 118, "out"], [at + 11, 100]),
          },
          line(`M144 ${y}l10 11l18 -22`, { width: 8, color: index === 2 ? lamp : ink, end: drawn(at, 7) }),
        ),
      );
    }),
  ),
);
