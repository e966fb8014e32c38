import { figure } from "../figure.ts";
import { group, keys, lamp, layer, line, quiet } from "../shapes.ts";

const ridges = [
  "M5.4 17.6C4.6 15.4 4.2 13.4 4.2 11.6A7.8 7.8 0 0 1 17.4 6",
  "M19.2 8.6C20.4 11.6 19.8 15.4 18.8 18.4",
  "M8.2 20C7.2 17.2 6.8 14.6 6.8 11.8A5.2 5.2 0 0 1 17.2 11.8C17.2 14.8 16.8 17.8 15.8 20.6",
  "M12 21.4C10 18.4 9.4 15 9.4 11.8A2.6 2.6 0 0 1 14.6 11.8C14.6 14.6 14.4 16.8 13.8 18.8",
  "M12 11.8C12 14 12.2 15.6 12.6 17.2",
];

export const loginFingerprint = figure(
  {
    key: "login-fingerprint",
    title: "Fingerprint, read line by line",
    frames: 75,
    description: "A lit line travels over a fingerprint and every ridge it has passed turns to ink.",
    tags: ["login", "fingerprint", "touch", "biometric", "scan", "passkey", "identity", "security"],
  },
  ...ridges.map((ridge) => line(ridge, { width: 1.5, color: quiet, fade: 45 })),
  layer(
    {
      clip: keys(
        [0, "M0 0H24V2H0Z"],
        [36, "M0 0H24V23H0Z"],
        [62, "M0 0H24V23H0Z"],
        [74, "M0 0H24V2H0Z"],
        [75, "M0 0H24V2H0Z"],
      ),
    },
    ...ridges.map((ridge) => line(ridge, { width: 1.5 })),
  ),
  group(
    {
      move: keys([0, [0, 0]], [36, [0, 21]], [62, [0, 21]], [74, [0, 0]], [75, [0, 0]]),
      fade: keys([0, 100], [38, 100], [44, 0], [58, 0], [63, 100]),
    },
    line("M1.6 2H22.4", { width: 1.2, color: lamp }),
  ),
);
