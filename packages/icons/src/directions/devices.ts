import { blink, keys } from "@zoetrope/originals";
import { hop, nudge, pop, rattle, squash, swing } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** Tools and devices that are used: each does once what it is for. */
export const devices: Record<string, Direction> = {
  bot: {
    category: "icons",
    tags: ["robot", "chatbot", "assistant", "ai", "automation", "machine"],
    frames: 100,
    accent: [4, 5],
    moves: [
      { y: hop(1.2, 30) },
      { pivot: [12, 20], rotate: swing(8, 24) },
      { parts: [0], pivot: [12, 8], rotate: swing(22, 22) },
      {
        parts: [4, 5],
        x: keys([4, 0], [12, -1.4, "in-out"], [24, -1.4, "hold"], [34, 1.2, "in-out"], [46, 0, "in-out"]),
      },
      { parts: [4], pivot: [15, 14], scaleY: blink([14, 58, 70], 8) },
      { parts: [5], pivot: [9, 14], scaleY: blink([14, 58, 70], 8) },
      { parts: [2], x: nudge(-0.8, 34, 30) },
      { parts: [3], x: nudge(0.8, 34, 30) },
    ],
  },
  lightbulb: {
    category: "icons",
    tags: ["light bulb", "idea", "light", "creative", "solution", "electricity"],
    accent: [0],
    moves: [
      { pivot: [12, 22], rotate: swing(10, 4) },
      {
        parts: [0],
        opacity: keys(
          [8, 1],
          [12, 0.25, "in-out"],
          [16, 1, "in-out"],
          [22, 0.3, "in-out"],
          [34, 1, "in-out"],
        ),
      },
      { parts: [0], pivot: [12, 14], scale: pop(1.1, 26) },
    ],
  },
  key: {
    category: "icons",
    tags: ["key", "password", "access", "security", "login", "unlock"],
    accent: [1],
    moves: [
      {
        pivot: [15.5, 7.5],
        rotate: keys(
          [4, 0],
          [16, 6, "in-out"],
          [44, -36, "in-out"],
          [52, -33, "in-out"],
          [76, 3, "in-out"],
          [86, 0, "in-out"],
        ),
      },
      { parts: [2], pivot: [15.5, 7.5], scale: pop(1.08, 20) },
    ],
  },
  scissors: {
    category: "objects",
    tags: ["scissors", "cut", "tool", "tools", "edit"],
    accent: [0, 3],
    moves: [
      { x: nudge(2, 14, 60) },
      {
        parts: [0, 1, 4],
        pivot: [12, 12],
        rotate: keys(
          [4, 0],
          [14, 14, "in-out"],
          [24, -18, "in"],
          [36, 12, "in-out"],
          [46, -18, "in"],
          [60, 3, "in-out"],
          [70, 0, "in-out"],
        ),
      },
      {
        parts: [3, 2],
        pivot: [12, 12],
        rotate: keys(
          [4, 0],
          [14, -14, "in-out"],
          [24, 18, "in"],
          [36, -12, "in-out"],
          [46, 18, "in"],
          [60, -3, "in-out"],
          [70, 0, "in-out"],
        ),
      },
    ],
  },
  hammer: {
    category: "objects",
    tags: ["hammer", "tool", "tools", "repair", "industry", "work"],
    accent: [],
    moves: [
      {
        pivot: [3.5, 20],
        rotate: keys(
          [4, 0],
          [28, -26, "in-out"],
          [40, 11, "in"],
          [54, -4, "out"],
          [70, 1, "in-out"],
          [82, 0, "in-out"],
        ),
      },
    ],
  },
  wrench: {
    category: "objects",
    tags: ["wrench", "tool", "tools", "repair", "setup", "settings"],
    accent: [],
    moves: [
      {
        pivot: [15.5, 8.5],
        rotate: keys(
          [4, 0],
          [14, -6, "in-out"],
          [38, 27, "in-out"],
          [46, 24, "in-out"],
          [50, 24, "hold"],
          [74, -3, "in-out"],
          [84, 0, "in-out"],
        ),
      },
    ],
  },
  phone: {
    category: "icons",
    tags: ["phone", "call", "contact", "ring", "mobile", "support"],
    accent: [],
    moves: [
      { pivot: [12, 12], rotate: rattle(11, 6) },
      { pivot: [12, 12], scale: pop(1.1, 4) },
    ],
  },
  camera: {
    category: "icons",
    tags: ["camera", "photo", "picture", "snapshot", "shutter", "lens"],
    accent: [1],
    moves: [
      { pivot: [12, 20], scaleY: squash(0.08, 20) },
      {
        parts: [1],
        pivot: [12, 13],
        scale: keys(
          [4, 1],
          [14, 1.25, "out"],
          [26, 0.15, "in"],
          [30, 0.15, "hold"],
          [42, 1.15, "out"],
          [52, 1, "in-out"],
        ),
      },
    ],
  },
  headphones: {
    category: "icons",
    tags: ["headphones", "music", "audio", "listen", "podcast", "sound"],
    accent: [],
    moves: [
      {
        pivot: [12, 12],
        rotate: keys(
          [4, 0],
          [16, -9, "in-out"],
          [32, 8, "in-out"],
          [48, -7, "in-out"],
          [62, 4, "in-out"],
          [74, 0, "in-out"],
        ),
      },
      {
        y: keys(
          [4, 0],
          [10, 0.8, "in-out"],
          [16, -0.5, "in-out"],
          [24, 0.8, "in-out"],
          [32, -0.5, "in-out"],
          [40, 0.7, "in-out"],
          [48, -0.3, "in-out"],
          [60, 0, "in-out"],
        ),
      },
    ],
  },
  music: {
    category: "icons",
    tags: ["music", "note", "song", "audio", "sound"],
    accent: [1, 2],
    moves: [
      { pivot: [12, 21], rotate: swing(9, 4) },
      { parts: [1], pivot: [6, 18], scale: pop(1.25, 8) },
      { parts: [2], pivot: [18, 16], scale: pop(1.25, 18) },
    ],
  },
  tv: {
    category: "icons",
    tags: ["television", "video", "media", "antenna", "film"],
    accent: [0],
    moves: [
      { pivot: [12, 22], scaleY: squash(0.07, 4) },
      { parts: [0], pivot: [12, 7], rotate: swing(15, 4) },
    ],
  },
};
