import { blink, keys } from "@zoetrope/originals";
import { hop, nudge, pop, rattle, reappear, redrawn, squash, swing, turnRound } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** What people play with, win and give: it plays once. */
export const leisure: Record<string, Direction> = {
  "gamepad-2": {
    category: "gaming",
    tags: ["controller", "game", "gaming", "video game", "console", "joystick"],
    accent: [2, 3],
    moves: [
      { pivot: [12, 14], rotate: swing(12, 4) },
      { parts: [0, 1], pivot: [8, 11], scale: pop(1.2, 6) },
      { parts: [2], y: nudge(1, 18, 30) },
      { parts: [3], y: nudge(1, 28, 30) },
    ],
  },
  "dice-5": {
    category: "gaming",
    tags: ["dice", "game", "gaming", "random", "luck", "chance", "roll"],
    accent: [5],
    moves: [
      { y: hop(1.6, 2) },
      { pivot: [12, 12], rotate: turnRound(90, 4, 76) },
      { parts: [1, 2, 3, 4, 5], pivot: [12, 12], scale: pop(1.12, 44) },
    ],
  },
  ghost: {
    category: "gaming",
    tags: ["ghost", "halloween", "scary", "spooky", "game"],
    frames: 110,
    accent: [0, 2],
    moves: [
      { y: keys([0, 0], [26, -1, "in-out"], [56, 0.6, "in-out"], [82, -0.5, "in-out"], [110, 0, "in-out"]) },
      { x: keys([0, 0], [36, -0.9, "in-out"], [74, 0.9, "in-out"], [110, 0, "in-out"]) },
      {
        parts: [0, 2],
        x: keys(
          [4, 0],
          [20, -1.2, "in-out"],
          [46, -1.2, "hold"],
          [62, 1.2, "in-out"],
          [84, 1.2, "hold"],
          [98, 0, "in-out"],
        ),
      },
      { parts: [0], pivot: [15, 10.5], scaleY: blink([34, 72], 9) },
      { parts: [2], pivot: [9, 10.5], scaleY: blink([34, 72], 9) },
    ],
  },
  skull: {
    category: "gaming",
    tags: ["skull", "skeleton", "halloween", "danger", "scary", "spooky"],
    accent: [2, 3],
    moves: [
      { pivot: [12, 22], rotate: rattle(4, 6) },
      { parts: [2], pivot: [15, 12], scale: pop(1.5, 10) },
      { parts: [3], pivot: [9, 12], scale: pop(1.5, 14) },
    ],
  },
  trophy: {
    category: "gaming",
    tags: ["trophy", "winner", "win", "award", "first place", "success", "cup"],
    accent: [2, 5],
    moves: [
      { pivot: [12, 22], scaleY: squash(0.12) },
      { y: hop(1.4) },
      { parts: [5], x: nudge(-0.7, 26, 34) },
      { parts: [2], x: nudge(0.7, 26, 34) },
    ],
  },
  crown: {
    category: "gaming",
    tags: ["crown", "winner", "win", "leadership", "gold"],
    accent: [1],
    moves: [
      { parts: [0], y: hop(2.4) },
      { parts: [0], pivot: [12, 17], rotate: swing(9, 14) },
      { parts: [0], pivot: [12, 17], scaleY: squash(0.1) },
    ],
  },
  gem: {
    category: "finance",
    tags: ["gem", "diamond", "treasure", "wealth", "present"],
    accent: [0, 2],
    moves: [
      { pivot: [12, 22], rotate: swing(12, 4) },
      { pivot: [12, 12], scale: pop(1.08, 4) },
    ],
    trims: [redrawn([0], 10, 30), redrawn([2], 14, 30)],
  },
  volleyball: {
    category: "gaming",
    tags: ["ball", "volleyball", "sport", "game", "bounce"],
    frames: 110,
    accent: [1, 3],
    moves: [
      { y: hop(1.8) },
      { pivot: [12, 22], scaleY: squash(0.12) },
      { pivot: [12, 12], rotate: swing(14, 8) },
    ],
  },
  dumbbell: {
    category: "health",
    tags: ["dumbbell", "gym", "fitness", "exercise", "sport"],
    accent: [4],
    moves: [
      {
        pivot: [12, 12],
        rotate: keys(
          [4, 0],
          [14, 8, "in-out"],
          [34, -38, "out"],
          [44, -34, "in-out"],
          [58, 6, "in"],
          [66, -3, "out"],
          [76, 0, "in-out"],
        ),
      },
      { y: keys([4, 0], [14, 1, "in-out"], [34, -1.6, "out"], [58, 0.6, "in"], [68, 0, "out"]) },
    ],
  },
  gift: {
    category: "objects",
    tags: ["gift", "present", "surprise", "birthday", "christmas", "ribbon"],
    accent: [0, 2],
    moves: [
      { pivot: [12, 21], rotate: rattle(2.5, 4) },
      { parts: [2, 3], y: nudge(-2.2, 22, 60) },
      { parts: [2, 3], pivot: [4, 9], rotate: nudge(-8, 22, 62) },
      { parts: [2], pivot: [12, 7], scale: pop(1.15, 38) },
    ],
  },
  "party-popper": {
    category: "objects",
    tags: ["popper", "party", "celebration", "celebrate", "confetti", "birthday", "congratulations"],
    accent: [1, 2, 3, 4],
    moves: [
      {
        parts: [0, 8],
        pivot: [4, 20],
        rotate: keys([4, 0], [14, 7, "in-out"], [22, -9, "out"], [34, 4, "in-out"], [46, 0, "in-out"]),
      },
      { parts: [1], pivot: [4, 3], scale: reappear(8, 2) },
      { parts: [3], pivot: [15, 2], scale: reappear(11, 2) },
      { parts: [2], pivot: [22, 8], scale: reappear(14, 2) },
      { parts: [4], pivot: [22, 20], scale: reappear(17, 2) },
      {
        parts: [5, 6, 7],
        pivot: [10, 14],
        scale: keys(
          [6, 1],
          [18, 0.05, "in"],
          [22, 0.05, "hold"],
          [40, 1.12, "out"],
          [50, 0.97, "in-out"],
          [58, 1, "in-out"],
        ),
      },
    ],
  },
  flag: {
    category: "icons",
    tags: ["flag", "milestone", "goal", "start", "report", "target"],
    accent: [],
    moves: [
      { pivot: [4, 22], rotate: swing(10, 4) },
      {
        pivot: [4, 9],
        scaleX: keys(
          [4, 1],
          [16, 0.9, "in-out"],
          [30, 1.04, "in-out"],
          [44, 0.93, "in-out"],
          [58, 1.02, "in-out"],
          [72, 1, "in-out"],
        ),
      },
    ],
  },
};
