import { figure } from "../figure.ts";
import { amber, fill, group, ink, keys, lamp } from "../shapes.ts";
import { throwBits } from "./throw-bits.ts";

export const confettiCannons = figure(
  {
    key: "confetti-cannons",
    title: "Side cannons",
    category: "icons",
    frames: 48,
    canvas: [400, 300],
    description:
      "Two tubes at the lower corners fire one after the other and their scraps cross in the middle.",
    tags: ["confetti", "cannon", "celebration", "success", "party", "launch", "win", "paper"],
  },
  ...throwBits({
    seed: 3,
    count: 22,
    from: [50, 240],
    angle: -58,
    spread: 20,
    reach: [120, 270],
    start: 5,
    end: 48,
    fall: 130,
  }),
  ...throwBits({
    seed: 11,
    count: 22,
    from: [350, 240],
    angle: -122,
    spread: 20,
    reach: [120, 270],
    start: 10,
    end: 48,
    fall: 130,
  }),
  ...[0, 1].map((side) =>
    group(
      { pivot: [200, 150], scale: [side === 0 ? 100 : -100, 100] },
      group(
        {
          pivot: [36, 262],
          move: keys(
            [side * 5, [0, 0]],
            [side * 5 + 4, [3, -4], "out"],
            [side * 5 + 7, [-9, 12], "out"],
            [side * 5 + 18, [0, 0], "in-out"],
          ),
        },
        fill("M18 262L42 218Q56 214 66 231L48 279Q22 284 18 262Z", ink),
        fill("M42 218Q56 214 66 231Q54 236 42 218Z", amber[1]),
        fill("M31 239Q40 252 55 259L52 267Q36 262 27 247Z", lamp),
      ),
    ),
  ),
  fill("M0 286H400V300H0Z", ink),
);
