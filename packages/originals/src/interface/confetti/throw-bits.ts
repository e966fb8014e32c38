import { ink } from "../shapes.ts";
import type { Shape } from "../shapes.ts";
import { createRandom } from "./create-random.ts";
import { cutPaper } from "./cut-paper.ts";
import { tints } from "./tints.ts";
import { tossed } from "./tossed.ts";

/** Pieces thrown from one point: `angle` in degrees (−90 is straight up), `spread` either way. */
export function throwBits(options: {
  seed: number;
  count: number;
  from: [number, number];
  angle: number;
  spread: number;
  reach: [number, number];
  start: number;
  end: number;
  fall: number;
}): Shape[] {
  const random = createRandom(options.seed);
  return Array.from({ length: options.count }, (_, index) => {
    const angle = ((options.angle + (random() * 2 - 1) * options.spread) * Math.PI) / 180;
    const reach = options.reach[0] + random() * (options.reach[1] - options.reach[0]);
    const apex: [number, number] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return tossed({
      from: options.from,
      apex,
      fall: options.fall * (0.6 + random() * 0.5),
      start: options.start + Math.floor(random() * 3),
      end: options.end,
      spin: (random() * 2 - 1) * 420,
      flips: 2 + Math.floor(random() * 2),
      piece: cutPaper(index, tints[index % tints.length] ?? ink),
    });
  });
}
