import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { boxPath, capsulePath, fill, group, ink, keys, lamp, line, paper, quiet } from "../shapes.ts";

export const checkToggle = figure(
  {
    key: "check-toggle",
    title: "Toggle switch",
    frames: 60,
    markers: { off: [0, 1], "turn on": [0, 16], on: [16, 30], "turn off": [30, 46] },
    posterFrame: 18,
    description: "The knob stretches as it slides across, and the track lights up behind it.",
    tags: ["check", "toggle", "switch", "on", "off", "settings", "interactive", "form"],
    stateMachine: toggled({ off: "off", turnOn: "turn on", turnOff: "turn off" }),
  },
  fill(
    boxPath(1.5, 6, 21, 12, 6),
    keys(
      [0, quiet],
      [3, quiet, "hold"],
      [11, ink, "linear"],
      [33, ink, "hold"],
      [41, quiet, "linear"],
      [60, quiet],
    ),
  ),
  group(
    {
      pivot: [7.5, 12],
      scale: keys([0, 0], [8, 0], [16, 100, "out-back"], [30, 100], [36, 0, "in"], [60, 0]),
    },
    line("M5 12L6.8 13.8L10 10.2", { width: 1.7, color: lamp }),
  ),
  fill(
    keys(
      [0, capsulePath(3.3, 7.8, 8.6, 8.4)],
      [3, capsulePath(3.3, 7.8, 9.2, 8.4), "out"],
      [7, capsulePath(7, 7.8, 12, 8.4), "in"],
      [12, capsulePath(12.1, 7.8, 8.8, 8.4), "out"],
      [16, capsulePath(12.3, 7.8, 8.6, 8.4)],
      [30, capsulePath(12.3, 7.8, 8.6, 8.4)],
      [33, capsulePath(11.5, 7.8, 9.2, 8.4), "out"],
      [37, capsulePath(5, 7.8, 12, 8.4), "in"],
      [42, capsulePath(3.1, 7.8, 8.8, 8.4), "out"],
      [46, capsulePath(3.3, 7.8, 8.6, 8.4)],
      [60, capsulePath(3.3, 7.8, 8.6, 8.4)],
    ),
    paper,
  ),
);
