import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { fill, group, ink, keys, lamp, line } from "../shapes.ts";

const heart =
  "M12 21C4.6 15.6 2 12.2 2 8.4C2 5 4.6 3 7.2 3C9.4 3 11 4.2 12 6C13 4.2 14.6 3 16.8 3C19.4 3 22 5 22 8.4C22 12.2 19.4 15.6 12 21Z";

export const iconHeart = figure(
  {
    key: "icon-heart",
    title: "Heart, liked",
    category: "health",
    frames: 60,
    markers: { empty: [0, 1], like: [0, 26], unlike: [40, 54] },
    posterFrame: 28,
    description:
      "An outlined heart shrinks, fills from its point and beats once, with a few short strokes around it.",
    tags: ["heart", "like", "love", "favorite", "health", "toggle", "interactive", "icon"],
    stateMachine: toggled({ off: "empty", turnOn: "like", turnOff: "unlike" }),
  },
  group(
    {
      pivot: [12, 12.5],
      scale: keys(
        [0, 84],
        [5, 66],
        [13, 94, "out"],
        [18, 80],
        [24, 84],
        [40, 84],
        [44, 76],
        [54, 84, "out-back"],
        [60, 84],
      ),
    },
    line(heart, {
      width: 2.2,
      color: keys(
        [0, ink],
        [7, ink, "hold"],
        [9, lamp, "linear"],
        [42, lamp, "hold"],
        [48, ink, "linear"],
        [60, ink],
      ),
    }),
    group(
      {
        pivot: [12, 20],
        scale: keys([0, 0], [4, 0], [12, 100, "out"], [41, 100], [49, 0, "in"], [60, 0]),
      },
      fill(heart, lamp),
    ),
  ),
  ...rays(12, 12, 9.2, 10.8, 10, [-90, -145, -35, 10, 170, 60, 120], ink, 1.3),
);
