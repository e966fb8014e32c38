import { figure } from "../figure.ts";
import { box, crimson, discPath, fill, group, keys, line, quiet } from "../shapes.ts";

const digitFour = (x: number) =>
  `M${x + 50} 84H${x + 90}V176H${x + 108}V208H${x + 90}V240H${x + 56}V208H${x}V180ZM${x + 56} 132L${x + 34} 176H${x + 56}Z`;

const drum = `${discPath(200, 162, 78)}${discPath(200, 162, 9)}${Array.from({ length: 8 }, (_, index) => {
  const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
  const at = (x: number, y: number) => `${200 + x * cos - y * sin} ${162 + x * sin + y * cos}`;
  return `M${at(-7, -30)}L${at(-7, -58)}A7 7 0 0 1 ${at(7, -58)}L${at(7, -30)}A7 7 0 0 1 ${at(-7, -30)}Z`;
}).join("")}`;

export const notFoundDrum = figure(
  {
    key: "404-drum",
    title: "Four, drum, four",
    frames: 72,
    frameRate: 24,
    canvas: [400, 300],
    description: "The nought of 404 is a zoetrope that turns in steps and has nothing to show.",
    tags: ["404", "error", "not found", "page", "drum", "zoetrope", "missing", "loop"],
  },
  fill(digitFour(10)),
  fill(digitFour(282)),
  group({ pivot: [200, 162] }, box(189, 93, 22, 46, 10, crimson)),
  group(
    {
      pivot: [200, 162],
      turn: keys(
        [0, 0],
        [24, 90, "steps"],
        [34, 90],
        [46, 135, "anticipate"],
        [52, 135],
        [58, 124],
        [72, 135, "spring"],
      ),
    },
    fill(drum),
  ),
  line("M120 262H280", {
    width: 5,
    color: quiet,
    dash: [10, 12],
    dashOffset: keys([0, 0], [24, -44, "steps"], [72, -44]),
  }),
);
