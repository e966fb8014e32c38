import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { disc, group, keys, lamp, line } from "../shapes.ts";

export const iconEye = figure(
  {
    key: "icon-eye",
    title: "Eye, show and hide",
    frames: 64,
    markers: { shown: [0, 1], hide: [0, 18], show: [34, 52] },
    posterFrame: 4,
    description: "The lid closes over the pupil, lashes take its place, and it opens wide again.",
    tags: ["eye", "show", "hide", "password", "visibility", "login", "toggle", "icon"],
    stateMachine: toggled({ off: "shown", turnOn: "hide", turnOff: "show" }),
  },
  line(
    keys(
      [0, "M2 12Q12 2 22 12"],
      [3, "M2 12Q12 1 22 12"],
      [11, "M2 12Q12 19 22 12", "in"],
      [34, "M2 12Q12 19 22 12"],
      [43, "M2 12Q12 0.6 22 12", "out"],
      [52, "M2 12Q12 2 22 12"],
      [64, "M2 12Q12 2 22 12"],
    ),
    { width: 2 },
  ),
  line("M2 12Q12 22 22 12", {
    width: 2,
    fade: keys([0, 100], [11, 0, "hold"], [35, 100, "hold"], [64, 100]),
  }),
  group(
    {
      pivot: [12, 12.6],
      scale: keys(
        [0, [100, 100]],
        [4, [100, 100]],
        [9, [100, 0], "in"],
        [36, [100, 0]],
        [44, [112, 112], "out"],
        [52, [100, 100]],
        [64, [100, 100]],
      ),
    },
    disc(12, 12, 3.3, lamp),
  ),
  line("M12 15.6V19M7 14.6L5.4 17.4M17 14.6L18.6 17.4", {
    width: 2,
    end: keys([0, 0], [10, 0], [17, 100, "out"], [33, 100], [37, 0], [64, 0]),
    fade: keys([0, 0], [10, 100, "hold"], [37, 0, "hold"], [64, 0]),
  }),
);
