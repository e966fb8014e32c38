import { figure } from "./figure.ts";
import { amber, box, boxPath, disc, discPath, fill, group, ink, lamp, layer, line, paper, quiet, rose, sky } from "./shapes.ts";
import type { Key, Point, Shape } from "./shapes.ts";

const count = 24;
/** Height of a slit by its place in the lit group, from the front; film: one place every two frames. */
const litHeights = [100, 150, 190, 150, 120, 100];
function slit(index: number): Shape {
  const steps = Array.from({ length: count + 1 }, (_, step) => (step - index + count * 2) % count);
  const height = steps.map((place, step): Key<Point> => [step * 2, [100, litHeights[place] ?? 100], "hold"]);
  const fade = steps.map((place, step): Key<number> => [step * 2, place < litHeights.length ? 100 : 0, "hold"]);
  const x = 14 + index * 16;
  return group({ pivot: [x + 2.5, 60], scale: height }, box(x, 46, 5, 28, 2.5, quiet), group({ fade }, box(x, 46, 5, 28, 2.5, lamp)));
}

/** A slit on the front of the drum: it passes from left to right and grows thin towards the edges. */
function drumSlit(index: number): Shape {
  const steps = 24;
  const angleAt = (step: number) => -90 + (index + step / steps) * 30;
  const at = (step: number) => 200 + 112 * Math.sin((angleAt(step) * Math.PI) / 180);
  const wide = (step: number) => 100 * Math.max(0.04, Math.cos((angleAt(step) * Math.PI) / 180));
  const sink = (step: number) => 14 * Math.cos((angleAt(step) * Math.PI) / 180);
  const all = Array.from({ length: steps / 2 + 1 }, (_, half) => half * 2);
  const isLit = (step: number) => Math.abs(angleAt(step)) < 15;
  return group(
    { move: all.map((step): Key<Point> => [step, [at(step), sink(step)], "hold"]), scale: all.map((step): Key<Point> => [step, [wide(step), 100], "hold"]) },
    fill(boxPath(-7, 106, 14, 50, 6), all.map((step): Key<string> => [step, isLit(step) ? lamp : amber[1], "hold"])),
  );
}

const swell = [0.37, 0, 0.63, 1] as const;
const rise = [0.33, 0.52, 0.64, 1] as const;
const sink = [0.36, 0, 0.67, 0.48] as const;
const wave = (y: number, from: number, to: number) => {
  let data = `M${from} ${y}`;
  for (let x = from; x < to; x += 80) data += `q20 -14 40 0t40 0`;
  return data;
};

export const loading = [
  figure(
    {
      key: "loading-slits", title: "Slits, stepping", frames: 48, frameRate: 24, canvas: [400, 120],
      description: "A lit group of slits steps across a row of twenty-four, twelve pictures a second.",
      tags: ["loading", "progress", "loader", "slits", "waiting", "indeterminate", "bar", "loop"],
    },
    ...Array.from({ length: count }, (_, index) => slit(index)),
  ),
  figure(
    {
      key: "loading-zoetrope", title: "Zoetrope, turning", frames: 24, frameRate: 24, canvas: [400, 300], featuredRank: 30,
      description: "The drum itself goes round on its spindle; the slit in front of you is the lit one.",
      tags: ["loading", "loader", "zoetrope", "drum", "film", "spinner", "waiting", "loop"],
    },
    fill("M190 176H210V246H190ZM138 246H262Q272 246 272 258V264H128V258Q128 246 138 246Z"),
    fill("M80 92C80 64 320 64 320 92V172C320 212 80 212 80 172Z"),
    fill("M92 92C92 72 308 72 308 92C308 112 92 112 92 92Z", amber[1]),
    fill("M92 92C92 72 308 72 308 92C308 96 300 100 286 103C296 84 104 84 114 103C100 100 92 96 92 92Z", amber[2]),
    ...Array.from({ length: 6 }, (_, index) => drumSlit(index)),
    line("M98 176Q200 214 302 176", { width: 3, color: amber[1] }),
  ),
  figure(
    {
      key: "loading-boat", title: "Paper boat on a line", frames: 60, canvas: [400, 300],
      description: "A folded boat rides a wave that is nothing but a line, for as long as it takes.",
      tags: ["loading", "boat", "paper", "wave", "waiting", "loader", "loop", "sea"],
    },
    group(
      { move: [[0, [0, -7]], [30, [0, 7], swell], [60, [0, -7], swell]], pivot: [200, 190], turn: [[0, 0], [15, 5, rise], [45, -5, swell], [60, 0, sink]] },
      fill("M200 74L262 164H138Z"),
      fill("M200 74L214 164H138Z", rose[2]),
      fill("M118 158L200 176L282 158L252 204H148Z"),
      line("M200 74V46", { width: 4 }),
      group({ pivot: [202, 46], scale: [[0, 100], [15, [86, 100]], [30, 100], [45, [86, 100]], [60, 100]] }, fill("M202 44L232 54L202 64Z", lamp)),
    ),
    layer(
      { clip: boxPath(60, 150, 280, 110, 0) },
      group({ move: [[0, [0, 0]], [60, [-80, 0], "linear"]] }, line(wave(208, 40, 440), { width: 7 })),
      group({ move: [[0, [-80, 0]], [60, [0, 0], "linear"]] }, line(wave(234, 70, 470), { width: 5, color: sky[2] })),
    ),
  ),
  figure(
    {
      key: "loading-typing", title: "Someone is typing", frames: 42,
      description: "Three dots hop one after the other in a speech bubble; the one in the air is lit.",
      tags: ["loading", "typing", "chat", "dots", "ai", "message", "waiting", "conversation"],
    },
    fill("M5.5 5H18.5Q22 5 22 8.5V13.5Q22 17 18.5 17H10L5.2 21.4Q4.4 22 4.4 21V17Q2 16.4 2 13.5V8.5Q2 5 5.5 5Z"),
    ...[0, 1, 2].map((index) => {
      const at = index * 6;
      return group(
        { move: [[0, [0, 0]], [at + 2, [0, 0.4]], [at + 8, [0, -2.2], "out"], [at + 14, [0, 0.3], "in"], [at + 17, [0, 0]], [42, [0, 0]]] },
        disc(7.4 + index * 4.6, 11, 1.35, [[0, paper], [at + 3, paper, "hold"], [at + 7, lamp, "linear"], [at + 12, lamp, "hold"], [at + 16, paper, "linear"], [42, paper]]),
      );
    }),
  ),
  figure(
    {
      key: "loading-ring", title: "Ring of slits", frames: 24, frameRate: 24,
      description: "Twelve slits stand in a ring and the light walks round them, one picture at a time.",
      tags: ["loading", "spinner", "ring", "slits", "loader", "waiting", "circle", "loop"],
    },
    ...Array.from({ length: 12 }, (_, index) => {
      const places = Array.from({ length: 13 }, (_, step) => (step - index + 24) % 12);
      return group(
        { pivot: [12, 12], turn: index * 30 },
        group(
          { pivot: [12, 5.6], scale: places.map((place, step): Key<Point> => [step * 2, place === 0 ? [100, 124] : [100, place < 4 ? 108 : 100], "hold"]), fade: places.map((place, step): Key<number> => [step * 2, [100, 100, 78, 52][place] ?? 26, "hold"]) },
          fill(boxPath(11.1, 2.8, 1.8, 5.6, 0.9), places.map((place, step): Key<string> => [step * 2, place === 0 ? lamp : ink, "hold"])),
        ),
      );
    }),
  ),
  figure(
    {
      key: "loading-drum", title: "Drum from above", frames: 40,
      description: "The house mark as a loader: the drum advances slit by slit over a lamp that stays where it is.",
      tags: ["loading", "loader", "drum", "zoetrope", "spinner", "wheel", "waiting", "logo"],
    },
    box(10.4, 2.4, 3.2, 6.2, 1.6, lamp),
    group(
      { pivot: [12, 12], turn: [[0, 0], [4, -6], [16, 45, [0.5, 0, 0.2, 1.2]], [20, 45], [24, 39], [36, 90, [0.5, 0, 0.2, 1.2]], [40, 90]] },
      fill(`${discPath(12, 12, 10)}${discPath(12, 12, 1.5)}${Array.from({ length: 8 }, (_, index) => {
        const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
        const at = (x: number, y: number) => `${12 + x * cos - y * sin} ${12 + x * sin + y * cos}`;
        return `M${at(-1, -4.6)}L${at(-1, -7.6)}A1 1 0 0 1 ${at(1, -7.6)}L${at(1, -4.6)}A1 1 0 0 1 ${at(-1, -4.6)}Z`;
      }).join("")}`),
    ),
  ),
];
