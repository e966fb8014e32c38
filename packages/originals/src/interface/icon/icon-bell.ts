import { onHover } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { disc, fill, group, keys, lamp, line } from "../shapes.ts";

export const iconBell = figure(
  {
    key: "icon-bell",
    title: "Bell, ringing",
    frames: 48,
    markers: { rest: [0, 1], ring: [0, 48] },
    stateMachine: onHover("rest", "ring"),
    description:
      "A bell swings three times, its clapper always a little late, and a lit dot says what is new.",
    tags: ["bell", "notification", "alert", "ring", "reminder", "message", "sound", "icon"],
  },
  group(
    {
      pivot: [12, 3],
      turn: keys([0, 0], [5, 16], [12, -14], [19, 10], [26, -7], [33, 3], [40, 0], [48, 0]),
    },
    group(
      {
        pivot: [12, 8],
        turn: keys([0, 0], [7, 14], [14, -16], [21, 12], [28, -8], [36, 4], [44, 0], [48, 0]),
      },
      line("M12 18V20.2", { width: 4.4 }),
    ),
    fill(
      "M12 3.2C16.4 3.2 18.4 6.4 18.4 10C18.4 14 19.4 15.4 20.8 17H3.2C4.6 15.4 5.6 14 5.6 10C5.6 6.4 7.6 3.2 12 3.2Z",
    ),
    disc(12, 3, 1.5),
  ),
  group(
    {
      pivot: [18, 6],
      scale: keys([0, 100], [4, 70], [12, 122, "out"], [18, 100], [48, 100]),
    },
    disc(18, 6, 3, lamp),
  ),
);
