import { figure } from "../figure.ts";
import { fill, group, keys, lamp } from "../shapes.ts";
import { throwBits } from "./throw-bits.ts";

export const confettiBurst = figure(
  {
    key: "confetti-burst",
    title: "Confetti, from the middle",
    category: "icons",
    frames: 45,
    canvas: [400, 300],
    description: "Forty scraps of cut paper leave one point at once, slow down and flutter out of sight.",
    tags: ["confetti", "burst", "celebration", "success", "party", "paper", "explosion", "reward"],
  },
  ...throwBits({
    seed: 7,
    count: 40,
    from: [200, 150],
    angle: -90,
    spread: 180,
    reach: [50, 150],
    start: 2,
    end: 45,
    fall: 70,
  }),
  group(
    {
      pivot: [200, 150],
      scale: keys([0, 0], [3, 100, "out"], [8, 0, "in"]),
    },
    fill("M200 120L206 144L230 150L206 156L200 180L194 156L170 150L194 144Z", lamp),
  ),
);
