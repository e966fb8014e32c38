import { figure } from "../figure.ts";
import { disc, discPath, fill, group, keys, lamp } from "../shapes.ts";

export const loginPasskey = figure(
  {
    key: "login-passkey",
    title: "Passkey",
    frames: 45,
    loops: false,
    description: "A figure steps up and a lit key is hung at its side; no password needed.",
    tags: ["login", "passkey", "key", "user", "sign in", "passwordless", "identity", "icon"],
  },
  group(
    {
      pivot: [9.5, 22],
      scale: keys([0, [100, 0]], [9, [95, 107], "out"], [15, [100, 100]]),
    },
    disc(9.5, 7, 4.4),
    fill("M1.4 21.6C1.4 14.2 6 12.8 9.5 12.8C11 12.8 12.4 13 13.6 13.8V21.6Z"),
  ),
  group(
    {
      pivot: [18.4, 9],
      move: keys([0, [4, -10]], [14, [4, -10]], [25, [0, 0.7], "out"], [30, [0, 0]]),
      turn: keys([14, 60], [26, -8, "out"], [32, 5], [38, -2], [44, 0]),
      fade: keys([0, 0], [14, 0], [18, 100]),
    },
    fill(
      `M18.4 6.6A3.8 3.8 0 0 1 19.9 13.9V15.2L21.2 16.5L19.9 17.8L21.2 19.1L18.4 22.2L16.9 20.7V13.9A3.8 3.8 0 0 1 18.4 6.6Z${discPath(18.4, 9.4, 1.1)}`,
      lamp,
    ),
  ),
);
