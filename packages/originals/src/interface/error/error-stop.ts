import { figure } from "../figure.ts";
import { box, crimson, fill, group, keys, line, paper } from "../shapes.ts";

export const errorStop = figure(
  {
    key: "error-stop",
    title: "Stop sign on a spring",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "An eight-sided sign shoots up on its post, overshoots and quivers to a halt.",
    tags: ["error", "stop", "sign", "blocked", "denied", "forbidden", "warning", "traffic"],
  },
  fill("M120 262H280V276H120Z"),
  group(
    {
      pivot: [200, 268],
      scale: keys([0, [100, 0]], [9, [92, 112], "out"], [14, [103, 96]], [19, [100, 100]]),
      turn: keys([0, 0], [9, 0], [14, 6, "out"], [20, -5], [26, 3], [32, -1.5], [38, 0]),
    },
    box(194, 150, 12, 116),
    fill("M166 30H234L282 78V146L234 194H166L118 146V78Z"),
    line("M170 40H230L272 82V142L230 184H170L128 142V82Z", { width: 4, color: paper }),
    box(150, 98, 100, 28, 4, crimson),
  ),
);
