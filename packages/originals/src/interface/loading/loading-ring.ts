import { figure } from "../figure.ts";
import { boxPath, fill, group, ink, lamp } from "../shapes.ts";
import type { Key, Point } from "../shapes.ts";

export const loadingRing = figure(
  {
    key: "loading-ring",
    title: "Ring of slits",
    frames: 24,
    frameRate: 24,
    description: "Twelve slits stand in a ring and the light walks round them, one picture at a time.",
    tags: ["loading", "spinner", "ring", "slits", "loader", "waiting", "circle", "loop"],
  },
  ...Array.from({ length: 12 }, (_, index) => {
    const places = Array.from({ length: 13 }, (_turn, step) => (step - index + 24) % 12);
    return group(
      { pivot: [12, 12], turn: index * 30 },
      group(
        {
          pivot: [12, 5.6],
          scale: places.map((place, step): Key<Point> => [
            step * 2,
            place === 0 ? [100, 124] : [100, place < 4 ? 108 : 100],
            "hold",
          ]),
          fade: places.map((place, step): Key<number> => [step * 2, [100, 100, 78, 52][place] ?? 26, "hold"]),
        },
        fill(
          boxPath(11.1, 2.8, 1.8, 5.6, 0.9),
          places.map((place, step): Key<string> => [step * 2, place === 0 ? lamp : ink, "hold"]),
        ),
      ),
    );
  }),
);
