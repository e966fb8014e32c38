import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { fill, group, ink, keys, lamp } from "../shapes.ts";

export const iconPlay = figure(
  {
    key: "icon-play",
    title: "Play to pause",
    frames: 60,
    markers: { paused: [0, 1], play: [0, 16], pause: [30, 46] },
    posterFrame: 0,
    description: "A triangle is cut down the middle and its halves straighten into two bars.",
    tags: ["play", "pause", "video", "media", "player", "toggle", "interactive", "icon"],
    stateMachine: toggled({ off: "paused", turnOn: "play", turnOff: "pause" }),
  },
  group(
    {
      pivot: [12, 12],
      scale: keys(
        [0, 100],
        [4, 90],
        [12, 106, "out"],
        [16, 100],
        [30, 100],
        [34, 90],
        [42, 106, "out"],
        [46, 100],
        [60, 100],
      ),
    },
    fill(
      keys(
        [0, "M6 3.4L13.1 7.7V16.3L6 20.6Z"],
        [3, "M6 3.4L13.1 7.7V16.3L6 20.6Z"],
        [13, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z", "out-back"],
        [30, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z"],
        [33, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z"],
        [43, "M6 3.4L13.1 7.7V16.3L6 20.6Z", "out"],
        [60, "M6 3.4L13.1 7.7V16.3L6 20.6Z"],
      ),
    ),
    fill(
      keys(
        [0, "M13 7.64L20.2 12L20.2 12L13 16.36Z"],
        [3, "M13 7.64L20.2 12L20.2 12L13 16.36Z"],
        [13, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z", "out-back"],
        [30, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z"],
        [33, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z"],
        [43, "M13 7.64L20.2 12L20.2 12L13 16.36Z", "out"],
        [60, "M13 7.64L20.2 12L20.2 12L13 16.36Z"],
      ),
      keys([0, ink], [5, lamp, "hold"], [38, ink, "hold"], [60, ink]),
    ),
  ),
);
