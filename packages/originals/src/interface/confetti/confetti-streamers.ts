import { figure } from "../figure.ts";
import { amber, group, ink, keys, lamp, layer, line } from "../shapes.ts";
import { throwBits } from "./throw-bits.ts";

export const confettiStreamers = figure(
  {
    key: "confetti-streamers",
    title: "Streamers from the corners",
    category: "icons",
    frames: 60,
    canvas: [400, 300],
    description: "Six paper streamers roll out of the upper corners, hang for a moment and drop.",
    tags: ["confetti", "streamers", "ribbon", "party", "celebration", "carnival", "success", "birthday"],
  },
  ...[0, 1].flatMap((side) =>
    [lamp, ink, amber[2]].map((color, index) => {
      const reach = 150 - index * 42;
      const drop = 90 + index * 66;
      const wave = `M-6 ${-6 + index * 4}C${reach * 0.5} ${drop * 0.05} ${reach * 0.15} ${drop * 0.4} ${reach * 0.5} ${drop * 0.45}S${reach * 0.45} ${drop * 0.85} ${reach * 0.8} ${drop * 0.8}S${reach * 0.95} ${drop * 1.25} ${reach * 1.1} ${drop * 1.15}`;
      const from = side * 4 + index * 3;
      return layer(
        { move: side === 0 ? [0, 0] : [400, 0], scale: [side === 0 ? 100 : -100, 100] },
        group(
          {
            move: keys([0, [0, 0]], [36 + index * 2, [0, 0]], [58, [10, 60], "in"]),
            turn: keys([from, -10], [from + 18, 4, "out"], [from + 30, 0, "in-out"]),
          },
          line(wave, {
            width: 9,
            color,
            end: keys([from, 0], [from + 18, 100, "out"]),
            start: keys([36 + index * 2, 0], [58, 100, "in"]),
          }),
        ),
      );
    }),
  ),
  ...throwBits({
    seed: 5,
    count: 10,
    from: [10, 0],
    angle: 40,
    spread: 30,
    reach: [110, 230],
    start: 4,
    end: 50,
    fall: 110,
  }),
  ...throwBits({
    seed: 9,
    count: 10,
    from: [390, 0],
    angle: 140,
    spread: 30,
    reach: [110, 230],
    start: 8,
    end: 54,
    fall: 110,
  }),
);
