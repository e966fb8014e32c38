import { figure } from "../figure.ts";
import { drawn, fill, group, keys, lamp, lilac, line, paper } from "../shapes.ts";

export const checkDouble = figure(
  {
    key: "check-double",
    title: "Sent, then read",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "A message slides up, gets one tick when it is sent and a second, lit one when it is read.",
    tags: ["check", "double check", "message", "read", "chat", "delivered", "success", "sent"],
  },
  fill("M62 30H196Q218 30 218 52V72Q218 94 196 94H74L40 112V52Q40 30 62 30Z", lilac[1]),
  line("M70 62H166", { width: 9 }),
  group(
    { move: [0, 34] },
    group(
      {
        pivot: [320, 220],
        move: keys([0, [0, 26]], [9, [0, -3], "out"], [13, [0, 0]]),
        fade: keys([0, 0], [6, 100]),
      },
      fill("M144 92H324Q344 92 344 112V190Q344 210 324 210H144Q124 210 124 190V112Q124 92 144 92Z"),
      fill("M300 196L366 230L344 164Z"),
      line("M150 122H300M150 148H262", { width: 10, color: paper }),
      line("M262 180l11 12l22 -26", {
        width: 8,
        color: keys([0, paper], [34, paper, "hold"], [38, lamp, "linear"]),
        end: drawn(14, 7),
      }),
      group(
        {
          move: keys([30, [-10, 0]], [38, [0, 0], "out-back"]),
        },
        line("M282 184l8 8l22 -26", { width: 8, color: lamp, end: drawn(30, 7) }),
      ),
    ),
  ),
);
