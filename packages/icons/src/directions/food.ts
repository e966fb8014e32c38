import { keys } from "@zoetrope/originals";
import { hop, nudge, pop, rattle, redrawn, rise, squash, swing, turnRound } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** What is eaten and drunk: steam rises, foam spills, candles burn. */
export const food: Record<string, Direction> = {
  coffee: {
    category: "objects",
    tags: ["coffee", "café", "cup", "drink", "hot", "breakfast", "steam"],
    frames: 100,
    accent: [0, 1, 3],
    moves: [
      { parts: [3], ...rise(4, 4) },
      { parts: [0], ...rise(4, 14) },
      { parts: [1], ...rise(4, 24) },
      { parts: [2], pivot: [10, 21], rotate: swing(4, 4) },
    ],
  },
  pizza: {
    category: "objects",
    tags: ["pizza", "food", "fast food", "restaurant", "dinner"],
    accent: [0, 1, 3],
    moves: [
      { pivot: [20, 20], rotate: swing(13, 4) },
      { parts: [3], pivot: [20, 13], scale: pop(1.3, 22) },
      { parts: [0], pivot: [11.5, 14.5], scale: pop(1.6, 28) },
      { parts: [1], pivot: [13, 19], scale: pop(1.6, 34) },
    ],
  },
  hamburger: {
    category: "objects",
    tags: ["hamburger", "burger", "food", "fast food", "restaurant", "dinner"],
    accent: [0, 3],
    moves: [
      { parts: [1], y: nudge(-3.5, 4, 60), pivot: [12, 12] },
      { parts: [1], pivot: [12, 8], rotate: nudge(-9, 8, 56) },
      { parts: [3], y: nudge(-1.4, 8, 56) },
      { parts: [2], y: nudge(0.8, 8, 56) },
    ],
  },
  donut: {
    category: "objects",
    tags: ["donut", "food", "dessert", "café", "breakfast"],
    accent: [1],
    moves: [
      { pivot: [12, 12], rotate: turnRound(360) },
      { pivot: [12, 12], scale: pop(1.08, 2) },
    ],
  },
  cookie: {
    category: "objects",
    tags: ["cookie", "food", "dessert", "privacy", "web"],
    accent: [0, 2, 3, 7, 8],
    moves: [
      { parts: [0, 1, 2, 3, 7, 8], pivot: [12, 12], rotate: swing(12, 4) },
      { parts: [4], x: nudge(1.6, 6, 50), y: nudge(-1.8, 6, 50) },
      { parts: [5], x: nudge(1.8, 10, 50), y: nudge(-1.4, 10, 50) },
      { parts: [6], x: nudge(1.8, 14, 50), y: nudge(1.2, 14, 50) },
    ],
  },
  cake: {
    category: "objects",
    tags: ["cake", "birthday", "party", "celebration", "candles", "dessert"],
    frames: 100,
    accent: [6, 7, 8],
    moves: [
      { parts: [6], ...rise(1.6, 4) },
      { parts: [7], ...rise(1.6, 14) },
      { parts: [8], ...rise(1.6, 24) },
      { pivot: [12, 21], scaleY: squash(0.06, 6) },
    ],
    trims: [redrawn([1], 8, 40)],
  },
  "ice-cream-cone": {
    category: "objects",
    tags: ["ice cream", "dessert", "summer", "food", "cold"],
    accent: [1],
    moves: [
      { pivot: [12, 21], rotate: swing(10, 4) },
      { parts: [1], pivot: [12, 7], scaleY: squash(0.18, 10) },
    ],
  },
  apple: {
    category: "objects",
    tags: ["apple", "food", "fruit", "health", "school"],
    accent: [0],
    moves: [
      { pivot: [12, 22], scaleY: squash(0.1) },
      { y: hop(1.6) },
      { parts: [0], pivot: [12, 6.5], rotate: swing(26, 12) },
    ],
  },
  beer: {
    category: "objects",
    tags: ["beer", "drink", "pub", "glass", "party", "foam"],
    accent: [3],
    moves: [
      { pivot: [17, 22], rotate: swing(-11, 4) },
      { parts: [3], pivot: [10, 8], scaleY: squash(0.2, 14) },
    ],
    trims: [redrawn([1], 10, 30), redrawn([2], 16, 30)],
  },
  wine: {
    category: "objects",
    tags: ["wine", "drink", "pub", "glass", "restaurant", "dinner"],
    accent: [1],
    moves: [
      { pivot: [12, 22], rotate: swing(9, 4) },
      { parts: [1], pivot: [12, 10], rotate: swing(-15, 6) },
    ],
  },
  soup: {
    category: "objects",
    tags: ["soup", "food", "hot", "dinner", "restaurant", "steam"],
    frames: 100,
    accent: [3, 4, 5],
    moves: [
      { parts: [5], ...rise(3, 4) },
      { parts: [4], ...rise(3, 14) },
      { parts: [3], ...rise(3, 24) },
      { parts: [2], pivot: [19.5, 12], rotate: swing(16, 6) },
    ],
  },
  popcorn: {
    category: "objects",
    tags: ["popcorn", "cinema", "film", "food", "movie"],
    accent: [0],
    moves: [
      { pivot: [12, 22], rotate: rattle(2.5, 4) },
      {
        parts: [0],
        y: keys(
          [4, 0],
          [10, -0.7, "out"],
          [16, 0.1, "in"],
          [22, -1.1, "out"],
          [30, 0.1, "in"],
          [37, -1.5, "out"],
          [47, 0, "in"],
          [54, -0.3, "out"],
          [60, 0, "in"],
        ),
      },
    ],
  },
  cherry: {
    category: "objects",
    tags: ["cherry", "fruit", "food", "summer"],
    accent: [3],
    moves: [
      { pivot: [12, 2], rotate: swing(12, 4) },
      { parts: [3], pivot: [12, 2], rotate: swing(14, 10) },
    ],
  },
  "egg-fried": {
    category: "objects",
    tags: ["egg", "breakfast", "food", "kitchen"],
    accent: [0],
    moves: [
      { parts: [1], pivot: [12, 12], rotate: swing(8, 4) },
      { parts: [0], pivot: [11.5, 12.5], scale: pop(1.2, 10) },
    ],
  },
};
