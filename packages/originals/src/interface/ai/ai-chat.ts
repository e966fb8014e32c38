import { figure } from "../figure.ts";
import { disc, fill, group, keys, lamp, lilac, line, paper } from "../shapes.ts";
import { star } from "./star.ts";

export const aiChat = figure(
  {
    key: "ai-chat",
    title: "Question and answer",
    frames: 90,
    canvas: [400, 300],
    description: "A question appears, three dots think, and the answer unrolls with a sparkle at its corner.",
    tags: ["ai", "chat", "assistant", "chatbot", "conversation", "message", "answer", "typing"],
  },
  group(
    {
      pivot: [352, 128],
      scale: keys([0, 0], [8, 104, "out"], [12, 100], [80, 100], [88, 0, "in"], [90, 0]),
    },
    fill("M174 40H330Q352 40 352 62V128L326 110H174Q152 110 152 88V62Q152 40 174 40Z"),
    line("M182 66H312M182 86H270", { width: 8, color: paper }),
  ),
  group(
    {
      pivot: [48, 268],
      scale: keys([0, 0], [20, 0], [28, 104, "out"], [32, 100], [80, 100], [88, 0, "in"], [90, 0]),
    },
    fill(
      keys(
        [0, "M70 150H132Q154 150 154 172V228Q154 250 132 250H74L48 268V172Q48 150 70 150Z"],
        [50, "M70 150H132Q154 150 154 172V228Q154 250 132 250H74L48 268V172Q48 150 70 150Z"],
        [59, "M70 150H258Q280 150 280 172V228Q280 250 258 250H74L48 268V172Q48 150 70 150Z", "out-back"],
        [90, "M70 150H258Q280 150 280 172V228Q280 250 258 250H74L48 268V172Q48 150 70 150Z"],
      ),
      lilac[2],
    ),
    group(
      {
        fade: keys([0, 100], [50, 0, "hold"]),
      },
      ...[0, 1, 2].map((index) =>
        group(
          {
            move: keys(
              [0, [0, 0]],
              [30 + index * 4, [0, 0]],
              [34 + index * 4, [0, -10], "out"],
              [39 + index * 4, [0, 0], "in"],
            ),
          },
          disc(76 + index * 25, 200, 8),
        ),
      ),
    ),
    ...[
      [78, 182, 58],
      [78, 206, 64],
      [78, 230, 69],
    ].map(([x = 0, y = 0, from = 0], index) =>
      line(`M${x} ${y - 6}H${[246, 226, 170][index] ?? 200}`, {
        width: 8,
        end: keys([0, 0], [from, 0], [from + 8, 100, "out"]),
      }),
    ),
  ),
  group(
    {
      pivot: [284, 150],
      scale: keys([0, 0], [56, 0], [63, 122, "out"], [68, 100], [80, 100], [86, 0, "in"]),
      turn: keys([56, -45], [68, 0, "out"]),
    },
    fill(star(284, 150, 30), lamp),
  ),
);
