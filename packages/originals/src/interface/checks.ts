import { figure } from "./figure.ts";
import { toggled } from "./toggled.ts";
import { box, boxPath, capsulePath, disc, discPath, drawn, fill, group, ink, lamp, layer, lilac, line, mint, paper, quiet } from "./shapes.ts";
import type { Key, Shape } from "./shapes.ts";

const tick = "M7.6 12.4L10.8 15.6L16.6 8.8";
/** A row of the list that is ticked, slides out and comes back last. */
function listRow(index: number, at: number): Shape {
  const y = 66 + index * 66;
  const ups: Key<readonly [number, number]>[] = [[0, [0, 0]]];
  for (let round = 0; round < 3; round++) {
    const start = round * 30;
    if (round < index) ups.push([start + 17, [0, -66 * round]], [start + 26, [0, -66 * (round + 1)], "out-back"]);
    else if (round === index) ups.push([start + 13, [0, -66 * round]], [start + 19, [300, -66 * round], "in"], [start + 19.01, [300, 66 * (2 - index)], "hold"], [start + 28, [0, 66 * (2 - index)], "out"]);
    else ups.push([start + 17, [0, 66 * (2 - index) - 66 * (round - 1 - index)]], [start + 26, [0, 66 * (2 - index) - 66 * (round - index)], "out-back"]);
  }
  ups.push([90, [0, 0]]);
  return group(
    { move: ups },
    box(78, y - 25, 244, 50, 12, paper),
    fill([[0, boxPath(92, y - 11, 22, 22, 6)], [90, boxPath(92, y - 11, 22, 22, 6)]], [[0, quiet], [at + 3, lamp, "hold"], [at + 19, quiet, "hold"], [90, quiet]]),
    group({ fade: [[0, 100], [at + 3, 0, "hold"], [at + 19, 100, "hold"], [90, 100]] }, box(95, y - 8, 16, 16, 3, paper)),
    line(`M97 ${y}l4.6 4.8l8 -9.4`, { width: 3.6, color: paper, end: [[0, 0], [at + 3, 0], [at + 9, 100, "out"], [at + 19, 0, "hold"], [90, 0]] }),
    line(`M132 ${y}h${[140, 96, 118][index] ?? 100}`, { width: 9, color: [[0, ink], [at + 6, ink, "hold"], [at + 11, quiet, "linear"], [at + 19, ink, "hold"], [90, ink]] }),
  );
}

export const checks = [
  figure(
    {
      key: "check-box", title: "Checkbox", frames: 60, markers: { off: [0, 1], check: [0, 18], on: [18, 30], uncheck: [30, 48] }, posterFrame: 0,
      description: "The box presses in, fills with ink and the tick is drawn; pressed again, all of it runs backwards.",
      tags: ["check", "checkbox", "form", "toggle", "interactive", "select", "success", "icon"],
      stateMachine: toggled({ off: "off", turnOn: "check", turnOff: "uncheck" }),
    },
    group(
      { pivot: [12, 12], scale: [[0, 100], [4, 88], [12, 105, "out"], [18, 100], [30, 100], [34, 90], [42, 100, "out-back"], [60, 100]] },
      line(boxPath(4, 4, 16, 16, 4.4), { width: 2 }),
      group({ pivot: [12, 12], scale: [[0, 0], [4, 0], [11, 100, "out"], [36, 100], [44, 0, "in"], [60, 0]] }, box(3.6, 3.6, 16.8, 16.8, 4.8)),
      line(tick, { width: 2.4, color: paper, end: [[0, 0], [8, 0], [16, 100, "out"], [31, 100], [38, 0, "in"], [60, 0]] }),
    ),
  ),
  figure(
    {
      key: "check-list", title: "Checklist on a clipboard", frames: 45, loops: false, canvas: [400, 300], category: "business",
      description: "Three lines on a clipboard are ticked off, the last of them with a lit tick.",
      tags: ["check", "checklist", "clipboard", "tasks", "todo", "success", "business", "done"],
    },
    group(
      { pivot: [200, 40], turn: [[0, 0], [4, -1.5], [10, 1], [16, 0]] },
      box(112, 42, 176, 226, 16), box(126, 62, 148, 192, 6, paper),
      fill("M166 34H184C184 14 216 14 216 34H234V58Q234 64 228 64H172Q166 64 166 58Z"), disc(200, 34, 6, mint[0]),
      ...[0, 1, 2].map((index) => {
        const y = 104 + index * 52;
        const at = 5 + index * 9;
        return group({},
          line(`M190 ${y}h${[64, 44, 56][index] ?? 50}`, { width: 8, color: [[0, quiet], [at + 5, ink, "hold"], [45, ink]] }),
          group({ pivot: [158, y], scale: [[at, 100], [at + 6, 118, "out"], [at + 11, 100]] }, line(`M144 ${y}l10 11l18 -22`, { width: 8, color: index === 2 ? lamp : ink, end: drawn(at, 7) })));
      }),
    ),
  ),
  figure(
    {
      key: "check-toggle", title: "Toggle switch", frames: 60, markers: { off: [0, 1], "turn on": [0, 16], on: [16, 30], "turn off": [30, 46] }, posterFrame: 18,
      description: "The knob stretches as it slides across, and the track lights up behind it.",
      tags: ["check", "toggle", "switch", "on", "off", "settings", "interactive", "form"],
      stateMachine: toggled({ off: "off", turnOn: "turn on", turnOff: "turn off" }),
    },
    fill(boxPath(1.5, 6, 21, 12, 6), [[0, quiet], [3, quiet, "hold"], [11, ink, "linear"], [33, ink, "hold"], [41, quiet, "linear"], [60, quiet]]),
    group({ pivot: [7.5, 12], scale: [[0, 0], [8, 0], [16, 100, "out-back"], [30, 100], [36, 0, "in"], [60, 0]] }, line("M5 12L6.8 13.8L10 10.2", { width: 1.7, color: lamp })),
    fill([[0, capsulePath(3.3, 7.8, 8.6, 8.4)], [3, capsulePath(3.3, 7.8, 9.2, 8.4), "out"], [7, capsulePath(7, 7.8, 12, 8.4), "in"], [12, capsulePath(12.1, 7.8, 8.8, 8.4), "out"], [16, capsulePath(12.3, 7.8, 8.6, 8.4)], [30, capsulePath(12.3, 7.8, 8.6, 8.4)], [33, capsulePath(11.5, 7.8, 9.2, 8.4), "out"], [37, capsulePath(5, 7.8, 12, 8.4), "in"], [42, capsulePath(3.1, 7.8, 8.8, 8.4), "out"], [46, capsulePath(3.3, 7.8, 8.6, 8.4)], [60, capsulePath(3.3, 7.8, 8.6, 8.4)]], paper),
  ),
  figure(
    {
      key: "check-double", title: "Sent, then read", frames: 50, loops: false, canvas: [400, 300],
      description: "A message slides up, gets one tick when it is sent and a second, lit one when it is read.",
      tags: ["check", "double check", "message", "read", "chat", "delivered", "success", "sent"],
    },
    fill("M62 30H196Q218 30 218 52V72Q218 94 196 94H74L40 112V52Q40 30 62 30Z", lilac[1]),
    line("M70 62H166", { width: 9 }),
    group({ move: [0, 34] }, group(
      { pivot: [320, 220], move: [[0, [0, 26]], [9, [0, -3], "out"], [13, [0, 0]]], fade: [[0, 0], [6, 100]] },
      fill("M144 92H324Q344 92 344 112V190Q344 210 324 210H144Q124 210 124 190V112Q124 92 144 92Z"),
      fill("M300 196L366 230L344 164Z"),
      line("M150 122H300M150 148H262", { width: 10, color: paper }),
      line("M262 180l11 12l22 -26", { width: 8, color: [[0, paper], [34, paper, "hold"], [38, lamp, "linear"]], end: drawn(14, 7) }),
      group({ move: [[30, [-10, 0]], [38, [0, 0], "out-back"]] }, line("M282 184l8 8l22 -26", { width: 8, color: lamp, end: drawn(30, 7) })),
    )),
  ),
  figure(
    {
      key: "check-radio", title: "One of three", frames: 75,
      description: "The dot of a radio group leaps from choice to choice and home again.",
      tags: ["check", "radio", "choice", "form", "option", "select", "interface", "survey"],
    },
    ...[0, 1, 2].map((index) => line(discPath(5.4, 5 + index * 7, 2.6), { width: 1.7 })),
    ...[0, 1, 2].map((index) => {
      const on = index * 25;
      const lit: Key<string>[] = index === 0 ? [[0, ink], [8, quiet, "linear"], [60, quiet, "hold"], [67, ink, "linear"], [75, ink]] : [[0, quiet], [on - 16, quiet, "hold"], [on - 9, ink, "linear"], [on + 9 - 1, ink, "hold"], [Math.min(75, on + 13), quiet, "linear"]];
      return line(`M11.4 ${5 + index * 7}h${[9, 6.6, 8][index] ?? 8}`, { width: 2, color: lit });
    }),
    group(
      { move: [[0, [0, 0]], [5, [0, 0]], [16, [0, 7], "anticipate"], [30, [0, 7]], [41, [0, 14], "anticipate"], [56, [0, 14]], [69, [0, 0], "anticipate"], [75, [0, 0]]], pivot: [5.4, 5], scale: [[0, [100, 100]], [5, [115, 85]], [10, [78, 130]], [16, [100, 100]], [30, [115, 85]], [35, [78, 130]], [41, [100, 100]], [56, [115, 85]], [62, [78, 130]], [69, [100, 100]], [75, [100, 100]]] },
      disc(5.4, 5, 1.5, lamp),
    ),
  ),
  figure(
    {
      key: "check-progress", title: "Progress, then a tick", frames: 60, loops: false, posterFrame: 24, featuredRank: 32,
      description: "Slits fill a ring one by one; when the last is in they close to a disc and the tick is cut.",
      tags: ["check", "progress", "loading", "success", "upload", "complete", "ring", "done"],
    },
    ...Array.from({ length: 20 }, (_, index) =>
      group({ pivot: [12, 12], turn: index * 18, scale: [[0, 100], [32, 100], [36, 104], [41, 74, "in"]], fade: [[0, 24], [2 + index * 1.5, 100, "hold"], [41, 0, "hold"]] },
        fill(boxPath(11.35, 2, 1.3, 4.4, 0.65), [[0, ink], [2 + index * 1.5, lamp, "hold"], [5 + index * 1.5, ink, "hold"]]))),
    group({ pivot: [12, 12], scale: [[37, 0], [45, 106, "out"], [50, 100]] }, disc(12, 12, 9.6)),
    line("M7.4 12.4L10.8 15.8L16.8 8.8", { width: 2.4, color: paper, end: drawn(44, 9) }),
  ),
  figure(
    {
      key: "check-shield", title: "Shield, all clear", frames: 45, loops: false, category: "business",
      description: "A shield lands with a small bow, a line runs round its edge and the tick follows.",
      tags: ["check", "shield", "security", "success", "protected", "safe", "verified", "privacy"],
    },
    group(
      { pivot: [12, 21], scale: [[0, [90, 0]], [7, [96, 108], "out"], [11, [104, 97]], [15, [100, 100]]] },
      fill("M12 1.8C14.6 3.8 17.4 4.8 20.6 5V11.4C20.6 16.6 17.2 20.4 12 22.2C6.8 20.4 3.4 16.6 3.4 11.4V5C6.6 4.8 9.4 3.8 12 1.8Z"),
      line("M12 4.2C14 5.6 16.2 6.4 18.6 6.7V11.4C18.6 15.4 16 18.4 12 20C8 18.4 5.4 15.4 5.4 11.4V6.7C7.8 6.4 10 5.6 12 4.2Z", { width: 0.8, color: mint[1], end: drawn(12, 18) }),
    ),
    group({ pivot: [12, 12], scale: [[24, 100], [31, 112, "out"], [36, 100]] }, line("M8.2 12L11 14.8L16 8.8", { width: 2.2, color: lamp, end: drawn(20, 9) })),
  ),
  figure(
    {
      key: "check-rows", title: "Three rows, one at a time", frames: 90, canvas: [400, 264],
      description: "The top row is ticked and leaves; the others move up and it comes back as the last.",
      tags: ["check", "list", "tasks", "queue", "todo", "reorder", "productivity", "loop"],
    },
    layer({ clip: boxPath(70, 30, 260, 204) }, ...[0, 1, 2].map((index) => listRow(index, index * 30))),
  ),
];
