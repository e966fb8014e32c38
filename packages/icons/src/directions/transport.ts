import { keys } from "@zoetrope/originals";
import { fadeThrough, hop, nudge, passThrough, pop, rattle, squash, swing } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** What drives, flies and is delivered: engines tremble, wheels roll, things leave the picture and come back. */
export const transport: Record<string, Direction> = {
  "shopping-cart": {
    category: "business",
    tags: ["shopping cart", "cart", "shopping", "shop", "e-commerce", "checkout"],
    accent: [2, 3],
    moves: [
      { x: passThrough(16), opacity: fadeThrough() },
      {
        pivot: [8, 20],
        rotate: keys(
          [4, 0],
          [16, 5, "in-out"],
          [30, -8, "in-out"],
          [52, -6, "in-out"],
          [62, 6, "out"],
          [70, -2, "in-out"],
          [78, 0, "in-out"],
        ),
      },
    ],
  },
  "shopping-bag": {
    category: "business",
    tags: ["shopping bag", "bag", "shopping", "shop", "store", "e-commerce", "checkout"],
    accent: [0],
    moves: [
      { pivot: [12, 22], scaleY: squash(0.12) },
      { y: hop(1.6) },
      { parts: [0], pivot: [12, 10], scaleY: squash(0.15, 12) },
    ],
  },
  car: {
    category: "objects",
    tags: ["car", "drive", "traffic", "transport", "road", "travel"],
    accent: [1, 3],
    moves: [
      { x: passThrough(16), opacity: fadeThrough() },
      {
        parts: [0, 2],
        pivot: [7, 17],
        rotate: keys(
          [4, 0],
          [14, -4, "in-out"],
          [24, -5, "in-out"],
          [56, -2, "in-out"],
          [64, 4, "out"],
          [72, -1.5, "in-out"],
          [80, 0, "in-out"],
        ),
      },
    ],
  },
  bus: {
    category: "objects",
    tags: ["bus", "transport", "traffic", "travel", "drive"],
    accent: [4, 6],
    moves: [
      { parts: [0, 1, 2, 3], y: rattle(0.35, 4, 3) },
      { x: nudge(1.6, 8, 70) },
      { parts: [0, 1, 2, 3, 5], pivot: [12, 18], rotate: nudge(-3.5, 14, 62) },
    ],
  },
  truck: {
    category: "business",
    tags: ["truck", "delivery", "shipping", "transport", "traffic", "parcel"],
    accent: [3, 4],
    moves: [
      { x: passThrough(16), opacity: fadeThrough() },
      {
        parts: [0, 2, 1],
        pivot: [7, 18],
        rotate: keys(
          [4, 0],
          [14, -4, "in-out"],
          [26, -5, "in-out"],
          [56, -2, "in-out"],
          [64, 4, "out"],
          [72, -1.5, "in-out"],
          [80, 0, "in-out"],
        ),
      },
    ],
  },
  bike: {
    category: "objects",
    tags: ["bicycle", "cycling", "sport", "ride", "transport"],
    accent: [2],
    moves: [
      { x: nudge(1.2, 6, 70) },
      {
        parts: [2, 3],
        pivot: [12, 17.5],
        rotate: keys(
          [4, 0],
          [12, -5, "in-out"],
          [24, 6, "in-out"],
          [36, -5, "in-out"],
          [48, 5, "in-out"],
          [62, -2, "in-out"],
          [74, 0, "in-out"],
        ),
      },
      {
        parts: [2],
        y: keys(
          [4, 0],
          [12, 0.5, "in-out"],
          [24, -0.4, "in-out"],
          [36, 0.5, "in-out"],
          [48, -0.4, "in-out"],
          [62, 0, "in-out"],
        ),
      },
      { parts: [0], pivot: [18.5, 17.5], scale: pop(1.1, 8) },
      { parts: [1], pivot: [5.5, 17.5], scale: pop(1.1, 12) },
    ],
  },
  ship: {
    category: "objects",
    tags: ["ship", "boat", "sea", "travel", "transport"],
    frames: 110,
    accent: [4],
    moves: [
      { parts: [4], x: keys([4, 0], [28, 1.3, "in-out"], [58, -1.3, "in-out"], [90, 0, "in-out"]) },
      {
        parts: [0, 1, 2, 3],
        pivot: [12, 20],
        rotate: keys([4, 0], [24, -7, "in-out"], [48, 6, "in-out"], [70, -3, "in-out"], [96, 0, "in-out"]),
      },
      {
        parts: [0, 1, 2, 3],
        y: keys([4, 0], [26, -0.8, "in-out"], [50, 0.3, "in-out"], [72, -0.4, "in-out"], [96, 0, "in-out"]),
      },
    ],
  },
  plane: {
    category: "objects",
    tags: ["airplane", "flight", "travel", "airport", "holiday", "transport"],
    accent: [],
    moves: [
      {
        x: passThrough(14),
        y: passThrough(-14),
        opacity: fadeThrough(),
      },
      {
        pivot: [12, 12],
        rotate: keys([4, 0], [18, 3, "in-out"], [40, -3, "in-out"], [66, 2, "in-out"], [84, 0, "in-out"]),
      },
    ],
  },
  send: {
    category: "business",
    tags: ["send", "paper plane", "message", "mail", "email", "delivery"],
    accent: [1],
    moves: [
      {
        x: passThrough(14),
        y: passThrough(-14),
        opacity: fadeThrough(),
      },
      { pivot: [12, 12], rotate: swing(-8, 16) },
    ],
  },
  luggage: {
    category: "objects",
    tags: ["luggage", "travel", "holiday", "vacation", "airport"],
    accent: [3, 4],
    moves: [
      { x: nudge(2, 4, 76) },
      { pivot: [8, 22], rotate: nudge(14, 8, 70) },
      { parts: [1], y: nudge(-1.2, 4, 50) },
    ],
  },
  "map-pin": {
    category: "icons",
    tags: ["map pin", "pin", "location", "map", "address", "travel"],
    accent: [1],
    moves: [
      { y: hop(2) },
      { pivot: [12, 22], scaleY: squash(0.14) },
      { parts: [1], pivot: [12, 10], scale: pop(1.35, 34) },
    ],
  },
  globe: {
    category: "icons",
    tags: ["globe", "planet", "internet", "web", "travel", "network"],
    frames: 100,
    accent: [1, 2],
    moves: [
      { pivot: [12, 12], scale: pop(1.05, 4) },
      {
        parts: [1],
        pivot: [12, 12],
        scaleX: keys([6, 1], [28, 0.01, "in"], [50, 1.12, "out"], [62, 0.94, "in-out"], [74, 1, "in-out"]),
      },
      { parts: [1, 2], pivot: [12, 12], rotate: swing(9, 10) },
    ],
  },
  "ferris-wheel": {
    category: "fairground",
    tags: ["ferris wheel", "big wheel", "amusement park", "fairground", "carnival", "ride"],
    frames: 250,
    accent: [1, 2, 3, 4, 5],
    moves: [
      { parts: [1, 2, 3, 4, 5], pivot: [12, 12], rotate: keys([2, 0], [242, 360, "in-out"]) },
      { parts: [0], pivot: [12, 12], scale: pop(1.2, 20) },
    ],
  },
};
