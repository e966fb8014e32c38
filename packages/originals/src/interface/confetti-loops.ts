import { figure } from "./figure.ts";
import { cutPaper, createDice, drifting, tossed } from "./paper-bits.ts";
import { amber, fill, group, ink, lamp, lilac, line, mint, quiet, rose, sky } from "./shapes.ts";
import type { Key, Point, Shape } from "./shapes.ts";

const sheets = [ink, rose[2], amber[1], lamp, ink, sky[2], mint[2], lilac[2]];
const sheetAt = (index: number) => sheets[index % sheets.length] ?? ink;

/** Places on a loose grid, so that nothing clumps. */
function places(columns: number, rows: number, seed: number): { x: number; phase: number; dice: () => number }[] {
  const dice = createDice(seed);
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns;
    const row = Math.floor(index / columns);
    return { x: ((column + 0.2 + dice() * 0.6) / columns) * 400, phase: ((row + ((column * 5) % 7) / 7 + dice() * 0.25) / rows) % 1, dice };
  });
}

/** Turns over and over: a cosine read at eight places, from any phase. */
function tumbling(frames: number, times: number, phase: number): Key<Point>[] {
  const steps = times * 6;
  return Array.from({ length: steps + 1 }, (_, step) => [(frames * step) / steps, [100, 100 * Math.cos(((step / steps) * times + phase) * Math.PI * 2)], "linear"]);
}

/** A folded ribbon: back and front sheets alternate, as if it turned in the air. */
function foldedRibbon(front: string, back: string, folds: number): Shape {
  const height = 15;
  return group({}, ...Array.from({ length: folds }, (_, fold) => {
    const y = fold * height;
    const [from, to] = fold % 2 === 0 ? [-7, 7] : [7, -7];
    return fill(`M${from - 6} ${y}H${from + 6}L${to + 6} ${y + height}H${to - 6}Z`, fold % 2 === 0 ? front : back);
  }));
}

const petal = "M0 -13C8 -9 9 4 0 13C-9 4 -8 -9 0 -13Z";
const ticket = "M-30 -15H30V-5A5 5 0 0 0 30 5V15H-30V5A5 5 0 0 0 -30 -5Z";

export const confettiLoops = [
  figure(
    {
      key: "confetti-fall", title: "Cut paper, falling", category: "icons", frames: 90, canvas: [400, 300],
      description: "A quiet rain of squares, discs and stars that sinks past without beginning or end.",
      tags: ["confetti", "falling", "paper", "loop", "background", "celebration", "party", "overlay"],
    },
    ...places(7, 5, 4).map(({ x, phase, dice }, index) =>
      drifting({
        from: [x, -20], drop: 340, phase, frames: 90, swing: 8 + dice() * 10, swings: 2, tilt: 40 + dice() * 40,
        piece: group({ scale: tumbling(90, 2, dice()) }, cutPaper(index, sheetAt(index), 110 + dice() * 50)),
      }),
    ),
  ),
  figure(
    {
      key: "confetti-ribbons", title: "Ribbon rain", category: "icons", frames: 96, canvas: [400, 300],
      description: "Folded ribbons in two tones turn slowly as they come down, each with its own swing.",
      tags: ["confetti", "ribbon", "rain", "loop", "party", "carnival", "celebration", "background"],
    },
    ...places(6, 2, 12).map(({ x, phase, dice }, index) => {
      const [front, back] = [[ink, quiet], [rose[2], rose[1]], [amber[2], amber[1]], [lamp, "#b92a08"], [sky[2], sky[1]]][index % 5] ?? [ink, ink];
      return drifting({
        from: [x, -150], drop: 460, phase, frames: 96, swing: 14, swings: 2, tilt: 22,
        piece: group({ scale: 150 }, foldedRibbon(front ?? ink, back ?? ink, 4 + Math.floor(dice() * 3))),
      });
    }),
  ),
  figure(
    {
      key: "confetti-petals", title: "Petals adrift", category: "icons", frames: 108, canvas: [400, 300],
      description: "Petals slip off a twig out of sight and rock from side to side on their way down.",
      tags: ["confetti", "petals", "spring", "wedding", "falling", "loop", "flower", "background"],
    },
    ...places(5, 4, 30).map(({ x, phase, dice }, index) =>
      drifting({
        from: [x, -30], drop: 360, phase, frames: 108, swing: 26 + dice() * 14, swings: 3, tilt: 55,
        piece: group({ scale: 90 + dice() * 60, turn: dice() * 80 - 40 }, fill(petal, index % 7 === 3 ? ink : (rose[index % 2 === 0 ? 2 : 1] ?? ink)), line("M0 11V-2", { width: 1.6, color: index % 7 === 3 ? rose[1] : ink })),
      }),
    ),
  ),
  figure(
    {
      key: "confetti-tickets", title: "Tickets in the air", category: "icons", frames: 54, canvas: [400, 300],
      description: "A handful of fairground tickets is thrown up, each turning over a few times before it lands out of sight.",
      tags: ["confetti", "tickets", "fairground", "event", "celebration", "party", "throw", "win"],
    },
    ...Array.from({ length: 11 }, (_, index) => {
      const dice = createDice(index + 90);
      const color = [ink, lamp, amber[2], ink, sky[2]][index % 5] ?? ink;
      const hole = color === ink ? amber[0] : ink;
      return tossed({
        from: [200 + (index - 5) * 8, 310], apex: [(index - 5) * 30 + (dice() - 0.5) * 20, -150 - dice() * 110], fall: 330, start: 1 + (index * 3) % 7, end: 54,
        spin: (dice() * 2 - 1) * 200, flips: 2,
        piece: group({ scale: 115 }, fill(ticket, color), line("M14 -11V11", { width: 2, color: hole, dash: [3, 4], cap: "butt" }), line("M-20 -4H4M-20 4H-4", { width: 3, color: hole })),
      });
    }),
  ),
];
