import { toggled } from "../behaviour.ts";
import { figure } from "../figure.ts";
import { box, disc, fill, group, keys, lamp, line, paper } from "../shapes.ts";

export const loginLock = figure(
  {
    key: "login-lock",
    title: "Padlock",
    frames: 70,
    markers: { locked: [0, 1], unlock: [0, 20], open: [20, 36], lock: [36, 56] },
    posterFrame: 24,
    featuredRank: 34,
    description:
      "The shackle jumps, swings aside and comes home again with a click that moves the whole lock.",
    tags: ["login", "lock", "unlock", "padlock", "security", "privacy", "interactive", "icon"],
    stateMachine: toggled({ off: "locked", turnOn: "unlock", turnOff: "lock" }),
  },
  group(
    { pivot: [12, 22], scale: 88, move: [-1.6, 0] },
    group(
      {
        move: keys([0, [0, 0]], [42, [0, 0]], [46, [0, 0.9], "out"], [52, [0, 0]]),
      },
      group(
        {
          pivot: [16.4, 11],
          move: keys(
            [0, [0, 0]],
            [3, [0, 0.4]],
            [9, [0, -2.6], "out"],
            [13, [0, -2.2]],
            [36, [0, -2.2]],
            [39, [0, -2.6]],
            [45, [0, 0], "in"],
          ),
          scale: keys(
            [0, [100, 100]],
            [9, [100, 100]],
            [18, [-82, 100]],
            [20, [-78, 100]],
            [36, [-78, 100]],
            [40, [100, 100]],
          ),
        },
        line("M7.6 12V7.8A4.4 4.4 0 0 1 16.4 7.8V12", { width: 2.2 }),
      ),
      box(3.8, 10.6, 16.4, 11.6, 2.6),
      disc(
        12,
        15.4,
        1.5,
        keys([0, paper], [5, paper, "hold"], [10, lamp, "linear"], [40, lamp, "hold"], [46, paper, "linear"]),
      ),
      fill(
        "M11.3 15.8H12.7L13.2 19.2H10.8Z",
        keys([0, paper], [5, paper, "hold"], [10, lamp, "linear"], [40, lamp, "hold"], [46, paper, "linear"]),
      ),
    ),
  ),
);
