import { figure } from "../figure.ts";
import { amber, fill, group, ink, keys, lamp, line } from "../shapes.ts";
import type { Key } from "../shapes.ts";
import { throwBits } from "./throw-bits.ts";

const coneKeys: Key<[number, number]>[] = keys(
  [0, [0, 0]],
  [6, [-6, 6], "out"],
  [9, [10, -10], "out"],
  [20, [0, 0], "in-out"],
);

export const confettiPopper = figure(
  {
    key: "confetti-popper",
    title: "Party popper",
    category: "icons",
    frames: 45,
    canvas: [400, 300],
    featuredRank: 33,
    description: "A striped paper cone crouches, jumps and throws streamers and scraps across the sheet.",
    tags: ["confetti", "popper", "party", "celebration", "success", "birthday", "streamer", "surprise"],
  },
  ...throwBits({
    seed: 21,
    count: 30,
    from: [150, 178],
    angle: -45,
    spread: 34,
    reach: [90, 230],
    start: 8,
    end: 45,
    fall: 120,
  }),
  line("M152 172C180 150 160 124 188 110S196 66 232 60", {
    width: 6,
    color: lamp,
    end: keys([8, 0], [20, 100, "out"]),
    start: keys([16, 0], [38, 100, "in-out"]),
  }),
  line("M160 182C190 190 206 158 236 168S280 150 318 164", {
    width: 6,
    color: ink,
    end: keys([9, 0], [22, 100, "out"]),
    start: keys([18, 0], [40, 100, "in-out"]),
  }),
  group(
    {
      move: coneKeys,
      pivot: [110, 230],
      scale: keys([0, [100, 100]], [6, [94, 106], "out"], [9, [108, 96], "out"], [20, [100, 100]]),
    },
    fill("M72 268L124 150Q160 160 180 206Z", ink),
    fill("M112 178L150 220L136 231L104 196ZM90 228L108 248L94 256L84 243Z", amber[0]),
    fill("M124 150C136 146 184 194 180 206C168 210 120 162 124 150Z", ink),
    fill("M131 157C140 156 172 188 173 199C164 200 132 168 131 157Z", amber[1]),
  ),
);
