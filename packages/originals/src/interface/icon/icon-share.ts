import { figure } from "../figure.ts";
import { disc, group, keys, lamp, line } from "../shapes.ts";

export const iconShare = figure(
  {
    key: "icon-share",
    title: "Share, from one to two",
    frames: 54,
    description: "A lit point sends a line to two others, and each of them nods when it arrives.",
    tags: ["share", "network", "social", "send", "connect", "link", "nodes", "icon"],
  },
  line("M6 12L17.4 5.4M6 12L17.4 18.6", {
    width: 2,
    end: keys([0, 100], [6, 100], [8, 0, "hold"], [20, 100], [54, 100]),
  }),
  ...[5.4, 18.6].map((y, index) =>
    group(
      {
        pivot: [17.8, y],
        scale: keys(
          [0, 100],
          [8, 82],
          [18 + index * 3, 82],
          [24 + index * 3, 120, "out"],
          [30 + index * 3, 100],
          [54, 100],
        ),
      },
      disc(17.8, y, 3.3),
    ),
  ),
  group(
    {
      pivot: [6, 12],
      scale: keys([0, 100], [6, 84], [12, 116, "out"], [18, 100], [54, 100]),
    },
    disc(6, 12, 3.7, lamp),
  ),
);
