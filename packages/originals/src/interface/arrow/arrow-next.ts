import { onHover } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { disc, discPath, drawn, group, keys, lamp, layer, line, paper } from "../shapes.ts";

export const arrowNext = figure(
  {
    key: "arrow-next",
    title: "Button, on to the next",
    frames: 36,
    markers: { rest: [0, 1], go: [0, 36] },
    stateMachine: onHover("rest", "go"),
    description: "The arrow in a round button leaves at the right and comes in again at the left.",
    tags: ["arrow", "next", "right", "button", "continue", "hover", "slide", "icon"],
  },
  group(
    {
      pivot: [12, 12],
      scale: keys([0, 100], [5, 94], [13, 103, "out"], [20, 100]),
    },
    disc(12, 12, 10),
  ),
  layer(
    { clip: discPath(12, 12, 8.6) },
    group(
      {
        move: keys(
          [0, [0, 0]],
          [5, [-1.2, 0]],
          [14, [18, 0], "in"],
          [14.01, [-18, 0], "hold"],
          [26, [0.7, 0], "out"],
          [33, [0, 0]],
          [36, [0, 0]],
        ),
      },
      line("M7 12H16.6M12.8 8L16.8 12L12.8 16", { width: 2, color: paper }),
    ),
  ),
  line("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0 -20", {
    width: 1.1,
    color: lamp,
    end: drawn(8, 16),
    start: keys([16, 0], [32, 100]),
  }),
);
