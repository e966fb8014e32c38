import { figure } from "../figure.ts";
import { disc, discPath, fill, group, keys, lamp, line, paper } from "../shapes.ts";

export const arrowCompass = figure(
  {
    key: "arrow-compass",
    title: "Compass finding north",
    frames: 72,
    description: "The needle swings out, overshoots, and comes to rest a little later every time.",
    tags: ["arrow", "compass", "navigation", "direction", "north", "location", "explore", "travel"],
  },
  fill(`${discPath(12, 12, 10)}${discPath(12, 12, 8.2)}`),
  ...[0, 1, 2, 3].map((side) =>
    group({ pivot: [12, 12], turn: side * 90 }, line("M12 4.6V5.8", { width: 1.4 })),
  ),
  group(
    {
      pivot: [12, 12],
      turn: keys(
        [0, 38],
        [12, 150, [0.3, 0, 0.5, 1]],
        [25, -8],
        [36, 72],
        [46, 22],
        [55, 46],
        [63, 36],
        [72, 38],
      ),
    },
    fill("M12 5L14.3 12H9.7Z", lamp),
    fill("M12 19L9.7 12H14.3Z"),
    disc(12, 12, 0.9, paper),
  ),
);
