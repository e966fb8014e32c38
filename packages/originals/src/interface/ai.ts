import { figure } from "./figure.ts";
import { amber, box, boxPath, disc, discPath, drawn, fill, group, ink, lamp, layer, lilac, line, mint, paper, quiet } from "./shapes.ts";
import type { Key, Point, Shape } from "./shapes.ts";

/** A star of four points with hollow sides, and the four corners that are cut away to leave it. */
const star = (x: number, y: number, r: number) => `M${x} ${y - r}Q${x + r * 0.16} ${y - r * 0.16} ${x + r} ${y}Q${x + r * 0.16} ${y + r * 0.16} ${x} ${y + r}Q${x - r * 0.16} ${y + r * 0.16} ${x - r} ${y}Q${x - r * 0.16} ${y - r * 0.16} ${x} ${y - r}Z`;
const offcut = "M200 50Q216 134 300 150V50Z";

const nodes: Point[] = [[76, 96], [150, 208], [196, 84], [262, 190], [322, 92], [330, 230]];
const links: [number, number][] = [[0, 2], [0, 1], [1, 3], [2, 3], [2, 4], [3, 4], [3, 5]];
const at = (index: number): Point => nodes[index] ?? [0, 0];

const curve: [Point, Point, Point, Point] = [[80, 214], [120, 60], [250, 290], [312, 104]];
const bezier = (t: number): Point => {
  const mix = (axis: 0 | 1) => (1 - t) ** 3 * curve[0][axis] + 3 * t * (1 - t) ** 2 * curve[1][axis] + 3 * t * t * (1 - t) * curve[2][axis] + t ** 3 * curve[3][axis];
  return [mix(0), mix(1)];
};

/** The bar above, its strings, and a paper bird whose wings they lift: everything is worked out from the tilt of the bar. */
function puppet(): Shape[] {
  const steps = 16;
  const frames = 64;
  const smooth = [0.34, 0.34, 0.66, 0.66] as const;
  const sampled = (write: (phase: number) => string): Key<string>[] => Array.from({ length: steps + 1 }, (_, step) => [(frames * step) / steps, write((step / steps) * Math.PI * 2), smooth]);
  const tilt = (phase: number) => 0.2 * Math.sin(phase);
  const bar = (phase: number, reach: number): Point => [200 + reach * Math.cos(tilt(phase)), 52 + reach * Math.sin(tilt(phase)) + 5 * Math.sin(phase * 2)];
  const tip = (phase: number, side: number): Point => [200 + side * 112, 168 + 40 * Math.sin(phase - 0.5) * side + 8 * Math.sin(phase * 2 - 0.6)];
  const body = (phase: number): Point => [200, 196 + 6 * Math.sin(phase * 2 - 0.6)];
  const to = (point: Point) => `${point[0]} ${point[1]}`;
  const wing = (side: number) => (phase: number) => {
    const [x, y] = tip(phase, side);
    const [bodyX, bodyY] = body(phase);
    return `M${bodyX} ${bodyY - 16}L${bodyX + side * 54} ${(bodyY + y) / 2 - 30}L${x} ${y}L${bodyX + side * 60} ${(bodyY + y) / 2 + 14}L${bodyX} ${bodyY + 22}Z`;
  };
  return [
    line(sampled((phase) => `M${to(bar(phase, -96))}L${to(tip(phase, -1))}`), { width: 2.5 }),
    line(sampled((phase) => `M${to(bar(phase, 96))}L${to(tip(phase, 1))}`), { width: 2.5 }),
    line(sampled((phase) => `M${to(bar(phase, 0))}L${to(body(phase))}`), { width: 2.5 }),
    line(sampled((phase) => `M${to(bar(phase, -106))}L${to(bar(phase, 106))}`), { width: 12 }),
    line(sampled((phase) => `M${to([bar(phase, 0)[0], bar(phase, 0)[1] - 20])}L${to([bar(phase, 0)[0], bar(phase, 0)[1] + 14])}`), { width: 12 }),
    fill(sampled(wing(-1))), fill(sampled(wing(1))),
    fill(sampled((phase) => { const [x, y] = body(phase); return `M${x - 15} ${y - 30}L${x} ${y - 52}L${x + 26} ${y - 38}L${x + 14} ${y - 26}L${x + 16} ${y + 20}L${x + 30} ${y + 66}L${x} ${y + 52}L${x - 30} ${y + 66}L${x - 16} ${y + 20}Z`; })),
    fill(sampled((phase) => { const [x, y] = body(phase); return `M${x - 4} ${y - 36}L${x + 4} ${y - 40}L${x + 8} ${y - 34}L${x} ${y - 30}Z`; }), amber[0]),
    ...[-1, 0, 1].map((side) => line(sampled((phase) => { const [x, y] = side === 0 ? body(phase) : tip(phase, side); return `M${x} ${y}L${x + 0.1} ${y}`; }), { width: 13, color: lamp })),
  ];
}

export const ai = [
  figure(
    {
      key: "ai-sparkle", title: "Sparkle, cut by itself", frames: 75, canvas: [400, 300], featuredRank: 35,
      description: "Four cuts run through a square of paper, the corners drop off, and a sparkle is left that winks.",
      tags: ["ai", "sparkle", "magic", "generate", "star", "assistant", "paper", "loop"],
    },
    group({ pivot: [200, 150], scale: [[0, 0], [10, 106, "out"], [14, 100], [34, 100], [40, 92], [48, 104, "out"], [54, 100], [66, 100], [75, 0, "in"]], turn: [[0, -30], [12, 0, "out"], [66, 0], [75, 40, "in"]] }, fill(star(200, 150, 100))),
    ...[0, 1, 2, 3].map((corner) =>
      group({ pivot: [200, 150], turn: corner * 90, scale: [[0, 0], [10, 106, "out"], [14, 100]] },
        group({ pivot: [262, 88], move: [[0, [0, 0]], [26 + corner, [0, 0]], [30 + corner, [4, -4], "out"], [46 + corner, [90, -90], "in"]], turn: [[26, 0], [46, 60, "in"]], fade: [[0, 100], [36, 100], [44, 0]] }, fill(offcut)))),
    group({ pivot: [200, 150], scale: [[0, 0], [10, 106, "out"], [14, 100]], fade: [[0, 100], [26, 0, "hold"]] }, box(101, 51, 198, 198)),
    line(star(200, 150, 100), { width: 3, color: amber[0], dash: [7, 6], cap: "butt", end: drawn(13, 16), fade: [[0, 100], [28, 100], [32, 0]] }),
    ...[[296, 66, 24, 44], [96, 240, 17, 50], [112, 76, 12, 56]].map(([x = 0, y = 0, r = 0, from = 0], index) => group({ pivot: [x, y], scale: [[0, 0], [from, 0], [from + 6, 120, "out"], [from + 10, 96], [from + 14, 100], [75, 0]] }, fill(star(x, y, r), index === 0 ? lamp : ink))),
  ),
  figure(
    {
      key: "ai-puppet", title: "Strings and points", frames: 64, canvas: [400, 300],
      description: "A bar tilts, three strings follow, and a paper bird beats its wings from the three lit points.",
      tags: ["ai", "puppet", "control", "motion", "strings", "agent", "automation", "loop"],
    },
    ...puppet(),
  ),
  figure(
    {
      key: "ai-nodes", title: "Nodes finding each other", frames: 90, canvas: [400, 300],
      description: "Points reach out to one another line by line until a light can travel from the first to the last.",
      tags: ["ai", "network", "nodes", "graph", "machine learning", "connection", "data", "loop"],
    },
    ...links.map(([from, to], index) => line(`M${at(from).join(" ")}L${at(to).join(" ")}`, { width: 5, end: [[0, 0], [6 + index * 5, 0], [16 + index * 5, 100], [90, 100]], start: [[0, 0], [76, 0], [88, 100]] })),
    ...nodes.map(([x, y], index) => group({ pivot: [x, y], scale: [[0, 70], [5 + index * 6, 70], [10 + index * 6, 122, "out"], [15 + index * 6, 100], [80, 100], [90, 70]] }, disc(x, y, 20), disc(x, y, 8, lilac[0]))),
    group({ move: [[0, at(0)], [50, at(0)], [58, at(2)], [64, at(3)], [72, at(5)], [90, at(5)]], fade: [[0, 0], [48, 0], [51, 100], [73, 100], [77, 0], [90, 0]] }, disc(0, 0, 10, lamp)),
  ),
  figure(
    {
      key: "ai-prompt", title: "Prompt, being written", frames: 90, canvas: [400, 220],
      description: "Words fill a prompt one by one behind a lit caret, then the send button takes them away.",
      tags: ["ai", "prompt", "writing", "text", "input", "assistant", "generate", "typing"],
    },
    box(24, 24, 352, 172, 22, paper), line(boxPath(24, 24, 352, 172, 22), { width: 6 }),
    group({ move: [[0, [0, 0]], [68, [0, 0]], [78, [0, -26], "in"], [90, [0, -26]]], fade: [[0, 100], [68, 100], [76, 0], [90, 0]] },
      ...[[50, 70, 6], [114, 46, 12], [170, 88, 17], [268, 58, 24]].map(([x = 0, w = 0, from = 0]) => line(`M${x + 6} 68H${x + w - 16}`, { width: 12, end: [[0, 0], [from, 0], [from + 4, 100, "linear"], [90, 100]], fade: [[0, 0], [from, 100, "hold"], [90, 100]] })),
      ...[[50, 92, 34], [152, 60, 42], [222, 40, 48]].map(([x = 0, w = 0, from = 0]) => line(`M${x + 6} 102H${x + w - 16}`, { width: 12, end: [[0, 0], [from, 0], [from + 5, 100, "linear"], [90, 100]], fade: [[0, 0], [from, 100, "hold"], [90, 100]] }))),
    group({ move: [[0, [0, 0]], [6, [70, 0], "hold"], [12, [120, 0], "hold"], [17, [212, 0], "hold"], [24, [278, 0], "hold"], [34, [96, 34], "hold"], [42, [160, 34], "hold"], [48, [212, 34], "hold"], [78, [0, 0], "hold"], [90, [0, 0]]], fade: [[0, 100], [56, 0, "hold"], [61, 100, "hold"], [66, 0, "hold"], [78, 100, "hold"], [90, 100]] }, line("M52 56V80", { width: 5, color: lamp })),
    group({ pivot: [66, 160], turn: [[0, 0], [90, 180, "linear"]] }, fill(star(66, 160, 20))),
    line("M104 160H170", { width: 8, color: "#dcd4c4" }),
    group({ pivot: [340, 160], scale: [[0, 100], [62, 100], [66, 82, "out"], [73, 108], [78, 100], [90, 100]] }, disc(340, 160, 22, [[0, quiet], [52, quiet, "hold"], [56, ink, "linear"], [66, lamp, "linear"], [78, lamp, "hold"], [84, quiet, "linear"], [90, quiet]]), line("M340 170V150M331 159L340 150L349 159", { width: 5, color: paper })),
  ),
  figure(
    {
      key: "ai-wand", title: "One tap of the wand", frames: 54, canvas: [400, 300],
      description: "A wand draws back, taps the air, and three sparkles open where it struck.",
      tags: ["ai", "wand", "magic", "enhance", "effect", "generate", "sparkle", "tool"],
    },
    group(
      { pivot: [96, 262], turn: [[0, 0], [9, -16], [17, 9, "in"], [24, -3, "out"], [32, 0], [54, 0]] },
      fill("M86 246L104 264L246 122L228 104Z"), fill("M210 122L228 140L246 122L228 104Z", paper), line("M86 246L104 264L246 122L228 104Z", { width: 5 }),
    ),
    ...[[276, 84, 50, 17, lamp], [334, 152, 27, 22, ink], [208, 48, 22, 20, ink]].map(([x, y, r, from, color]) => {
      const [cx, cy, size, start] = [Number(x), Number(y), Number(r), Number(from)];
      return group({ pivot: [cx, cy], scale: [[0, 0], [start, 0], [start + 7, 116, "out"], [start + 12, 94], [start + 17, 100], [44, 100], [53, 0, "in"]], turn: [[start, -60], [start + 14, 0, "out"], [44, 0], [53, 45, "in"]] }, fill(star(cx, cy, size), String(color)));
    }),
    line("M300 190C292 214 284 226 270 240M162 60C146 64 134 70 124 78", { width: 5, color: amber[2], end: [[0, 0], [18, 0], [25, 100, "out"], [54, 100]], start: [[0, 0], [24, 0], [32, 100], [54, 100]] }),
  ),
  figure(
    {
      key: "ai-pattern", title: "Looking for the pattern", frames: 90, canvas: [400, 300],
      description: "A lens drifts over a field of dots; under it the dots are larger and one of them is the one.",
      tags: ["ai", "search", "magnifier", "pattern", "analysis", "data", "detect", "loop"],
    },
    ...Array.from({ length: 35 }, (_, index) => disc(68 + (index % 7) * 44, 62 + Math.floor(index / 7) * 44, 4.5, quiet)),
    layer(
      { clip: ([[0, 134, 128], [24, 244, 106], [44, 266, 194], [66, 156, 194], [90, 134, 128]] as const).map(([frame, x, y]): Key<string> => [frame, discPath(x, y, 54)]) },
      ...Array.from({ length: 35 }, (_, index) => {
        const [x, y] = [68 + (index % 7) * 44, 62 + Math.floor(index / 7) * 44];
        return index === 25 ? fill(star(x, y, 20), lamp) : disc(x, y, 12);
      }),
    ),
    group({ move: [[0, [0, 0]], [24, [110, -22]], [44, [132, 66]], [66, [22, 66]], [90, [0, 0]]] }, line(discPath(134, 128, 58), { width: 11 }), line("M176 170L212 206", { width: 19 })),
  ),
  figure(
    {
      key: "ai-pen", title: "Pen on a curve", frames: 75, canvas: [400, 300],
      description: "Two handles swing out, and a pen nib draws the curve they describe from end to end.",
      tags: ["ai", "pen", "bezier", "draw", "vector", "design", "path", "creative"],
    },
    line("M80 214L120 60M312 104L250 290", { width: 3, color: quiet, end: [[0, 0], [12, 100, "out"], [75, 100]], fade: [[0, 100], [64, 100], [72, 0], [75, 0]] }),
    ...[[120, 60], [250, 290]].map(([x = 0, y = 0]) => group({ pivot: [x, y], scale: [[0, 0], [8, 0], [15, 120, "out"], [19, 100], [62, 100], [70, 0]] }, disc(x, y, 8, lilac[2]))),
    line(`M${curve.map((point, index) => (index === 1 ? "C" : " ") + point.join(" ")).join("").trim()}`, { width: 7, end: Array.from({ length: 13 }, (_, step): Key<number> => [14 + step * 3, lengthShare(step / 12) * 100, "linear"]), start: [[0, 0], [60, 0], [74, 100]] }),
    ...[curve[0], curve[3]].map(([x, y], index) => group({ pivot: [x, y], scale: [[0, index === 0 ? 100 : 0], [index * 48, index === 0 ? 100 : 0], [index * 48 + 6, 120, "out"], [index * 48 + 10, 100], [64, 100], [72, index === 0 ? 100 : 0], [75, index === 0 ? 100 : 0]] }, box(x - 10, y - 10, 20, 20, 2, paper), line(boxPath(x - 10, y - 10, 20, 20, 2), { width: 5 }))),
    group(
      { move: [...Array.from({ length: 13 }, (_, step): Key<Point> => [14 + step * 3, bezier(step / 12), "linear"]), [60, curve[3]], [73, curve[0]], [75, curve[0]]] },
      group({ turn: [[0, 0], [14, 0], [26, 14], [44, -12], [56, 0]] }, fill("M0 0L10 -44Q34 -58 44 -78L78 -44Q58 -34 44 -10Z"), fill("M44 -78L54 -88L88 -54L78 -44Z", lamp), line("M2 -2L24 -24", { width: 3.5, color: mint[0] }), disc(27, -27, 6, mint[0])),
    ),
  ),
  figure(
    {
      key: "ai-chat", title: "Question and answer", frames: 90, canvas: [400, 300],
      description: "A question appears, three dots think, and the answer unrolls with a sparkle at its corner.",
      tags: ["ai", "chat", "assistant", "chatbot", "conversation", "message", "answer", "typing"],
    },
    group({ pivot: [352, 128], scale: [[0, 0], [8, 104, "out"], [12, 100], [80, 100], [88, 0, "in"], [90, 0]] }, fill("M174 40H330Q352 40 352 62V128L326 110H174Q152 110 152 88V62Q152 40 174 40Z"), line("M182 66H312M182 86H270", { width: 8, color: paper })),
    group({ pivot: [48, 268], scale: [[0, 0], [20, 0], [28, 104, "out"], [32, 100], [80, 100], [88, 0, "in"], [90, 0]] },
      fill([[0, "M70 150H132Q154 150 154 172V228Q154 250 132 250H74L48 268V172Q48 150 70 150Z"], [50, "M70 150H132Q154 150 154 172V228Q154 250 132 250H74L48 268V172Q48 150 70 150Z"], [59, "M70 150H258Q280 150 280 172V228Q280 250 258 250H74L48 268V172Q48 150 70 150Z", "out-back"], [90, "M70 150H258Q280 150 280 172V228Q280 250 258 250H74L48 268V172Q48 150 70 150Z"]], lilac[2]),
      group({ fade: [[0, 100], [50, 0, "hold"]] }, ...[0, 1, 2].map((index) => group({ move: [[0, [0, 0]], [30 + index * 4, [0, 0]], [34 + index * 4, [0, -10], "out"], [39 + index * 4, [0, 0], "in"]] }, disc(76 + index * 25, 200, 8)))),
      ...[[78, 182, 58], [78, 206, 64], [78, 230, 69]].map(([x = 0, y = 0, from = 0], index) => line(`M${x} ${y - 6}H${[246, 226, 170][index] ?? 200}`, { width: 8, end: [[0, 0], [from, 0], [from + 8, 100, "out"]] })),
    ),
    group({ pivot: [284, 150], scale: [[0, 0], [56, 0], [63, 122, "out"], [68, 100], [80, 100], [86, 0, "in"]], turn: [[56, -45], [68, 0, "out"]] }, fill(star(284, 150, 30), lamp)),
  ),
];

/** Share of the curve's length drawn at a share of its parameter, so that line and nib stay together. */
function lengthShare(share: number): number {
  const reach = (until: number) => {
    let sum = 0;
    for (let step = 1; step <= 60; step++) {
      const [from, to] = [bezier((until * (step - 1)) / 60), bezier((until * step) / 60)];
      sum += Math.hypot(to[0] - from[0], to[1] - from[1]);
    }
    return sum;
  };
  return reach(share) / reach(1);
}
