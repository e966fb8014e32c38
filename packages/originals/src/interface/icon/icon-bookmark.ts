import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { fill, group, keys, lamp, line } from "../shapes.ts";

const mark = "M6 2.6H18Q19 2.6 19 3.6V21.4L12 16.6L5 21.4V3.6Q5 2.6 6 2.6Z";

export const iconBookmark = figure(
  {
    key: "icon-bookmark",
    title: "Bookmark, kept",
    frames: 60,
    markers: { empty: [0, 1], save: [0, 22], remove: [36, 52] },
    posterFrame: 26,
    description: "The ribbon is pulled down, fills, and springs back by its notch.",
    tags: ["bookmark", "save", "favorite", "ribbon", "reading", "toggle", "interactive", "icon"],
    stateMachine: toggled({ off: "empty", turnOn: "save", turnOff: "remove" }),
  },
  group(
    {
      pivot: [12, 2.6],
      scale: keys(
        [0, [90, 90]],
        [5, [94, 80]],
        [11, [86, 100], "out"],
        [17, [91, 88]],
        [22, [90, 90]],
        [36, [90, 90]],
        [41, [94, 82]],
        [52, [90, 90], "out-back"],
        [60, [90, 90]],
      ),
    },
    line(mark, { width: 2.1 }),
    fill(
      keys(
        [0, "M5 2.6H19V2.7L12 2.7L5 2.7Z"],
        [5, "M5 2.6H19V2.7L12 2.7L5 2.7Z"],
        [13, "M5 2.6H19V21.4L12 16.6L5 21.4Z", "out"],
        [36, "M5 2.6H19V21.4L12 16.6L5 21.4Z"],
        [46, "M5 2.6H19V2.7L12 2.7L5 2.7Z", "in"],
        [60, "M5 2.6H19V2.7L12 2.7L5 2.7Z"],
      ),
      lamp,
    ),
  ),
);
