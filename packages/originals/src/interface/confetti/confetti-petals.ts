import { figure } from "../figure.ts";
import { fill, group, ink, line, rose } from "../shapes.ts";
import { drifting } from "./drifting.ts";
import { places } from "./places.ts";

const petal = "M0 -13C8 -9 9 4 0 13C-9 4 -8 -9 0 -13Z";

export const confettiPetals = figure(
  {
    key: "confetti-petals",
    title: "Petals adrift",
    category: "icons",
    frames: 108,
    canvas: [400, 300],
    description: "Petals slip off a twig out of sight and rock from side to side on their way down.",
    tags: ["confetti", "petals", "spring", "wedding", "falling", "loop", "flower", "background"],
  },
  ...places(5, 4, 30).map(({ x, phase, random }, index) =>
    drifting({
      from: [x, -30],
      drop: 360,
      phase,
      frames: 108,
      swing: 26 + random() * 14,
      swings: 3,
      tilt: 55,
      piece: group(
        { scale: 90 + random() * 60, turn: random() * 80 - 40 },
        fill(petal, index % 7 === 3 ? ink : (rose[index % 2 === 0 ? 2 : 1] ?? ink)),
        line("M0 11V-2", { width: 1.6, color: index % 7 === 3 ? rose[1] : ink }),
      ),
    }),
  ),
);
