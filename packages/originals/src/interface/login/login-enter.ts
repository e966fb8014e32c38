import { figure } from "../figure.ts";
import { group, keys, lamp, layer, line } from "../shapes.ts";

export const loginEnter = figure(
  {
    key: "login-enter",
    title: "Through the doorway",
    frames: 40,
    description: "An arrow walks through an open frame and the next one comes after it.",
    tags: ["login", "arrow", "sign in", "enter", "door", "log in", "icon", "access"],
  },
  line("M13 3H18.2A2.6 2.6 0 0 1 20.8 5.6V18.4A2.6 2.6 0 0 1 18.2 21H13", { width: 2.1 }),
  layer(
    { clip: "M0 4H18.6V20H0Z" },
    group(
      {
        move: keys(
          [0, [0, 0]],
          [6, [-1, 0]],
          [17, [17, 0], "in"],
          [17.01, [-17, 0], "hold"],
          [30, [0.7, 0], "out"],
          [36, [0, 0]],
          [40, [0, 0]],
        ),
      },
      line("M3 12H14.2M10.2 7.8L14.4 12L10.2 16.2", { width: 2.1, color: lamp }),
    ),
  ),
);
