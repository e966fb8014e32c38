import { blink, keys } from "@zoetrope/originals";
import { nudge, pop, reappear, squash, swing } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** Animals look, blink and move as they do. */
export const animals: Record<string, Direction> = {
  cat: {
    category: "animals",
    tags: ["cat", "kitten", "pet", "animal", "animals", "face", "cute"],
    frames: 100,
    accent: [3],
    moves: [
      { pivot: [12, 21], rotate: nudge(9, 6, 74) },
      { parts: [1], pivot: [8, 14.25], scaleY: blink([26, 40], 9) },
      { parts: [2], pivot: [16, 14.25], scaleY: blink([26, 40], 9) },
      { parts: [3], pivot: [12, 16.6], scale: pop(1.35, 30) },
    ],
  },
  dog: {
    category: "animals",
    tags: ["dog", "puppy", "pet", "animal", "animals", "face", "cute"],
    frames: 100,
    accent: [0],
    moves: [
      { pivot: [12, 21], rotate: nudge(-11, 6, 74) },
      { parts: [1], pivot: [16, 14.25], scaleY: blink([28, 44], 9) },
      { parts: [3], pivot: [8, 14.25], scaleY: blink([28, 44], 9) },
      { parts: [0], y: nudge(-0.8, 22, 30) },
      { parts: [4], pivot: [12, 5.5], scaleY: squash(0.08, 10) },
    ],
  },
  fish: {
    category: "animals",
    tags: ["fish", "sea", "swim", "animal", "animals", "water"],
    frames: 100,
    accent: [0],
    moves: [
      { x: nudge(-2.4, 4, 84) },
      { pivot: [14, 12], rotate: swing(5) },
      {
        parts: [3],
        pivot: [7, 12],
        scaleX: keys(
          [4, 1],
          [14, 0.6, "in-out"],
          [24, 1.15, "in-out"],
          [34, 0.6, "in-out"],
          [44, 1.12, "in-out"],
          [56, 0.75, "in-out"],
          [72, 1, "in-out"],
        ),
      },
      { parts: [1], pivot: [18, 12.25], scaleY: blink([50], 9) },
    ],
  },
  "paw-print": {
    category: "animals",
    tags: ["paw", "pet", "dog", "cat", "animal", "animals"],
    accent: [0, 1, 2],
    moves: [
      { parts: [3], pivot: [9, 16], scale: reappear(2, 0) },
      { parts: [0], pivot: [11, 4], scale: reappear(10, 0) },
      { parts: [1], pivot: [18, 8], scale: reappear(16, 0) },
      { parts: [2], pivot: [20, 16], scale: reappear(22, 0) },
    ],
  },
};
