import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { group, keys, lamp, line } from "../shapes.ts";

export const iconMenu = figure(
  {
    key: "icon-menu",
    title: "Menu to cross",
    frames: 60,
    markers: { menu: [0, 1], open: [0, 18], close: [30, 48] },
    posterFrame: 0,
    description: "Three lines fold into a cross and unfold again, the middle one slipping out sideways.",
    tags: ["menu", "close", "hamburger", "navigation", "toggle", "interactive", "icon", "cross"],
    stateMachine: toggled({ off: "menu", turnOn: "open", turnOff: "close" }),
  },
  group(
    {
      pivot: [12, 6],
      move: keys(
        [0, [0, 0]],
        [7, [0, 6]],
        [30, [0, 6]],
        [40, [0, 6]],
        [48, [0, 0], "out-back"],
        [60, [0, 0]],
      ),
      turn: keys([0, 0], [7, 0], [18, 45, "out-back"], [30, 45], [39, 0], [60, 0]),
    },
    line("M4 6H20", { width: 2.3 }),
  ),
  line("M4 12H20", {
    width: 2.3,
    color: lamp,
    start: keys([0, 0], [2, 0], [9, 100, "in"], [36, 100], [45, 0, "out"], [60, 0]),
    fade: keys([0, 100], [9, 0, "hold"], [36, 100, "hold"], [60, 100]),
  }),
  group(
    {
      pivot: [12, 18],
      move: keys(
        [0, [0, 0]],
        [7, [0, -6]],
        [30, [0, -6]],
        [40, [0, -6]],
        [48, [0, 0], "out-back"],
        [60, [0, 0]],
      ),
      turn: keys([0, 0], [7, 0], [18, -45, "out-back"], [30, -45], [39, 0], [60, 0]),
    },
    line("M4 18H20", { width: 2.3 }),
  ),
);
