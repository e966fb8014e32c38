import { figure } from "../figure.ts";
import { boxPath, fill, group, keys, lamp, layer, line, rose, sky } from "../shapes.ts";

const sinking = [0.36, 0, 0.67, 0.48] as const;
const swell = [0.37, 0, 0.63, 1] as const;

const rise = [0.33, 0.52, 0.64, 1] as const;

const wave = (y: number, from: number, to: number) => {
  let data = `M${from} ${y}`;
  for (let x = from; x < to; x += 80) data += `q20 -14 40 0t40 0`;
  return data;
};

export const loadingBoat = figure(
  {
    key: "loading-boat",
    title: "Paper boat on a line",
    frames: 60,
    canvas: [400, 300],
    description: "A folded boat rides a wave that is nothing but a line, for as long as it takes.",
    tags: ["loading", "boat", "paper", "wave", "waiting", "loader", "loop", "sea"],
  },
  group(
    {
      move: keys([0, [0, -7]], [30, [0, 7], swell], [60, [0, -7], swell]),
      pivot: [200, 190],
      turn: keys([0, 0], [15, 5, rise], [45, -5, swell], [60, 0, sinking]),
    },
    fill("M200 74L262 164H138Z"),
    fill("M200 74L214 164H138Z", rose[2]),
    fill("M118 158L200 176L282 158L252 204H148Z"),
    line("M200 74V46", { width: 4 }),
    group(
      {
        pivot: [202, 46],
        scale: keys([0, [100, 100]], [15, [86, 100]], [30, [100, 100]], [45, [86, 100]], [60, [100, 100]]),
      },
      fill("M202 44L232 54L202 64Z", lamp),
    ),
  ),
  layer(
    { clip: boxPath(60, 150, 280, 110, 0) },
    group(
      {
        move: keys([0, [0, 0]], [60, [-80, 0], "linear"]),
      },
      line(wave(208, 40, 440), { width: 7 }),
    ),
    group(
      {
        move: keys([0, [-80, 0]], [60, [0, 0], "linear"]),
      },
      line(wave(234, 70, 470), { width: 5, color: sky[2] }),
    ),
  ),
);
