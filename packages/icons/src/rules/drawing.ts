import { keys } from "@zoetrope/originals";
import { redrawn } from "../beats.ts";
import type { Parts } from "../direction.ts";
import type { Rule, Timed } from "./rule.ts";

interface Drawing extends Timed {
  /** Frames from the first point to the last. */
  length?: number;
}

/** Lines run away along themselves and are drawn again, all at once. */
export const draw = (parts: Parts, { start = 4, length = 34 }: Drawing = {}): Rule => ({
  trims: [redrawn(parts, start, length)],
});

/** The same from the last point to the first. */
export const drawBack = (parts: Parts, { start = 4, length = 34 }: Drawing = {}): Rule => ({
  trims: [
    {
      parts,
      start: keys([start, 0], [start + 17, 0.995, "hold"], [start + 18 + length, 0, "in-out"]),
      end: keys([start, 1], [start + 16, 0.005, "in"], [start + 17, 1, "hold"]),
    },
  ],
});

/** Written again one after the other: all are gone before the first comes. */
export const write = (
  parts: Parts,
  { start = 4, length = 16, gap = 8 }: Drawing & { gap?: number } = {},
): Rule => ({
  trims: parts.map((part, index) => {
    const from = start + 14 + index * gap;
    return {
      parts: [part],
      start: keys([start, 0], [start + 12, 1, "in"], [from, 0, "hold"]),
      end: keys([start, 1], [from, 0, "hold"], [from + length, 1, "in-out"]),
    };
  }),
});
