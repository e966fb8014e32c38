import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { fill, group, keys, lamp } from "../shapes.ts";

export const successPuzzle = figure(
  {
    key: "success-puzzle",
    title: "The last piece",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    category: "business",
    description:
      "The missing piece of a puzzle turns in the air, drops into place and everything gives a nod.",
    tags: ["success", "puzzle", "solution", "complete", "teamwork", "business", "fit", "idea"],
  },
  group(
    {
      pivot: [200, 150],
      scale: keys([0, 100], [21, 100], [24, 95, "out"], [30, 102], [35, 100]),
    },
    fill("M118 68H198V98A15 15 0 1 0 198 126V148H170A15 15 0 1 1 142 148H118Z"),
    fill("M282 68V148H256A15 15 0 1 0 228 148H202V128A11 11 0 1 1 202 96V68Z"),
    fill("M118 152H140A18 18 0 1 0 172 152H198V174A15 15 0 1 1 198 206V232H118Z"),
    group(
      {
        pivot: [242, 190],
        move: keys([0, [74, -110]], [6, [78, -118]], [21, [0, 0], [0.5, 0, 0.3, 1]]),
        turn: keys([0, 42], [6, 50], [21, 0, [0.5, 0, 0.3, 1]]),
        scale: keys([0, 112], [12, 116], [21, 100, "in"]),
      },
      fill("M202 152H230A12 12 0 1 1 254 152H282V232H202V207A17 17 0 1 0 202 173Z", lamp),
    ),
  ),
  ...rays(242, 190, 66, 84, 22, [-20, 20, 60, 100]),
);
