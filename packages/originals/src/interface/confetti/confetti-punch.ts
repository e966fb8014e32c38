import { figure } from "../figure.ts";
import { fill, group, ink, keys, lamp, paper } from "../shapes.ts";
import { createRandom } from "./create-random.ts";
import { tints } from "./tints.ts";
import { tossed } from "./tossed.ts";

export const confettiPunch = figure(
  {
    key: "confetti-punch",
    title: "Hole punch",
    category: "icons",
    frames: 45,
    canvas: [400, 300],
    description: "A hole punch bites a sheet of paper and the round scraps fall out below.",
    tags: ["confetti", "punch", "paper", "office", "party", "dots", "celebration", "tool"],
  },
  ...Array.from({ length: 16 }, (_, index) => {
    const random = createRandom(index + 40);
    return tossed({
      from: [150 + random() * 34, 196],
      apex: [(random() * 2 - 1) * 60, -4 - random() * 10],
      fall: 105 + random() * 40,
      start: 13 + Math.floor(index / 3),
      end: 38 + Math.floor(index / 2.5),
      spin: 90,
      flips: 2,
      piece: fill("M-8 0a8 8 0 1 0 16 0a8 8 0 1 0 -16 0Z", tints[index % 6] ?? ink),
    });
  }),
  group(
    {
      move: keys([0, [0, 0]], [11, [0, 0]], [14, [0, 5], "out"], [20, [0, 0], "in-out"]),
    },
    fill("M70 176H210V186H70Z", paper),
  ),
  fill("M116 190H326Q338 190 338 202V208H116Z", ink),
  fill("M140 166H196V178H140Z", ink),
  group(
    {
      move: keys([0, [0, 0]], [10, [0, -4], "in-out"], [14, [0, 14], "in"], [24, [0, 0], "out-back"]),
    },
    fill("M154 132H182V172H154Z", ink),
  ),
  group(
    {
      pivot: [312, 150],
      turn: keys([0, 0], [9, 4, "in-out"], [14, -9, "in"], [24, 0, "out-back"]),
    },
    fill("M96 112Q96 100 110 102L306 130Q330 136 330 156T306 172L110 132Q96 128 96 112Z", ink),
    fill("M303 150a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z", lamp),
  ),
  fill("M298 160H326V196H298Z", ink),
);
