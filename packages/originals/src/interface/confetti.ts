import { figure } from "./figure.ts";
import { amber, fill, group, ink, lamp, layer, lilac, line, mint, paper, rose, sky } from "./shapes.ts";
import type { Key, Shape } from "./shapes.ts";
import { cutPaper, createDice, tossed } from "./paper-bits.ts";

const tints = [ink, lamp, amber[1], ink, rose[2], sky[2]];

/** Pieces thrown from one point: `angle` in degrees (−90 is straight up), `spread` either way. */
function throwBits(options: {
  seed: number; count: number; from: [number, number]; angle: number; spread: number;
  reach: [number, number]; start: number; end: number; fall: number;
}): Shape[] {
  const dice = createDice(options.seed);
  return Array.from({ length: options.count }, (_, index) => {
    const angle = ((options.angle + (dice() * 2 - 1) * options.spread) * Math.PI) / 180;
    const reach = options.reach[0] + dice() * (options.reach[1] - options.reach[0]);
    const apex: [number, number] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    return tossed({
      from: options.from, apex, fall: options.fall * (0.6 + dice() * 0.5), start: options.start + Math.floor(dice() * 3),
      end: options.end, spin: (dice() * 2 - 1) * 420, flips: 2 + Math.floor(dice() * 2),
      piece: cutPaper(index, tints[index % tints.length] ?? ink),
    });
  });
}

const coneKeys: Key<[number, number]>[] = [[0, [0, 0]], [6, [-6, 6], "out"], [9, [10, -10], "out"], [20, [0, 0], "in-out"]];

export const confetti = [
  figure(
    {
      key: "confetti-burst", title: "Confetti, from the middle", category: "icons", frames: 45, canvas: [400, 300],
      description: "Forty scraps of cut paper leave one point at once, slow down and flutter out of sight.",
      tags: ["confetti", "burst", "celebration", "success", "party", "paper", "explosion", "reward"],
    },
    ...throwBits({ seed: 7, count: 40, from: [200, 150], angle: -90, spread: 180, reach: [50, 150], start: 2, end: 45, fall: 70 }),
    group({ pivot: [200, 150], scale: [[0, 0], [3, 100, "out"], [8, 0, "in"]] }, fill("M200 120L206 144L230 150L206 156L200 180L194 156L170 150L194 144Z", lamp)),
  ),
  figure(
    {
      key: "confetti-popper", title: "Party popper", category: "icons", frames: 45, canvas: [400, 300], featuredRank: 33,
      description: "A striped paper cone crouches, jumps and throws streamers and scraps across the sheet.",
      tags: ["confetti", "popper", "party", "celebration", "success", "birthday", "streamer", "surprise"],
    },
    ...throwBits({ seed: 21, count: 30, from: [150, 178], angle: -45, spread: 34, reach: [90, 230], start: 8, end: 45, fall: 120 }),
    line("M152 172C180 150 160 124 188 110S196 66 232 60", { width: 6, color: lamp, end: [[8, 0], [20, 100, "out"]], start: [[16, 0], [38, 100, "in-out"]] }),
    line("M160 182C190 190 206 158 236 168S280 150 318 164", { width: 6, color: ink, end: [[9, 0], [22, 100, "out"]], start: [[18, 0], [40, 100, "in-out"]] }),
    group(
      { move: coneKeys, pivot: [110, 230], scale: [[0, 100], [6, [94, 106], "out"], [9, [108, 96], "out"], [20, 100, "in-out"]] },
      fill("M72 268L124 150Q160 160 180 206Z", ink),
      fill("M112 178L150 220L136 231L104 196ZM90 228L108 248L94 256L84 243Z", amber[0]),
      fill("M124 150C136 146 184 194 180 206C168 210 120 162 124 150Z", ink),
      fill("M131 157C140 156 172 188 173 199C164 200 132 168 131 157Z", amber[1]),
    ),
  ),
  figure(
    {
      key: "confetti-cannons", title: "Side cannons", category: "icons", frames: 48, canvas: [400, 300],
      description: "Two tubes at the lower corners fire one after the other and their scraps cross in the middle.",
      tags: ["confetti", "cannon", "celebration", "success", "party", "launch", "win", "paper"],
    },
    ...throwBits({ seed: 3, count: 22, from: [50, 240], angle: -58, spread: 20, reach: [120, 270], start: 5, end: 48, fall: 130 }),
    ...throwBits({ seed: 11, count: 22, from: [350, 240], angle: -122, spread: 20, reach: [120, 270], start: 10, end: 48, fall: 130 }),
    ...[0, 1].map((side) =>
      group(
        { pivot: [200, 150], scale: [side === 0 ? 100 : -100, 100] },
        group(
          { pivot: [36, 262], move: [[side * 5, [0, 0]], [side * 5 + 4, [3, -4], "out"], [side * 5 + 7, [-9, 12], "out"], [side * 5 + 18, [0, 0], "in-out"]] },
          fill("M18 262L42 218Q56 214 66 231L48 279Q22 284 18 262Z", ink),
          fill("M42 218Q56 214 66 231Q54 236 42 218Z", amber[1]),
          fill("M31 239Q40 252 55 259L52 267Q36 262 27 247Z", lamp),
        ),
      ),
    ),
    fill("M0 286H400V300H0Z", ink),
  ),
  figure(
    {
      key: "confetti-punch", title: "Hole punch", category: "icons", frames: 45, canvas: [400, 300],
      description: "A hole punch bites a sheet of paper and the round scraps fall out below.",
      tags: ["confetti", "punch", "paper", "office", "party", "dots", "celebration", "tool"],
    },
    ...Array.from({ length: 16 }, (_, index) => {
      const dice = createDice(index + 40);
      return tossed({
        from: [150 + dice() * 34, 196], apex: [(dice() * 2 - 1) * 60, -4 - dice() * 10], fall: 105 + dice() * 40, start: 13 + Math.floor(index / 3), end: 38 + Math.floor(index / 2.5), spin: 90, flips: 2,
        piece: fill("M-6 0a6 6 0 1 0 12 0a6 6 0 1 0 -12 0Z", tints[index % 6] ?? ink),
      });
    }),
    group({ move: [[0, [0, 0]], [11, [0, 0]], [14, [0, 5], "out"], [20, [0, 0], "in-out"]] }, fill("M70 176H210V186H70Z", paper)),
    fill("M116 190H326Q338 190 338 202V208H116Z", ink),
    fill("M140 166H196V178H140Z", ink),
    group({ move: [[0, [0, 0]], [10, [0, -4], "in-out"], [14, [0, 14], "in"], [24, [0, 0], "out-back"]] }, fill("M154 132H182V172H154Z", ink)),
    group(
      { pivot: [312, 150], turn: [[0, 0], [9, 4, "in-out"], [14, -9, "in"], [24, 0, "out-back"]] },
      fill("M96 112Q96 100 110 102L306 130Q330 136 330 156T306 172L110 132Q96 128 96 112Z", ink),
      fill("M303 150a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z", lamp),
    ),
    fill("M298 160H326V196H298Z", ink),
  ),
  figure(
    {
      key: "confetti-streamers", title: "Streamers from the corners", category: "icons", frames: 60, canvas: [400, 300],
      description: "Six paper streamers roll out of the upper corners, hang for a moment and drop.",
      tags: ["confetti", "streamers", "ribbon", "party", "celebration", "carnival", "success", "birthday"],
    },
    ...[0, 1].flatMap((side) =>
      [lamp, ink, amber[2]].map((color, index) => {
        const reach = 150 - index * 42;
        const drop = 90 + index * 66;
        const wave = `M-6 ${-6 + index * 4}C${reach * 0.5} ${drop * 0.05} ${reach * 0.15} ${drop * 0.4} ${reach * 0.5} ${drop * 0.45}S${reach * 0.45} ${drop * 0.85} ${reach * 0.8} ${drop * 0.8}S${reach * 0.95} ${drop * 1.25} ${reach * 1.1} ${drop * 1.15}`;
        const from = side * 4 + index * 3;
        return layer(
          { move: side === 0 ? [0, 0] : [400, 0], scale: [side === 0 ? 100 : -100, 100] },
          group(
            { move: [[0, [0, 0]], [36 + index * 2, [0, 0]], [58, [10, 60], "in"]], turn: [[from, -10], [from + 18, 4, "out"], [from + 30, 0, "in-out"]] },
            line(wave, { width: 9, color, end: [[from, 0], [from + 18, 100, "out"]], start: [[36 + index * 2, 0], [58, 100, "in"]] }),
          ),
        );
      }),
    ),
    ...throwBits({ seed: 5, count: 10, from: [10, 0], angle: 40, spread: 30, reach: [110, 230], start: 4, end: 50, fall: 110 }),
    ...throwBits({ seed: 9, count: 10, from: [390, 0], angle: 140, spread: 30, reach: [110, 230], start: 8, end: 54, fall: 110 }),
  ),
];
