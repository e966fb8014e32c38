import { figure } from "../figure.ts";
import { group, keys, lamp, layer, line } from "../shapes.ts";

export const iconDownload = figure(
  {
    key: "icon-download",
    title: "Download into the tray",
    frames: 45,
    description: "An arrow drops through the opening, the tray gives a little and a new arrow follows.",
    tags: ["download", "arrow", "save", "tray", "file", "import", "down", "icon"],
  },
  layer(
    { clip: "M0 0H24V17H0Z" },
    group(
      {
        move: keys(
          [0, [0, 0]],
          [6, [0, -1.2]],
          [17, [0, 15], "in"],
          [17.01, [0, -16], "hold"],
          [32, [0, 0.6], "out"],
          [38, [0, 0]],
          [45, [0, 0]],
        ),
      },
      line("M12 3V14M7.4 9.6L12 14.2L16.6 9.6", { width: 2.2, color: lamp }),
    ),
  ),
  group(
    {
      move: keys([0, [0, 0]], [15, [0, 0]], [19, [0, 1.4], "out"], [26, [0, 0]], [45, [0, 0]]),
    },
    line("M3 15.4V18.4Q3 20.6 5.2 20.6H18.8Q21 20.6 21 18.4V15.4", { width: 2.2 }),
  ),
);
