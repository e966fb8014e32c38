import { blink, keys } from "@zoetrope/originals";
import { flicker, hop, nudge, pop, rattle, reappear, redrawn, squash, swing, turnRound } from "../beats.ts";
import type { Direction } from "../direction.ts";

/** Things that are used: each does once what it is for. */
export const things: Record<string, Direction> = {
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
