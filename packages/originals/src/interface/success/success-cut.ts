import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { amber, disc, discPath, drawn, fill, group, keys, line } from "../shapes.ts";

const cutTick = "M150 152L164 138L188 162L240 106L254 120L188 190Z";

export const successCut = figure(
  {
    key: "success-cut",
    title: "Tick, cut from paper",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    featuredRank: 31,
    description:
      "A line runs round a tick, the piece comes loose, and the light behind the sheet shows through the hole.",
    tags: ["success", "check", "cut", "paper", "done", "complete", "tick", "feedback"],
  },
  group(
    {
      pivot: [200, 150],
      scale: keys([24, 60], [32, 100, "out"]),
    },
    disc(200, 150, 84, amber[0]),
  ),
  group(
    {
      pivot: [200, 150],
      scale: keys([0, 92], [5, 100, "out"], [20, 100], [23, 97], [29, 102, "out"], [34, 100]),
    },
    fill(`${discPath(200, 150, 104)}${cutTick}`),
  ),
  group(
    {
      pivot: [200, 150],
      scale: keys([0, 92], [5, 100, "out"]),
      fade: keys([0, 100], [20, 0, "hold"]),
    },
    disc(200, 150, 103),
  ),
  group(
    {
      pivot: [200, 150],
      move: keys([0, [0, 0]], [20, [0, 0]], [24, [3, -5], "out"], [38, [34, 190], "fall"]),
      turn: keys([0, 0], [20, 0], [24, 4], [38, 58, "in"]),
      scale: keys([0, 100], [20, 100], [24, 103], [38, 96]),
    },
    fill(cutTick),
    line(cutTick, {
      width: 3,
      color: amber[0],
      dash: [7, 6],
      cap: "butt",
      end: drawn(4, 15),
      fade: keys([0, 100], [23, 100, "hold"], [26, 0]),
    }),
  ),
  ...rays(200, 150, 116, 134, 25, [-90, -45, 0, 45, 90, 135, 180, 225]),
);
