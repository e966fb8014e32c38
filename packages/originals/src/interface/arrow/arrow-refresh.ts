import { figure } from "../figure.ts";
import { group, keys, lamp, line } from "../shapes.ts";

export const arrowRefresh = figure(
  {
    key: "arrow-refresh",
    title: "Refresh, half and half",
    frames: 36,
    description: "Two arrows chase each other once round after a small step back.",
    tags: ["arrow", "refresh", "reload", "sync", "rotate", "loading", "update", "icon"],
  },
  group(
    {
      pivot: [12, 12],
      scale: 88,
      turn: keys([0, 0], [7, -24], [26, 372, [0.6, 0, 0.2, 1]], [36, 360]),
    },
    line("M4.1 10.6A8 8 0 0 1 18.6 7.5", { width: 2.1 }),
    line("M19.4 2.9V8.1H14.2", { width: 2.1 }),
    line("M19.9 13.4A8 8 0 0 1 5.4 16.5", { width: 2.1, color: lamp }),
    line("M4.6 21.1V15.9H9.8", { width: 2.1, color: lamp }),
  ),
);
