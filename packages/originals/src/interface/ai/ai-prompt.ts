import { figure } from "../figure.ts";
import { box, boxPath, disc, fill, group, ink, keys, lamp, line, paper, quiet } from "../shapes.ts";
import { star } from "./star.ts";

export const aiPrompt = figure(
  {
    key: "ai-prompt",
    title: "Prompt, being written",
    frames: 90,
    canvas: [400, 220],
    description: "Words fill a prompt one by one behind a lit caret, then the send button takes them away.",
    tags: ["ai", "prompt", "writing", "text", "input", "assistant", "generate", "typing"],
  },
  box(24, 24, 352, 172, 22, paper),
  line(boxPath(24, 24, 352, 172, 22), { width: 6 }),
  group(
    {
      move: keys([0, [0, 0]], [68, [0, 0]], [78, [0, -26], "in"], [90, [0, -26]]),
      fade: keys([0, 100], [68, 100], [76, 0], [90, 0]),
    },
    ...[
      [50, 70, 6],
      [114, 46, 12],
      [170, 88, 17],
      [268, 58, 24],
    ].map(([x = 0, w = 0, from = 0]) =>
      line(`M${x + 6} 68H${x + w - 16}`, {
        width: 12,
        end: keys([0, 0], [from, 0], [from + 4, 100, "linear"], [90, 100]),
        fade: keys([0, 0], [from, 100, "hold"], [90, 100]),
      }),
    ),
    ...[
      [50, 92, 34],
      [152, 60, 42],
      [222, 40, 48],
    ].map(([x = 0, w = 0, from = 0]) =>
      line(`M${x + 6} 102H${x + w - 16}`, {
        width: 12,
        end: keys([0, 0], [from, 0], [from + 5, 100, "linear"], [90, 100]),
        fade: keys([0, 0], [from, 100, "hold"], [90, 100]),
      }),
    ),
  ),
  group(
    {
      move: keys(
        [0, [0, 0]],
        [6, [70, 0], "hold"],
        [12, [120, 0], "hold"],
        [17, [212, 0], "hold"],
        [24, [278, 0], "hold"],
        [34, [96, 34], "hold"],
        [42, [160, 34], "hold"],
        [48, [212, 34], "hold"],
        [78, [0, 0], "hold"],
        [90, [0, 0]],
      ),
      fade: keys([0, 100], [56, 0, "hold"], [61, 100, "hold"], [66, 0, "hold"], [78, 100, "hold"], [90, 100]),
    },
    line("M52 56V80", { width: 5, color: lamp }),
  ),
  group(
    {
      pivot: [66, 160],
      turn: keys([0, 0], [90, 180, "linear"]),
    },
    fill(star(66, 160, 20)),
  ),
  line("M104 160H170", { width: 8, color: "#dcd4c4" }),
  group(
    {
      pivot: [340, 160],
      scale: keys([0, 100], [62, 100], [66, 82, "out"], [73, 108], [78, 100], [90, 100]),
    },
    disc(
      340,
      160,
      22,
      keys(
        [0, quiet],
        [52, quiet, "hold"],
        [56, ink, "linear"],
        [66, lamp, "linear"],
        [78, lamp, "hold"],
        [84, quiet, "linear"],
        [90, quiet],
      ),
    ),
    line("M340 170V150M331 159L340 150L349 159", { width: 5, color: paper }),
  ),
);
