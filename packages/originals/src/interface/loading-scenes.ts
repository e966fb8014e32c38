import { figure } from "./figure.ts";
import { amber, box, boxPath, disc, discPath, fill, group, ink, lamp, layer, lilac, line, paper, quiet, sky } from "./shapes.ts";
import type { Key, Point } from "./shapes.ts";

const orbit = (turn: number) => {
  const angle = turn * Math.PI * 2;
  return { x: 150 * Math.cos(angle), y: 44 * Math.sin(angle), isBehind: Math.sin(angle) < 0 };
};
const orbitSteps = Array.from({ length: 33 }, (_, step) => step);
const moonAt = orbitSteps.map((step): Key<Point> => {
  const { x, y } = orbit(step / 32);
  return [step * 2.25, [x, y], "linear"];
});
const moonSize = orbitSteps.map((step): Key<number> => [step * 2.25, 100 + 22 * Math.sin((step / 32) * Math.PI * 2), "linear"]);
const halves = (front: number, back: number): Key<number>[] => [[0, front], [36, back, "hold"], [72, back]];

/** The page in the air, from the right side to the left. */
const pageAt = (x1: number, y1: number, x2: number, y2: number) => `M200 216C${200 + x1 * 0.4} ${206 + y1 * 0.5} ${200 + x1 * 0.8} ${208 + y1} ${200 + x2} ${214 + y2}V${108 + y2}C${200 + x1 * 0.8} ${102 + y1} ${200 + x1 * 0.4} ${100 + y1 * 0.5} 200 110Z`;

export const loadingScenes = [
  figure(
    {
      key: "loading-orbit", title: "Small moon, long orbit", frames: 72, canvas: [400, 300],
      description: "A lit moon travels round a cut-out planet, behind it and in front again.",
      tags: ["loading", "orbit", "planet", "moon", "space", "loader", "waiting", "loop"],
    },
    group({ pivot: [200, 150], turn: -16 },
      line("M50 150a150 44 0 0 1 300 0", { width: 3, color: lilac[2] }),
      group({ move: [200, 150], fade: halves(0, 100) }, group({ move: moonAt }, group({ scale: moonSize }, disc(0, 0, 13, lamp))))),
    fill(`${discPath(200, 150, 66)}${discPath(176, 128, 13)}${discPath(222, 166, 18)}${discPath(186, 184, 8)}${discPath(228, 122, 6)}`),
    group({ pivot: [200, 150], turn: -16 },
      line("M350 150a150 44 0 0 1 -300 0", { width: 3, color: lilac[2] }),
      group({ move: [200, 150], fade: halves(100, 0) }, group({ move: moonAt }, group({ scale: moonSize }, disc(0, 0, 13, lamp))))),
  ),
  figure(
    {
      key: "loading-sand", title: "Sand glass, over again", frames: 75,
      description: "The sand runs down, the glass tips over, and the sand runs down once more.",
      tags: ["loading", "sand", "hourglass", "time", "waiting", "loader", "loop", "patience"],
    },
    group(
      { pivot: [12, 12], scale: 86, turn: [[0, 0], [50, 0], [54, -10], [68, 186], [75, 180]] },
      fill([[0, "M8 6.6H16C15.4 8.8 13 10 12 11.6C11 10 8.6 8.8 8 6.6Z"], [46, "M11.6 11.2H12.4C12.3 11.3 12.1 11.5 12 11.6C11.9 11.5 11.7 11.3 11.6 11.2Z", "linear"], [75, "M11.6 11.2H12.4C12.3 11.3 12.1 11.5 12 11.6C11.9 11.5 11.7 11.3 11.6 11.2Z"]], lamp),
      fill([[0, "M12.3 19.6H11.7C11.8 19.5 11.9 19.4 12 19.3C12.1 19.4 12.2 19.5 12.3 19.6Z"], [46, "M16 19.6H8C9.2 18.2 11 16.4 12 15.4C13 16.4 14.8 18.2 16 19.6Z", "linear"], [56, "M16 19.6H8C9.2 18.2 11 16.4 12 15.4C13 16.4 14.8 18.2 16 19.6Z"], [70, "M16 17.4H8C8.6 15.2 11 14 12 12.4C13 14 15.4 15.2 16 17.4Z"], [75, "M16 17.4H8C8.6 15.2 11 14 12 12.4C13 14 15.4 15.2 16 17.4Z"]], lamp),
      group({ fade: [[0, 100], [46, 0, "hold"], [75, 0]] }, line("M12 11.4V19", { width: 0.7, color: lamp, end: [[0, 0], [5, 100, "in"]], start: [[40, 0], [46, 100, "in"]] })),
      line("M6.6 3.2V6C6.6 9.4 11 10.4 11 12S6.6 14.6 6.6 18V20.8M17.4 3.2V6C17.4 9.4 13 10.4 13 12S17.4 14.6 17.4 18V20.8", { width: 1.6 }),
      line("M4.6 2.6H19.4M4.6 21.4H19.4", { width: 2.2 }),
    ),
  ),
  figure(
    {
      key: "loading-bars", title: "Five bars breathing", frames: 40,
      description: "A slow wave passes through five bars, the middle one lit.",
      tags: ["loading", "bars", "equalizer", "audio", "wave", "loader", "waiting", "loop"],
    },
    ...[0, 1, 2, 3, 4].map((index) => {
      const keys = Array.from({ length: 9 }, (_, step): Key<Point> => [step * 5, [100, 62 + 38 * Math.sin((step / 8 - index / 6) * Math.PI * 2)], [0.37, 0.3, 0.63, 0.7]]);
      return group({ pivot: [4 + index * 4, 12], scale: keys }, box(2.9 + index * 4, 4, 2.2, 16, 1.1, index === 2 ? lamp : ink));
    }),
  ),
  figure(
    {
      key: "loading-pages", title: "Book, page after page", frames: 48, canvas: [400, 300],
      description: "A page lifts from the right, stands up and settles on the left, again and again.",
      tags: ["loading", "book", "page", "reading", "library", "loader", "waiting", "education"],
    },
    fill("M64 122H336V240Q262 226 206 240H194Q138 226 64 240Z"),
    fill("M76 112C120 98 170 100 198 112V228C170 216 120 214 76 226Z", paper),
    fill("M324 112C280 98 230 100 202 112V228C230 216 280 214 324 226Z", paper),
    line("M94 132C124 124 156 124 180 131M94 154C124 146 156 146 180 153M94 176C124 168 148 168 164 171", { width: 5, color: quiet }),
    line("M306 132C276 124 244 124 220 131M306 154C276 146 244 146 220 153M306 176C276 168 252 168 236 171", { width: 5, color: quiet }),
    group({ fade: [[0, 0], [5, 100], [33, 100], [40, 0], [48, 0]] }, fill([[0, pageAt(60, -2, 124, 6)], [6, pageAt(60, -14, 120, -8), "in"], [14, pageAt(40, -44, 70, -56), "linear"], [19, pageAt(8, -52, 4, -66), "linear"], [24, pageAt(-36, -46, -70, -58), "linear"], [33, pageAt(-60, -12, -120, -4), "linear"], [38, pageAt(-60, -2, -124, 6), "out"], [48, pageAt(-60, -2, -124, 6)]], amber[0])),
    line([[0, "M324 220V114"], [6, "M320 206V100", "in"], [14, "M270 158V52", "linear"], [19, "M204 148V42", "linear"], [24, "M130 156V50", "linear"], [33, "M80 210V104", "linear"], [38, "M76 220V114", "out"], [48, "M76 220V114"]], { width: 4, color: lamp, fade: [[0, 0], [3, 100], [33, 100], [40, 0], [48, 0]] }),
  ),
  figure(
    {
      key: "loading-skeleton", title: "Skeleton, then the picture", frames: 90, canvas: [400, 300],
      description: "A card waits in pale blocks with slits stepping at its foot, then picture, title and name fall into place.",
      tags: ["loading", "skeleton", "card", "placeholder", "content", "progress", "interface", "transition"],
    },
    box(76, 30, 248, 160, 14, "#e6dfd0"),
    box(76, 208, 176, 22, 11, "#e6dfd0"),
    box(76, 244, 112, 16, 8, "#e6dfd0"),
    ...Array.from({ length: 12 }, (_, index) =>
      group({ fade: [[0, 22], [4 + index * 3, 100, "hold"], [44, 0, "hold"], [90, 0]] }, box(92 + index * 18.6, 162, 5, 14, 2.5, index === 11 ? lamp : ink))),
    layer(
      { clip: boxPath(76, 30, 248, 160, 14), fade: [[0, 0], [42, 0], [50, 100], [82, 100], [90, 0]] },
      box(76, 30, 248, 160, 0, sky[0]),
      group({ move: [[0, [0, 40]], [44, [0, 40]], [60, [0, 0], "out-back"], [90, [0, 0]]] }, disc(256, 82, 24, lamp)),
      group({ move: [[0, [0, 24]], [42, [0, 24]], [54, [0, 0], "out"], [90, [0, 0]]] }, fill("M76 166C120 114 148 116 186 146S262 152 324 114V192H76Z")),
    ),
    group({ fade: [[0, 0], [48, 0], [54, 100], [82, 100], [90, 0]], move: [[0, [-8, 0]], [48, [-8, 0]], [58, [0, 0], "out"], [90, [0, 0]]] }, box(76, 208, 176, 22, 5, ink)),
    group({ fade: [[0, 0], [53, 0], [59, 100], [82, 100], [90, 0]], move: [[0, [-8, 0]], [53, [-8, 0]], [63, [0, 0], "out"], [90, [0, 0]]] }, box(76, 244, 112, 16, 5, quiet)),
  ),
];
