import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { fill, group, ink, keys, lamp, line } from "../shapes.ts";

export const iconSunMoon = figure(
  {
    key: "icon-sun-moon",
    title: "Day to night",
    frames: 72,
    markers: { day: [0, 1], sunset: [0, 24], sunrise: [40, 64] },
    posterFrame: 4,
    description: "The rays draw in, a disc of shadow passes over the sun, and it is a moon with one star.",
    tags: ["sun", "moon", "dark mode", "theme", "day", "night", "toggle", "icon"],
    stateMachine: toggled({ off: "day", turnOn: "sunset", turnOff: "sunrise" }),
  },
  ...Array.from({ length: 8 }, (_, index) =>
    group(
      {
        pivot: [12, 12],
        turn: keys(
          [0, index * 45],
          [12, index * 45 + 40],
          [46, index * 45 + 40],
          [62, index * 45],
          [72, index * 45],
        ),
      },
      line("M12 3.8V2.2", {
        width: 2.1,
        color: lamp,
        start: keys([0, 0], [4, 0], [11, 100], [50, 100], [60, 0, "out"], [72, 0]),
        fade: keys([0, 100], [11, 0, "hold"], [50, 100, "hold"], [72, 100]),
      }),
    ),
  ),
  group(
    {
      pivot: [12, 12],
      turn: keys([0, 60], [22, -14, "out-back"], [40, -14], [60, 60], [72, 60]),
      scale: keys([0, 74], [20, 128, "out-back"], [40, 128], [60, 74, "out-back"], [72, 74]),
    },
    fill(
      keys(
        [
          0,
          "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
        [
          5,
          "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
        [
          18,
          "M12 5.5C10.6 9.4 14 14 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
        [
          40,
          "M12 5.5C10.6 9.4 14 14 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
        [
          55,
          "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
        [
          72,
          "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z",
        ],
      ),
      keys(
        [0, lamp],
        [10, lamp, "hold"],
        [13, ink, "linear"],
        [46, ink, "hold"],
        [49, lamp, "linear"],
        [72, lamp],
      ),
    ),
  ),
  group(
    {
      pivot: [18, 6],
      scale: keys([0, 0], [16, 0], [23, 118, "out"], [27, 100], [40, 100], [46, 0], [72, 0]),
    },
    fill("M18 2.6Q18.4 5.6 21.4 6Q18.4 6.4 18 9.4Q17.6 6.4 14.6 6Q17.6 5.6 18 2.6Z", lamp),
  ),
);
