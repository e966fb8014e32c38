import { figure } from "../figure.ts";
import { box, group, keys, lamp, layer, line, paper } from "../shapes.ts";

export const iconCalendar = figure(
  {
    key: "icon-calendar",
    title: "Calendar, next leaf",
    frames: 54,
    description: "The leaf of a calendar is turned up over its rings and the next day is a lit one.",
    tags: ["calendar", "date", "flip", "schedule", "event", "day", "planning", "icon"],
  },
  box(3, 4.4, 18, 17.4, 2.8),
  box(4.8, 9, 14.4, 11, 1.4, paper),
  box(10.1, 12.1, 3.8, 4.8, 1, lamp),
  group(
    {
      pivot: [12, 9],
      scale: keys(
        [0, [100, 100]],
        [8, [100, 100]],
        [16, [101, 6], "in"],
        [16.01, [101, 0], "hold"],
        [40, [100, 0]],
        [41, [100, 100], "hold"],
        [54, [100, 100]],
      ),
      fade: keys([0, 100], [17, 0, "hold"], [42, 0], [52, 100], [54, 100]),
    },
    box(4.8, 9, 14.4, 11, 1.4, paper),
    box(8.2, 12.1, 2.6, 4.8, 0.8),
    box(13.2, 12.1, 2.6, 4.8, 0.8),
  ),
  layer(
    { clip: "M0 0H24V9H0Z" },
    group(
      {
        pivot: [12, 9],
        scale: keys(
          [0, [100, 0]],
          [16, [100, 0]],
          [24, [100, -66], "out"],
          [25, [100, -66]],
          [34, [100, 0], "in"],
          [54, [100, 0]],
        ),
      },
      box(4.8, 9, 14.4, 11, 1.4, paper),
      line("M4.8 9H19.2V18.6Q19.2 20 17.8 20H6.2Q4.8 20 4.8 18.6Z", { width: 1 }),
    ),
  ),
  line("M7.6 2.6V6M16.4 2.6V6", { width: 2.2 }),
);
