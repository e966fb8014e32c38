import { figure } from "../figure.ts";
import { amber, disc, drawn, fill, group, ink, keys, line, paper, pop, rose } from "../shapes.ts";

const petal = "M200 150C178 128 178 92 200 70C222 92 222 128 200 150Z";

export const successBloom = figure(
  {
    key: "success-bloom",
    title: "Bloom",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description:
      "Eight tissue petals open one after the other round a disc with a tick: joy without confetti.",
    tags: ["success", "bloom", "flower", "check", "celebration", "welcome", "spring", "done"],
  },
  ...[0, 2, 4, 6, 1, 3, 5, 7].map((place, index) =>
    group(
      {
        pivot: [200, 150],
        turn: keys(
          [0, place * 45 - 70],
          [6 + index, place * 45 - 70],
          [22 + index, place * 45, [0.2, 0.9, 0.4, 1.08]],
        ),
        scale: keys([0, 0], [4 + index, 0], [20 + index, 112, "out"], [26 + index, 100]),
      },
      group(
        { pivot: [200, 150], scale: [110, 128] },
        fill(petal, [rose[1], amber[1], rose[2], amber[1]][place % 4] ?? rose[1]),
      ),
      line("M200 116V78", { width: 4, color: ink }),
    ),
  ),
  group({ pivot: [200, 150], scale: pop(4, 12) }, disc(200, 150, 44)),
  line("M180 152L194 166L222 134", { width: 11, color: paper, end: drawn(22, 9) }),
);
