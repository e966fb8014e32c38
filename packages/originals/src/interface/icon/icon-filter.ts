import { figure } from "../figure.ts";
import { disc, group, ink, keys, lamp, line } from "../shapes.ts";

export const iconFilter = figure(
  {
    key: "icon-filter",
    title: "Three sliders",
    frames: 60,
    description: "The knobs of three sliders try another setting one after the other and come back.",
    tags: ["filter", "sliders", "settings", "adjust", "equalizer", "controls", "options", "icon"],
  },
  ...[
    [5.4, 15.6, -7.6],
    [12, 8, 7.6],
    [18.6, 14, -5],
  ].map(([y = 0, x = 0, by = 0], index) =>
    group(
      {},
      line(`M2.6 ${y}H21.4`, { width: 1.9 }),
      group(
        {
          move: keys(
            [0, [0, 0]],
            [2 + index * 5, [0, 0]],
            [14 + index * 5, [by, 0], "anticipate"],
            [32 + index * 5, [by, 0]],
            [46 + index * 4, [0, 0], "anticipate"],
            [60, [0, 0]],
          ),
        },
        disc(x, y, 3, index === 1 ? lamp : ink),
      ),
    ),
  ),
);
