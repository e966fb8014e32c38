import { figure } from "../figure.ts";
import { amber, box, disc, fill, group, keys, lamp, line, paper } from "../shapes.ts";

export const moneyRegister = figure(
  {
    key: "money-register",
    title: "Cash register, ka-ching",
    frames: 48,
    canvas: [400, 300],
    category: "finance",
    description: "A key goes down, the little flag jumps up and the drawer flies out with a rebound.",
    tags: ["money", "cash register", "shop", "sale", "payment", "till", "finance", "checkout"],
  },
  group(
    {
      move: keys(
        [0, [0, 46]],
        [7, [0, 46]],
        [13, [0, -5], "out"],
        [17, [0, 0]],
        [38, [0, 0]],
        [43, [0, 46], "in"],
        [48, [0, 46]],
      ),
    },
    box(246, 34, 58, 44, 5, lamp),
    line("M262 56H288", { width: 6, color: paper }),
    box(271, 74, 8, 40),
  ),
  group(
    {
      move: keys(
        [0, [0, 0]],
        [8, [0, 0]],
        [14, [-46, 0], "out"],
        [18, [-38, 0]],
        [36, [-38, 0]],
        [44, [0, 0], "in"],
        [48, [0, 0]],
      ),
    },
    box(92, 216, 160, 40, 4, amber[2]),
    box(84, 212, 16, 48, 4),
    disc(92, 236, 4, amber[0]),
  ),
  fill("M112 80H234Q242 80 244 88L254 140Q316 146 320 160L328 196H112Q96 196 98 180L104 88Q105 80 112 80Z"),
  box(96, 204, 244, 60, 8),
  box(122, 96, 100, 32, 5, amber[0]),
  line("M136 112H176", {
    width: 6,
    end: keys([0, 0], [10, 0], [16, 100, "out"], [44, 100], [46, 0, "hold"], [48, 0]),
  }),
  ...Array.from({ length: 8 }, (_, index) =>
    group(
      {
        move:
          index === 6
            ? keys([0, [0, 0]], [4, [0, 0]], [7, [0, 5], "out"], [12, [0, 0]], [48, [0, 0]])
            : [0, 0],
      },
      box(
        130 + (index % 4) * 32 + Math.floor(index / 4) * 5,
        148 + Math.floor(index / 4) * 20,
        22,
        12,
        4,
        index === 6 ? lamp : paper,
      ),
    ),
  ),
);
