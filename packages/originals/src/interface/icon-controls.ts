import { figure } from "./figure.ts";
import { rays } from "./rays.ts";
import { box, boxPath, disc, fill, group, ink, lamp, layer, line, paper } from "./shapes.ts";
import type { Key } from "./shapes.ts";
import { toggled } from "./toggled.ts";

const heart = "M12 21C4.6 15.6 2 12.2 2 8.4C2 5 4.6 3 7.2 3C9.4 3 11 4.2 12 6C13 4.2 14.6 3 16.8 3C19.4 3 22 5 22 8.4C22 12.2 19.4 15.6 12 21Z";
const mark = "M6 2.6H18Q19 2.6 19 3.6V21.4L12 16.6L5 21.4V3.6Q5 2.6 6 2.6Z";
const speaker = "M3.4 9H7L12 4.6V19.4L7 15H3.4Q2.6 15 2.6 14.2V9.8Q2.6 9 3.4 9Z";

export const iconControls = [
  figure(
    {
      key: "icon-menu", title: "Menu to cross", frames: 60, markers: { menu: [0, 1], open: [0, 18], close: [30, 48] }, posterFrame: 0,
      description: "Three lines fold into a cross and unfold again, the middle one slipping out sideways.",
      tags: ["menu", "close", "hamburger", "navigation", "toggle", "interactive", "icon", "cross"],
      stateMachine: toggled({ off: "menu", turnOn: "open", turnOff: "close" }),
    },
    group({ pivot: [12, 6], move: [[0, [0, 0]], [7, [0, 6]], [30, [0, 6]], [40, [0, 6]], [48, [0, 0], "out-back"], [60, [0, 0]]], turn: [[0, 0], [7, 0], [18, 45, "out-back"], [30, 45], [39, 0], [60, 0]] }, line("M4 6H20", { width: 2.3 })),
    line("M4 12H20", { width: 2.3, color: lamp, start: [[0, 0], [2, 0], [9, 100, "in"], [36, 100], [45, 0, "out"], [60, 0]], fade: [[0, 100], [9, 0, "hold"], [36, 100, "hold"], [60, 100]] }),
    group({ pivot: [12, 18], move: [[0, [0, 0]], [7, [0, -6]], [30, [0, -6]], [40, [0, -6]], [48, [0, 0], "out-back"], [60, [0, 0]]], turn: [[0, 0], [7, 0], [18, -45, "out-back"], [30, -45], [39, 0], [60, 0]] }, line("M4 18H20", { width: 2.3 })),
  ),
  figure(
    {
      key: "icon-play", title: "Play to pause", frames: 60, markers: { paused: [0, 1], play: [0, 16], pause: [30, 46] }, posterFrame: 0,
      description: "A triangle is cut down the middle and its halves straighten into two bars.",
      tags: ["play", "pause", "video", "media", "player", "toggle", "interactive", "icon"],
      stateMachine: toggled({ off: "paused", turnOn: "play", turnOff: "pause" }),
    },
    group(
      { pivot: [12, 12], scale: [[0, 100], [4, 90], [12, 106, "out"], [16, 100], [30, 100], [34, 90], [42, 106, "out"], [46, 100], [60, 100]] },
      fill([[0, "M6 3.4L13.1 7.7V16.3L6 20.6Z"], [3, "M6 3.4L13.1 7.7V16.3L6 20.6Z"], [13, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z", "out-back"], [30, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z"], [33, "M5.4 3.6L10.4 3.6V20.4L5.4 20.4Z"], [43, "M6 3.4L13.1 7.7V16.3L6 20.6Z", "out"], [60, "M6 3.4L13.1 7.7V16.3L6 20.6Z"]]),
      fill([[0, "M13 7.64L20.2 12L20.2 12L13 16.36Z"], [3, "M13 7.64L20.2 12L20.2 12L13 16.36Z"], [13, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z", "out-back"], [30, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z"], [33, "M13.6 3.6L18.6 3.6L18.6 20.4L13.6 20.4Z"], [43, "M13 7.64L20.2 12L20.2 12L13 16.36Z", "out"], [60, "M13 7.64L20.2 12L20.2 12L13 16.36Z"]], [[0, ink], [5, lamp, "hold"], [38, ink, "hold"], [60, ink]]),
    ),
  ),
  figure(
    {
      key: "icon-heart", title: "Heart, liked", frames: 60, markers: { empty: [0, 1], like: [0, 26], unlike: [40, 54] }, posterFrame: 28,
      description: "An outlined heart shrinks, fills from its point and beats once, with a few short strokes around it.",
      tags: ["heart", "like", "love", "favorite", "health", "toggle", "interactive", "icon"],
      stateMachine: toggled({ off: "empty", turnOn: "like", turnOff: "unlike" }),
    },
    group(
      { pivot: [12, 12.5], scale: [[0, 84], [5, 66], [13, 94, "out"], [18, 80], [24, 84], [40, 84], [44, 76], [54, 84, "out-back"], [60, 84]] },
      line(heart, { width: 2.2, color: [[0, ink], [7, ink, "hold"], [9, lamp, "linear"], [42, lamp, "hold"], [48, ink, "linear"], [60, ink]] }),
      group({ pivot: [12, 20], scale: [[0, 0], [4, 0], [12, 100, "out"], [41, 100], [49, 0, "in"], [60, 0]] }, fill(heart, lamp)),
    ),
    ...rays(12, 12, 9.2, 10.8, 10, [-90, -145, -35, 10, 170, 60, 120], ink, 1.3),
  ),
  figure(
    {
      key: "icon-bookmark", title: "Bookmark, kept", frames: 60, markers: { empty: [0, 1], save: [0, 22], remove: [36, 52] }, posterFrame: 26,
      description: "The ribbon is pulled down, fills, and springs back by its notch.",
      tags: ["bookmark", "save", "favorite", "ribbon", "reading", "toggle", "interactive", "icon"],
      stateMachine: toggled({ off: "empty", turnOn: "save", turnOff: "remove" }),
    },
    group(
      { pivot: [12, 2.6], scale: [[0, [90, 90]], [5, [94, 80]], [11, [86, 100], "out"], [17, [91, 88]], [22, [90, 90]], [36, [90, 90]], [41, [94, 82]], [52, [90, 90], "out-back"], [60, [90, 90]]] },
      line(mark, { width: 2.1 }),
      fill([[0, "M5 2.6H19V2.7L12 2.7L5 2.7Z"], [5, "M5 2.6H19V2.7L12 2.7L5 2.7Z"], [13, "M5 2.6H19V21.4L12 16.6L5 21.4Z", "out"], [36, "M5 2.6H19V21.4L12 16.6L5 21.4Z"], [46, "M5 2.6H19V2.7L12 2.7L5 2.7Z", "in"], [60, "M5 2.6H19V2.7L12 2.7L5 2.7Z"]], lamp),
    ),
  ),
  figure(
    {
      key: "icon-eye", title: "Eye, show and hide", frames: 64, markers: { shown: [0, 1], hide: [0, 18], show: [34, 52] }, posterFrame: 4,
      description: "The lid closes over the pupil, lashes take its place, and it opens wide again.",
      tags: ["eye", "show", "hide", "password", "visibility", "login", "toggle", "icon"],
      stateMachine: toggled({ off: "shown", turnOn: "hide", turnOff: "show" }),
    },
    line([[0, "M2 12Q12 2 22 12"], [3, "M2 12Q12 1 22 12"], [11, "M2 12Q12 19 22 12", "in"], [34, "M2 12Q12 19 22 12"], [43, "M2 12Q12 0.6 22 12", "out"], [52, "M2 12Q12 2 22 12"], [64, "M2 12Q12 2 22 12"]], { width: 2 }),
    line("M2 12Q12 22 22 12", { width: 2, fade: [[0, 100], [11, 0, "hold"], [35, 100, "hold"], [64, 100]] }),
    group({ pivot: [12, 12.6], scale: [[0, [100, 100]], [4, [100, 100]], [9, [100, 0], "in"], [36, [100, 0]], [44, [112, 112], "out"], [52, [100, 100]], [64, [100, 100]]] }, disc(12, 12, 3.3, lamp)),
    line("M12 15.6V19M7 14.6L5.4 17.4M17 14.6L18.6 17.4", { width: 2, end: [[0, 0], [10, 0], [17, 100, "out"], [33, 100], [37, 0], [64, 0]], fade: [[0, 0], [10, 100, "hold"], [37, 0, "hold"], [64, 0]] }),
  ),
  figure(
    {
      key: "icon-volume", title: "Volume, muted and back", frames: 66, markers: { loud: [0, 1], mute: [0, 16], unmute: [34, 56] }, posterFrame: 4,
      description: "Two waves collapse into the speaker and a small cross takes their place.",
      tags: ["volume", "mute", "sound", "audio", "speaker", "toggle", "media", "icon"],
      stateMachine: toggled({ off: "loud", turnOn: "mute", turnOff: "unmute" }),
    },
    group({ pivot: [12, 12], scale: [[0, 100], [6, 94], [12, 100, "out"], [34, 100], [42, 106, "out"], [48, 100], [66, 100]] }, fill(speaker)),
    ...[["M15 8.8A4.6 4.6 0 0 1 15 15.2", 4], ["M18 5.8A8.8 8.8 0 0 1 18 18.2", 0]].map(([arc, lag]) => {
      const late = Number(lag);
      const keys: Key<number>[] = [[0, 100], [late, 100], [late + 6, 0, "in"], [42 - late, 0], [50 - late, 100, "out-back"], [66, 100]];
      return group({ pivot: [13, 12], scale: keys, fade: [[0, 100], [late + 6, 0, "hold"], [42 - late, 100, "hold"], [66, 100]] }, line(String(arc), { width: 2 }));
    }),
    line("M15.6 9.2L21.2 14.8", { width: 2.1, color: lamp, end: [[0, 0], [9, 0], [15, 100, "out"], [34, 100], [39, 0], [66, 0]], fade: [[0, 0], [9, 100, "hold"], [39, 0, "hold"], [66, 0]] }),
    line("M21.2 9.2L15.6 14.8", { width: 2.1, color: lamp, end: [[0, 0], [11, 0], [17, 100, "out"], [34, 100], [39, 0], [66, 0]], fade: [[0, 0], [11, 100, "hold"], [39, 0, "hold"], [66, 0]] }),
  ),
  figure(
    {
      key: "icon-microphone", title: "Microphone, listening", frames: 48,
      description: "The level rises and falls inside a microphone while somebody speaks.",
      tags: ["microphone", "voice", "record", "audio", "speech", "ai", "podcast", "icon"],
    },
    line("M5 11.6A7 7 0 0 0 19 11.6M12 18.6V21.6M8.6 21.6H15.4", { width: 2 }),
    box(8.2, 2, 7.6, 13, 3.8),
    layer(
      { clip: boxPath(8.2, 2, 7.6, 13, 3.8) },
      fill(([[0, 12], [6, 8.6], [11, 10.6], [17, 4.8], [23, 8], [28, 6], [35, 11], [40, 9.4], [48, 12]] as const).map(([at, y]): Key<string> => [at, `M8 ${y}H16V16H8Z`]), lamp),
    ),
    line("M9.8 6.4H12M9.8 9H12", { width: 1.2, color: paper }),
  ),
  figure(
    {
      key: "icon-sun-moon", title: "Day to night", frames: 72, markers: { day: [0, 1], sunset: [0, 24], sunrise: [40, 64] }, posterFrame: 4,
      description: "The rays draw in, a disc of shadow passes over the sun, and it is a moon with one star.",
      tags: ["sun", "moon", "dark mode", "theme", "day", "night", "toggle", "icon"],
      stateMachine: toggled({ off: "day", turnOn: "sunset", turnOff: "sunrise" }),
    },
    ...Array.from({ length: 8 }, (_, index) => group({ pivot: [12, 12], turn: [[0, index * 45], [12, index * 45 + 40], [46, index * 45 + 40], [62, index * 45], [72, index * 45]] }, line("M12 3.8V2.2", { width: 2.1, color: lamp, start: [[0, 0], [4, 0], [11, 100], [50, 100], [60, 0, "out"], [72, 0]], fade: [[0, 100], [11, 0, "hold"], [50, 100, "hold"], [72, 100]] }))),
    group({ pivot: [12, 12], turn: [[0, 60], [22, -14, "out-back"], [40, -14], [60, 60], [72, 60]], scale: [[0, 74], [20, 128, "out-back"], [40, 128], [60, 74, "out-back"], [72, 74]] },
      fill([[0, "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"], [5, "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"], [18, "M12 5.5C10.6 9.4 14 14 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"], [40, "M12 5.5C10.6 9.4 14 14 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"], [55, "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"], [72, "M12 5.5C15.6 5.5 18.5 8.4 18.5 12C18.5 15.6 15.6 18.5 12 18.5C8.4 18.5 5.5 15.6 5.5 12C5.5 8.4 8.4 5.5 12 5.5Z"]], [[0, lamp], [10, lamp, "hold"], [13, ink, "linear"], [46, ink, "hold"], [49, lamp, "linear"], [72, lamp]])),
    group({ pivot: [18, 6], scale: [[0, 0], [16, 0], [23, 118, "out"], [27, 100], [40, 100], [46, 0], [72, 0]] }, fill("M18 2.6Q18.4 5.6 21.4 6Q18.4 6.4 18 9.4Q17.6 6.4 14.6 6Q17.6 5.6 18 2.6Z", lamp)),
  ),
];
