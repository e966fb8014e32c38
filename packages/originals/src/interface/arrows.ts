import { figure } from "./figure.ts";
import { box, boxPath, disc, discPath, drawn, fill, group, ink, lamp, layer, line, paper } from "./shapes.ts";
import type { Key } from "./shapes.ts";

export const arrows = [
  figure(
    {
      key: "arrow-swipe-up", title: "Swipe up", frames: 48,
      description: "A lit dot presses, slides up the glass and leaves a tail; the arrow above answers with a small jump.",
      tags: ["arrow", "swipe", "up", "gesture", "hint", "touch", "onboarding", "mobile"],
    },
    group({ move: [[0, [0, 0]], [18, [0, 0]], [24, [0, -1.8], "out"], [34, [0, 0]], [48, [0, 0]]] }, line("M6.5 8.5L12 3L17.5 8.5", { width: 2.2 })),
    line("M12 20.5V11", { width: 3.4, color: ink, start: [[8, 0], [18, 0, "in"], [30, 100]], end: [[8, 0], [22, 100, "out"]], fade: [[0, 0], [9, 24, "hold"], [30, 0, "hold"], [48, 0]] }),
    group(
      { move: [[0, [0, 0]], [8, [0, 0]], [22, [0, -9.5], "out"], [48, [0, -9.5]]], fade: [[0, 0], [5, 100], [26, 100], [33, 0], [48, 0]] },
      group({ pivot: [12, 20.5], scale: [[0, 150], [6, 90], [10, 100], [26, 100], [33, 160]] }, disc(12, 20.5, 1.9, lamp)),
    ),
  ),
  figure(
    {
      key: "arrow-down-bounce", title: "Arrow on a trampoline", frames: 40,
      description: "An arrow drops on to a line, the line gives way and throws it up again.",
      tags: ["arrow", "down", "bounce", "scroll", "download", "hint", "more", "loop"],
    },
    group(
      { move: [[0, [0, -4.5]], [14, [0, 0], [0.6, 0, 0.9, 0.6]], [18, [0, 2.2], "out"], [22, [0, 0], "in"], [40, [0, -4.5], [0.1, 0.4, 0.4, 1]]], pivot: [12, 17], scale: [[0, [100, 100]], [13, [96, 106]], [18, [110, 88]], [24, [96, 106]], [40, [100, 100]]] },
      line("M12 6.2V16.6M7 11.8L12 16.8L17 11.8", { width: 2.2 }),
    ),
    line([[0, "M4 18.8Q12 18.8 20 18.8"], [14, "M4 18.8Q12 18.8 20 18.8"], [18, "M4 18.8Q12 23.4 20 18.8", "out"], [24, "M4 18.8Q12 17.4 20 18.8"], [29, "M4 18.8Q12 19.4 20 18.8"], [34, "M4 18.8Q12 18.8 20 18.8"], [40, "M4 18.8Q12 18.8 20 18.8"]], { width: 2.2, color: lamp }),
  ),
  figure(
    {
      key: "arrow-curved", title: "Arrow, drawn in one go", frames: 60,
      description: "A line loops once over itself, ends in an arrow head, rests and leaves by the way it went.",
      tags: ["arrow", "curved", "draw", "line", "pointer", "hand-drawn", "hint", "loop"],
    },
    line("M2.6 17.5C6 21 14.4 20.4 14.4 13.4C14.4 9 8.4 8.6 8.4 12.8C8.4 17.4 16.6 17 20.6 7.4", { width: 2, end: [[2, 0], [22, 100], [60, 100]], start: [[0, 0], [42, 0], [57, 100]] }),
    group({ pivot: [20.7, 7], scale: [[0, 0], [18, 0], [24, 120, "out"], [28, 100], [50, 100], [56, 0, "in"], [60, 0]], turn: [[18, -40], [26, 0, "out-back"]] }, line("M15.6 8.4L20.8 6.6L22 12", { width: 2, color: lamp })),
  ),
  figure(
    {
      key: "arrow-refresh", title: "Refresh, half and half", frames: 36,
      description: "Two arrows chase each other once round after a small step back.",
      tags: ["arrow", "refresh", "reload", "sync", "rotate", "loading", "update", "icon"],
    },
    group(
      { pivot: [12, 12], scale: 88, turn: [[0, 0], [7, -24], [26, 372, [0.6, 0, 0.2, 1]], [36, 360]] },
      line("M4.1 10.6A8 8 0 0 1 18.6 7.5", { width: 2.1 }),
      line("M19.4 2.9V8.1H14.2", { width: 2.1 }),
      line("M19.9 13.4A8 8 0 0 1 5.4 16.5", { width: 2.1, color: lamp }),
      line("M4.6 21.1V15.9H9.8", { width: 2.1, color: lamp }),
    ),
  ),
  figure(
    {
      key: "arrow-expand", title: "Expand to the corners", frames: 45,
      description: "Four arrows gather at a small lit window and push it open to the corners.",
      tags: ["arrow", "expand", "fullscreen", "resize", "maximize", "corners", "interface", "icon"], markers: { expand: [0, 20], collapse: [26, 45] },
    },
    group({ pivot: [12, 12], scale: [[0, 100], [5, 78], [17, 172, "out-back"], [26, 172], [40, 92, "in-out"], [45, 100]] }, box(9.4, 9.4, 5.2, 5.2, 1.2, lamp)),
    ...[0, 1, 2, 3].map((corner) =>
      group(
        { pivot: [12, 12], turn: corner * 90 },
        group({ move: [[0, [-2.2, 2.2]], [5, [-3, 3]], [15, [0.5, -0.5], "out"], [20, [0, 0]], [26, [0, 0]], [40, [-2.6, 2.6]], [45, [-2.2, 2.2]]] }, line("M17.2 6.8L21 3M16 2.8H21.2V8", { width: 2 })),
      ),
    ),
  ),
  figure(
    {
      key: "arrow-paper-plane", title: "Paper plane, sent", frames: 54,
      description: "A folded plane leans back, leaves over the upper corner and glides in again from below.",
      tags: ["arrow", "send", "paper plane", "message", "mail", "fly", "share", "icon"],
    },
    layer(
      { clip: boxPath(0, 0, 24, 24) },
      line("M1.6 22.4L8.4 15.6", { width: 1.4, dash: [1.6, 2.4], start: [[0, 100], [12, 100], [20, 0, "out"], [26, 100, "in"], [54, 100]] }),
      group(
        { pivot: [12, 12], move: [[0, [0, 0]], [9, [-2.2, 2]], [20, [22, -22], "in"], [20.01, [-24, 24], "hold"], [26, [-24, 24]], [44, [0.8, -0.8], "out"], [54, [0, 0]]], turn: [[0, 0], [9, -9], [14, 4], [26, 8], [44, -3], [54, 0]] },
        fill("M21.4 2.6L2.8 9.4L9.6 13Z"),
        fill("M21.4 2.6L11 14.4L14.6 21.2Z"),
        fill("M9.6 13L21.4 2.6L11 14.4L9.4 18.6Z", lamp),
      ),
    ),
  ),
  figure(
    {
      key: "arrow-compass", title: "Compass finding north", frames: 72,
      description: "The needle swings out, overshoots, and comes to rest a little later every time.",
      tags: ["arrow", "compass", "navigation", "direction", "north", "location", "explore", "travel"],
    },
    fill(`${discPath(12, 12, 10)}${discPath(12, 12, 8.2)}`),
    ...[0, 1, 2, 3].map((side) => group({ pivot: [12, 12], turn: side * 90 }, line("M12 4.6V5.8", { width: 1.4 }))),
    group(
      { pivot: [12, 12], turn: [[0, 38], [12, 150, [0.3, 0, 0.5, 1]], [25, -8], [36, 72], [46, 22], [55, 46], [63, 36], [72, 38]] },
      fill("M12 5L14.3 12H9.7Z", lamp),
      fill("M12 19L9.7 12H14.3Z"),
      disc(12, 12, 0.9, paper),
    ),
  ),
  figure(
    {
      key: "arrow-scroll", title: "Scroll on", frames: 45,
      description: "The wheel of a mouse rolls down, and the arrow below is nudged along.",
      tags: ["arrow", "scroll", "mouse", "down", "hint", "wheel", "landing page", "loop"],
    },
    line(boxPath(7, 1.6, 10, 15.4, 5), { width: 2 }),
    line("M12 5.4V7.2", { width: 2.2, color: ink, fade: 25 }),
    group({ move: [[0, [0, 0]], [16, [0, 5]], [45, [0, 5]]], fade: [[0, 0], [4, 100], [12, 100], [18, 0], [45, 0]] }, line("M12 5.4V7.2", { width: 2.2, color: lamp })),
    group({ move: [[0, [0, 0]], [12, [0, 0]], [20, [0, 1.2], "out"], [34, [0, 0]], [45, [0, 0]]] }, line("M9 19L12 21.6L15 19", { width: 2 })),
  ),
  figure(
    {
      key: "arrow-chevrons", title: "Three steps ahead", frames: 45,
      description: "Three paper chevrons nudge forward one after the other while the light passes through them.",
      tags: ["arrow", "chevron", "next", "forward", "breadcrumb", "steps", "direction", "loop"],
    },
    ...[0, 1, 2].map((index) => {
      const at = 4 + index * 6;
      const tone: Key<string>[] = [[0, ink], [at + 2, lamp, "hold"], [at + 9, ink, "hold"], [45, ink]];
      return group({ move: [[0, [0, 0]], [at, [0, 0]], [at + 6, [1.1, 0], "out"], [at + 16, [0, 0]], [45, [0, 0]]] }, fill(`M${0.8 + index * 6.4} 5h4.2l4.6 7l-4.6 7h-4.2l4.6 -7Z`, tone));
    }),
  ),
  figure(
    {
      key: "arrow-next", title: "Button, on to the next", frames: 36,
      description: "The arrow in a round button leaves at the right and comes in again at the left.",
      tags: ["arrow", "next", "right", "button", "continue", "hover", "slide", "icon"],
    },
    group({ pivot: [12, 12], scale: [[0, 100], [5, 94], [13, 103, "out"], [20, 100]] }, disc(12, 12, 10)),
    layer(
      { clip: discPath(12, 12, 8.6) },
      group({ move: [[0, [0, 0]], [5, [-1.2, 0]], [14, [18, 0], "in"], [14.01, [-18, 0], "hold"], [26, [0.7, 0], "out"], [33, [0, 0]], [36, [0, 0]]] }, line("M7 12H16.6M12.8 8L16.8 12L12.8 16", { width: 2, color: paper })),
    ),
    line("M12 2a10 10 0 0 1 0 20a10 10 0 0 1 0 -20", { width: 1.1, color: lamp, end: drawn(8, 16), start: [[16, 0], [32, 100]] }),
  ),
];
