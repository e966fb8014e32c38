import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { box, boxPath, group, keys, line, paper } from "../shapes.ts";

const tick = "M7.6 12.4L10.8 15.6L16.6 8.8";

export const checkBox = figure(
  {
    key: "check-box",
    title: "Checkbox",
    frames: 60,
    markers: { off: [0, 1], check: [0, 18], on: [18, 30], uncheck: [30, 48] },
    posterFrame: 0,
    description:
      "The box presses in, fills with ink and the tick is drawn; pressed again, all of it runs backwards.",
    tags: ["check", "checkbox", "form", "toggle", "interactive", "select", "success", "icon"],
    stateMachine: toggled({ off: "off", turnOn: "check", turnOff: "uncheck" }),
  },
  group(
    {
      pivot: [12, 12],
      scale: keys(
        [0, 100],
        [4, 88],
        [12, 105, "out"],
        [18, 100],
        [30, 100],
        [34, 90],
        [42, 100, "out-back"],
        [60, 100],
      ),
    },
    line(boxPath(4, 4, 16, 16, 4.4), { width: 2 }),
    group(
      {
        pivot: [12, 12],
        scale: keys([0, 0], [4, 0], [11, 100, "out"], [36, 100], [44, 0, "in"], [60, 0]),
      },
      box(3.6, 3.6, 16.8, 16.8, 4.8),
    ),
    line(tick, {
      width: 2.4,
      color: paper,
      end: keys([0, 0], [8, 0], [16, 100, "out"], [31, 100], [38, 0, "in"], [60, 0]),
    }),
  ),
);
