import { blink, keys } from "@zoetrope/originals";
import { flicker, hop, nudge, pop, rattle, redrawn, swing, turnRound } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** Things that are used: each does once what it is for. */
export const things: Record<string, Direction> = {
  wifi: {
    category: "icons",
    tags: ["wifi", "internet", "network", "signal", "connection", "online"],
    accent: [0],
    moves: [
      { parts: [0], pivot: [12, 20], scale: pop(1.5, 2) },
      { parts: [3], opacity: flicker(4, 6, 0.15) },
      { parts: [3], pivot: [12, 20], scale: pop(1.1, 20) },
      { parts: [2], opacity: flicker(4, 14, 0.15) },
      { parts: [2], pivot: [12, 20], scale: pop(1.06, 28) },
      { parts: [1], opacity: flicker(4, 22, 0.15) },
      { parts: [1], pivot: [12, 20], scale: pop(1.04, 36) },
    ],
  },
  zap: {
    category: "icons",
    tags: ["lightning", "bolt", "energy", "electricity", "fast", "power"],
    accent: [0],
    moves: [
      { pivot: [12, 12], rotate: rattle(5, 30) },
      { pivot: [12, 12], scale: pop(1.12, 22) },
    ],
    trims: [redrawn([0], 2, 22)],
  },
  shield: {
    category: "icons",
    tags: ["shield", "security", "protection", "secure", "safe", "privacy"],
    accent: [],
    moves: [
      {
        pivot: [12, 12],
        scaleX: keys(
          [4, 1],
          [14, 1.06, "in-out"],
          [30, 0.08, "in"],
          [48, 1.08, "out"],
          [58, 0.96, "in-out"],
          [68, 1, "in-out"],
        ),
      },
      { y: hop(1, 2) },
    ],
  },
  "fingerprint-pattern": {
    category: "icons",
    tags: ["fingerprint", "identity", "biometric", "passkey", "login", "security"],
    frames: 100,
    accent: [4],
    trims: [redrawn([0, 1], 4, 26), redrawn([8, 7, 2], 10, 30), redrawn([3, 6, 5], 18, 34)],
    moves: [{ pivot: [12, 12], scale: pop(1.06, 50) }],
  },
  "credit-card": {
    category: "finance",
    tags: ["credit card", "card", "payment", "money", "checkout", "bank"],
    accent: [1],
    moves: [
      {
        x: keys(
          [4, 0],
          [16, 1.4, "in-out"],
          [32, -4, "out"],
          [42, -4, "hold"],
          [56, 0.7, "in-out"],
          [66, 0, "in-out"],
        ),
      },
      {
        pivot: [12, 12],
        rotate: keys(
          [4, 0],
          [16, 3, "in-out"],
          [32, -7, "out"],
          [42, -7, "hold"],
          [56, 2, "in-out"],
          [66, 0, "in-out"],
        ),
      },
    ],
    trims: [redrawn([2], 40, 16)],
  },
  "piggy-bank": {
    category: "finance",
    tags: ["piggy bank", "savings", "saving", "money", "finance", "bank"],
    accent: [1],
    moves: [
      { pivot: [12, 20], rotate: swing(8, 4) },
      { y: hop(1.6, 4) },
      { parts: [1], pivot: [16, 10], scaleY: blink([40, 56], 8) },
      { parts: [2], pivot: [5, 11], rotate: swing(30, 10) },
    ],
  },
  flame: {
    category: "icons",
    tags: ["fire", "hot", "flame", "energy", "danger"],
    frames: 100,
    accent: [0],
    moves: [
      {
        pivot: [12, 22],
        scaleY: keys(
          [0, 1],
          [14, 1.1, "in-out"],
          [28, 0.92, "in-out"],
          [44, 1.08, "in-out"],
          [60, 0.95, "in-out"],
          [80, 1.04, "in-out"],
          [100, 1, "in-out"],
        ),
      },
      {
        pivot: [12, 22],
        skew: keys(
          [0, 0],
          [16, 6, "in-out"],
          [36, -7, "in-out"],
          [56, 5, "in-out"],
          [78, -3, "in-out"],
          [100, 0, "in-out"],
        ),
      },
    ],
  },
  flower: {
    category: "icons",
    tags: ["flower", "bloom", "petals", "nature", "garden", "spring"],
    frames: 120,
    accent: [0],
    moves: [
      { pivot: [12, 12], rotate: turnRound(90, 4, 110) },
      {
        parts: [1, 2, 3, 4, 5, 6, 7, 8, 9],
        pivot: [12, 12],
        scale: keys([4, 1], [20, 0.72, "in-out"], [46, 1.1, "out"], [60, 0.97, "in-out"], [72, 1, "in-out"]),
      },
      { parts: [0], pivot: [12, 12], scale: pop(1.2, 34) },
    ],
  },
  "graduation-cap": {
    category: "business",
    tags: ["graduation cap", "graduation", "education", "school", "university", "student", "learning"],
    accent: [1],
    moves: [
      { y: hop(2.2) },
      { pivot: [12, 12], rotate: swing(11, 14) },
      { parts: [1], pivot: [22, 10], rotate: swing(32, 12) },
    ],
  },
  pencil: {
    category: "icons",
    tags: ["pencil", "write", "edit", "draw", "pen", "school"],
    accent: [1],
    moves: [
      {
        x: keys(
          [4, 0],
          [20, -0.8, "in-out"],
          [36, 0.9, "in-out"],
          [50, 0.4, "in-out"],
          [64, 1.4, "in-out"],
          [84, 0, "in-out"],
        ),
      },
      {
        pivot: [2.5, 21.5],
        rotate: keys(
          [4, 0],
          [20, -6, "in-out"],
          [36, 5, "in-out"],
          [50, -4, "in-out"],
          [64, 4, "in-out"],
          [76, -1, "in-out"],
          [86, 0, "in-out"],
        ),
      },
    ],
  },
  hand: {
    category: "icons",
    tags: ["hand", "waving", "hello", "greeting", "goodbye", "gesture", "stop"],
    accent: [],
    frames: 110,
    moves: [
      {
        pivot: [12, 22],
        rotate: keys(
          [4, 0],
          [24, 7, "in-out"],
          [50, -8, "in-out"],
          [74, 6, "in-out"],
          [90, -2, "in-out"],
          [102, 0, "in-out"],
        ),
      },
    ],
  },
  "thumbs-up": {
    category: "icons",
    tags: ["thumbs up", "like", "approve", "hand", "feedback", "gesture"],
    accent: [1],
    moves: [
      {
        pivot: [4, 20],
        rotate: keys(
          [4, 0],
          [18, 8, "in-out"],
          [40, -15, "in-out"],
          [58, 3, "in-out"],
          [70, -1, "in-out"],
          [80, 0, "in-out"],
        ),
      },
      { pivot: [4, 20], scale: pop(1.1, 10) },
    ],
  },
  smile: {
    category: "icons",
    tags: ["smile", "happy", "face", "emoji", "feedback", "fun"],
    accent: [1],
    moves: [
      { pivot: [12, 12], rotate: swing(12, 4) },
      { parts: [2], pivot: [9, 9], scale: pop(1.4, 14) },
      { parts: [3], pivot: [15, 9], scale: pop(1.4, 14) },
      { parts: [1], pivot: [12, 14], scale: pop(1.22, 10) },
    ],
  },
  pill: {
    category: "health",
    tags: ["pill", "medicine", "capsule", "pharmacy", "drug", "health"],
    accent: [1],
    moves: [{ pivot: [12, 12], rotate: turnRound(180, 4, 66) }, { y: hop(1.4, 4) }],
  },
  syringe: {
    category: "health",
    tags: ["syringe", "medicine", "vaccine", "health", "hospital", "doctor"],
    accent: [4],
    moves: [
      { x: nudge(-1.3, 6, 66), y: nudge(1.3, 6, 66) },
      {
        parts: [0, 1],
        x: keys([20, 0], [34, 0.8, "out"], [52, -1.3, "in-out"], [70, 0, "in-out"]),
        y: keys([20, 0], [34, -0.8, "out"], [52, 1.3, "in-out"], [70, 0, "in-out"]),
      },
    ],
    trims: [redrawn([3], 28, 26)],
  },
};
