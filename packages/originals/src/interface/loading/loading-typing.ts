import { figure } from "../figure.ts";
import { disc, fill, group, keys, lamp, paper } from "../shapes.ts";

export const loadingTyping = figure(
  {
    key: "loading-typing",
    title: "Someone is typing",
    frames: 42,
    description: "Three dots hop one after the other in a speech bubble; the one in the air is lit.",
    tags: ["loading", "typing", "chat", "dots", "ai", "message", "waiting", "conversation"],
  },
  fill(
    "M5.5 5H18.5Q22 5 22 8.5V13.5Q22 17 18.5 17H10L5.2 21.4Q4.4 22 4.4 21V17Q2 16.4 2 13.5V8.5Q2 5 5.5 5Z",
  ),
  ...[0, 1, 2].map((index) => {
    const at = index * 6;
    return group(
      {
        move: keys(
          [0, [0, 0]],
          [at + 2, [0, 0.4]],
          [at + 8, [0, -2.2], "out"],
          [at + 14, [0, 0.3], "in"],
          [at + 17, [0, 0]],
          [42, [0, 0]],
        ),
      },
      disc(
        7.4 + index * 4.6,
        11,
        1.35,
        keys(
          [0, paper],
          [at + 3, paper, "hold"],
          [at + 7, lamp, "linear"],
          [at + 12, lamp, "hold"],
          [at + 16, paper, "linear"],
          [42, paper],
        ),
      ),
    );
  }),
);
