import { figure } from "../figure.ts";
import { disc, fill, group, keys, lamp, line, mint, paper } from "../shapes.ts";

export const successFlag = figure(
  {
    key: "success-flag",
    title: "Flag on the summit",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    category: "business",
    description: "A pole is driven into the highest of three peaks, trembles, and its flag rolls out.",
    tags: ["success", "flag", "summit", "goal", "mountain", "achievement", "milestone", "leadership"],
  },
  fill("M20 270L104 198L150 226L176 204L262 186L306 214L332 198L384 270Z", mint[2]),
  fill("M60 270L150 196L176 214L212 168L262 226L292 206L350 270Z"),
  fill("M212 168L196 189L206 185L214 193L222 184L231 190Z", paper),
  group(
    {
      pivot: [212, 172],
      move: keys([0, [0, -150]], [9, [0, 4], "fall"], [13, [0, 0]]),
      turn: keys([0, 0], [9, 0], [13, 5, "out"], [17, -4], [21, 2], [25, 0]),
      fade: keys([0, 0], [3, 100]),
    },
    line("M212 172V56", { width: 6 }),
    disc(212, 54, 6),
    fill(
      keys(
        [
          0,
          "M215 62C215 62 216 62 217 62C218 62 218 62 219 62L219 104C218 104 218 104 217 104C216 104 215 104 215 104Z",
        ],
        [
          12,
          "M215 62C215 62 216 62 217 62C218 62 218 62 219 62L219 104C218 104 218 104 217 104C216 104 215 104 215 104Z",
        ],
        [
          22,
          "M215 62C236 52 248 52 264 62C280 72 296 68 312 58L300 104C284 112 270 110 256 104C244 98 232 98 215 104Z",
          "out",
        ],
        [
          34,
          "M215 62C232 70 246 72 264 62C282 52 296 56 308 66L298 108C284 100 268 98 256 106C244 114 230 112 215 104Z",
        ],
        [
          45,
          "M215 62C236 54 248 54 264 62C280 70 296 68 311 60L300 105C284 111 270 109 256 104C244 99 232 99 215 104Z",
        ],
      ),
      lamp,
    ),
  ),
);
