import { figure } from "../figure.ts";
import { box, boxPath, fill, lamp, layer, line, paper } from "../shapes.ts";
import type { Key } from "../shapes.ts";

export const iconMicrophone = figure(
  {
    key: "icon-microphone",
    title: "Microphone, listening",
    frames: 48,
    description: "The level rises and falls inside a microphone while somebody speaks.",
    tags: ["microphone", "voice", "record", "audio", "speech", "ai", "podcast", "icon"],
  },
  line("M5 11.6A7 7 0 0 0 19 11.6M12 18.6V21.6M8.6 21.6H15.4", { width: 2 }),
  box(8.2, 2, 7.6, 13, 3.8),
  layer(
    { clip: boxPath(8.2, 2, 7.6, 13, 3.8) },
    fill(
      (
        [
          [0, 12],
          [6, 8.6],
          [11, 10.6],
          [17, 4.8],
          [23, 8],
          [28, 6],
          [35, 11],
          [40, 9.4],
          [48, 12],
        ] as const
      ).map(([at, y]): Key<string> => [at, `M8 ${y}H16V16H8Z`]),
      lamp,
    ),
  ),
  line("M9.8 6.4H12M9.8 9H12", { width: 1.2, color: paper }),
);
