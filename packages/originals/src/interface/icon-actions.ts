import { figure } from "./figure.ts";
import { rays } from "./rays.ts";
import { box, boxPath, disc, discPath, fill, group, ink, lamp, layer, line, paper } from "./shapes.ts";

/** The lens with a six-sided opening of the given radius. */
const iris = (radius: number) =>
  `${discPath(12, 13.2, 3.9)}M${Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3 + radius * 0.4;
    return `${12 + Math.cos(angle) * radius} ${13.2 + Math.sin(angle) * radius}`;
  }).join("L")}Z`;
const tooth = (count: number) => Array.from({ length: count }, (_, index) => group({ pivot: [12, 12], turn: (index * 360) / count }, box(10.3, 1.8, 3.4, 5, 1)));

export const iconActions = [
  figure(
    {
      key: "icon-bell", title: "Bell, ringing", frames: 48,
      description: "A bell swings three times, its clapper always a little late, and a lit dot says what is new.",
      tags: ["bell", "notification", "alert", "ring", "reminder", "message", "sound", "icon"],
    },
    group(
      { pivot: [12, 3], turn: [[0, 0], [5, 16], [12, -14], [19, 10], [26, -7], [33, 3], [40, 0], [48, 0]] },
      group({ pivot: [12, 8], turn: [[0, 0], [7, 14], [14, -16], [21, 12], [28, -8], [36, 4], [44, 0], [48, 0]] }, line("M12 18V20.2", { width: 4.4 })),
      fill("M12 3.2C16.4 3.2 18.4 6.4 18.4 10C18.4 14 19.4 15.4 20.8 17H3.2C4.6 15.4 5.6 14 5.6 10C5.6 6.4 7.6 3.2 12 3.2Z"), disc(12, 3, 1.5),
    ),
    group({ pivot: [18, 6], scale: [[0, 100], [4, 70], [12, 122, "out"], [18, 100], [48, 100]] }, disc(18, 6, 3, lamp)),
  ),
  figure(
    {
      key: "icon-download", title: "Download into the tray", frames: 45,
      description: "An arrow drops through the opening, the tray gives a little and a new arrow follows.",
      tags: ["download", "arrow", "save", "tray", "file", "import", "down", "icon"],
    },
    layer({ clip: "M0 0H24V17H0Z" }, group({ move: [[0, [0, 0]], [6, [0, -1.2]], [17, [0, 15], "in"], [17.01, [0, -16], "hold"], [32, [0, 0.6], "out"], [38, [0, 0]], [45, [0, 0]]] }, line("M12 3V14M7.4 9.6L12 14.2L16.6 9.6", { width: 2.2, color: lamp }))),
    group({ move: [[0, [0, 0]], [15, [0, 0]], [19, [0, 1.4], "out"], [26, [0, 0]], [45, [0, 0]]] }, line("M3 15.4V18.4Q3 20.6 5.2 20.6H18.8Q21 20.6 21 18.4V15.4", { width: 2.2 })),
  ),
  figure(
    {
      key: "icon-upload", title: "Upload to the cloud", frames: 54,
      description: "An arrow rises into a cut-paper cloud, which swells as it takes it in.",
      tags: ["upload", "cloud", "arrow", "up", "share", "backup", "file", "icon"],
    },
    group({ pivot: [12, 14], scale: [[0, 100], [18, 100], [25, 106, "out"], [34, 100], [54, 100]] }, fill("M6.6 17.6A4.8 4.8 0 0 1 6.2 8.2A6.2 6.2 0 0 1 18 8.4A4.7 4.7 0 0 1 17.8 17.6Z")),
    layer({ clip: "M0 7H24V24H0Z" }, group({ move: [[0, [0, 0]], [7, [0, 1.2]], [20, [0, -14], "in"], [20.01, [0, 14], "hold"], [38, [0, -0.6], "out"], [44, [0, 0]], [54, [0, 0]]], fade: [[0, 100], [13, 100], [18, 0], [20, 100, "hold"], [54, 100]] }, line("M12 22V12.4M8.2 15.8L12 12L15.8 15.8", { width: 4.8, color: ink }), line("M12 22V12.4M8.2 15.8L12 12L15.8 15.8", { width: 2.1, color: lamp }))),
  ),
  figure(
    {
      key: "icon-trash", title: "Into the bin", frames: 54,
      description: "The lid tips up, a crumpled ball drops in, the lid falls shut and the bin shudders.",
      tags: ["trash", "delete", "bin", "remove", "garbage", "lid", "discard", "icon"],
    },
    layer({ clip: "M0 0H24V9.4H0Z" }, group({ pivot: [12, 4], move: [[0, [3, -12]], [9, [3, -12]], [22, [1, 9], "fall"], [54, [1, 9]]], turn: [[9, 0], [22, 140]] }, fill("M10 2.6L13 1.8L14.6 4L13.6 6.4L10.8 6.6L9.4 4.8Z", lamp))),
    group({ pivot: [12, 22], scale: 84 }, group({ pivot: [12, 22], scale: [[0, [100, 100]], [26, [100, 100]], [30, [106, 93], "out"], [36, [98, 102]], [42, [100, 100]], [54, [100, 100]]] },
      fill(`M4.8 8.4H19.2L18 20.2Q17.8 22.2 15.8 22.2H8.2Q6.2 22.2 6 20.2Z${boxPath(8.9, 11.4, 1.6, 7.4, 0.8)}${boxPath(13.5, 11.4, 1.6, 7.4, 0.8)}`))),
    group({ pivot: [12, 22], scale: 84 }, group({ pivot: [3.6, 6.8], turn: [[0, 0], [8, -25, "out-back"], [19, -25], [27, 3, "in"], [32, -3, "out"], [36, 0, "in"], [54, 0]], move: [[0, [0, 0]], [8, [0, -0.6]], [19, [0, -0.6]], [27, [0, 0]]] }, line("M3.6 6.2H20.4", { width: 2.2 }), line("M9 5.6V4Q9 3 10 3H14Q15 3 15 4V5.6", { width: 1.9 }))),
  ),
  figure(
    {
      key: "icon-search", title: "Lens, taking a look", frames: 54,
      description: "A lens circles once over its place and blinks with a short glint.",
      tags: ["search", "lens", "magnifier", "find", "look", "zoom", "discover", "icon"],
    },
    group(
      { move: [[0, [0, 0]], [9, [2, -1.6], [0.5, 0, 0.7, 0.6]], [18, [3.2, 1], [0.3, 0.3, 0.7, 0.7]], [27, [0.4, 2.4], [0.3, 0.3, 0.7, 0.7]], [38, [0, 0], [0.3, 0.4, 0.4, 1]], [54, [0, 0]]], pivot: [10, 10], turn: [[0, 0], [12, 8], [26, -8], [38, 0], [54, 0]] },
      line(discPath(9.6, 9.6, 6.4), { width: 2.2 }), line("M14.6 14.6L19.4 19.4", { width: 3.2 }),
      line("M5.8 9.6A3.8 3.8 0 0 1 9.6 5.8", { width: 1.5, color: lamp, end: [[0, 100], [30, 0, "hold"], [40, 100, "out"], [54, 100]] }),
    ),
  ),
  figure(
    {
      key: "icon-settings", title: "Gear, one tooth on", frames: 40,
      description: "A cog winds back a touch, clicks forward by two teeth and settles.",
      tags: ["settings", "gear", "cog", "options", "preferences", "configuration", "tools", "icon"],
    },
    group({ pivot: [12, 12], turn: [[0, 0], [8, -10], [24, 96, "in-out-strong"], [32, 88], [40, 90]] }, ...tooth(8), fill(`${discPath(12, 12, 7.6)}${discPath(12, 12, 3.4)}`), group({}, disc(12, 6.4, 1, lamp), disc(12, 17.6, 1, lamp), disc(6.4, 12, 1, lamp), disc(17.6, 12, 1, lamp))),
  ),
  figure(
    {
      key: "icon-share", title: "Share, from one to two", frames: 54,
      description: "A lit point sends a line to two others, and each of them nods when it arrives.",
      tags: ["share", "network", "social", "send", "connect", "link", "nodes", "icon"],
    },
    line("M6 12L17.4 5.4M6 12L17.4 18.6", { width: 2, end: [[0, 100], [6, 100], [8, 0, "hold"], [20, 100], [54, 100]] }),
    ...[5.4, 18.6].map((y, index) => group({ pivot: [17.8, y], scale: [[0, 100], [8, 82], [18 + index * 3, 82], [24 + index * 3, 120, "out"], [30 + index * 3, 100], [54, 100]] }, disc(17.8, y, 3.3))),
    group({ pivot: [6, 12], scale: [[0, 100], [6, 84], [12, 116, "out"], [18, 100], [54, 100]] }, disc(6, 12, 3.7, lamp)),
  ),
  figure(
    {
      key: "icon-edit", title: "Pencil, one line", frames: 60,
      description: "A pencil leans in, draws a wavering line and lifts off again.",
      tags: ["edit", "pencil", "write", "draw", "compose", "create", "note", "icon"],
    },
    line("M3.4 20.8C5.4 18.8 6.6 22.2 8.6 20.6S11.6 22.2 13.4 20.4S15.2 20.9 16 20.6", { width: 1.9, color: lamp, end: [[0, 0], [10, 0], [36, 100], [60, 100]], start: [[0, 0], [46, 0], [58, 100], [60, 100]] }),
    group({ move: [[0, [0, 0]], [8, [-0.6, 0.8]], [36, [10.6, 0.2]], [46, [3, -2], "out"], [60, [0, 0]]], pivot: [5, 19], turn: [[0, 0], [14, -7], [20, 5], [26, -6], [32, 4], [40, -3], [60, 0]] },
      group({ pivot: [4, 20], scale: 68, turn: -20 }, fill("M4 20L5.6 13.6L15.8 3.4L20.6 8.2L10.4 18.4ZM7.4 14.8L6.9 17.1L9.2 16.6L17.6 8.2L15.8 6.4Z"), fill("M15.8 3.4L17.2 2Q18.2 1 19.2 2L22 4.8Q23 5.8 22 6.8L20.6 8.2Z"))),
  ),
  figure(
    {
      key: "icon-calendar", title: "Calendar, next leaf", frames: 54,
      description: "The leaf of a calendar is turned up over its rings and the next day is a lit one.",
      tags: ["calendar", "date", "flip", "schedule", "event", "day", "planning", "icon"],
    },
    box(3, 4.4, 18, 17.4, 2.8), box(4.8, 9, 14.4, 11, 1.4, paper), box(10.1, 12.1, 3.8, 4.8, 1, lamp),
    group({ pivot: [12, 9], scale: [[0, [100, 100]], [8, [100, 100]], [16, [101, 6], "in"], [16.01, [101, 0], "hold"], [40, [100, 0]], [41, [100, 100], "hold"], [54, [100, 100]]], fade: [[0, 100], [17, 0, "hold"], [42, 0], [52, 100], [54, 100]] }, box(4.8, 9, 14.4, 11, 1.4, paper), box(8.2, 12.1, 2.6, 4.8, 0.8), box(13.2, 12.1, 2.6, 4.8, 0.8)),
    layer({ clip: "M0 0H24V9H0Z" }, group({ pivot: [12, 9], scale: [[0, [100, 0]], [16, [100, 0]], [24, [100, -66], "out"], [25, [100, -66]], [34, [100, 0], "in"], [54, [100, 0]]] }, box(4.8, 9, 14.4, 11, 1.4, paper), line("M4.8 9H19.2V18.6Q19.2 20 17.8 20H6.2Q4.8 20 4.8 18.6Z", { width: 1 }))),
    line("M7.6 2.6V6M16.4 2.6V6", { width: 2.2 }),
  ),
  figure(
    {
      key: "icon-camera", title: "Camera, click", frames: 45,
      description: "Six blades close over the lens and open, and the camera kicks back ever so little.",
      tags: ["camera", "photo", "shutter", "picture", "capture", "snapshot", "media", "icon"],
    },
    group({ pivot: [12, 20], scale: [[0, [100, 100]], [10, [100, 100]], [14, [102, 95], "out"], [22, [100, 100]], [45, [100, 100]]] },
      group({ move: [[0, [0, 0]], [8, [0, 0]], [11, [0, 1], "out"], [16, [0, 0]], [45, [0, 0]]] }, box(15.8, 4.2, 3.4, 2.6, 0.9, lamp)),
      fill(`M4.6 6.4H7.4L9 3.8H14.2L15.8 6.4H19.4Q22 6.4 22 9V18Q22 20.6 19.4 20.6H4.6Q2 20.6 2 18V9Q2 6.4 4.6 6.4Z${discPath(12, 13.2, 5)}`),
      disc(12, 13.2, 3.6, lamp),
      fill([[0, iris(3.5)], [7, iris(3.5)], [12, iris(0.5), "in"], [15, iris(0.5)], [24, iris(3.9), "out"], [30, iris(3.5)], [45, iris(3.5)]]),
    ),
    ...rays(12, 13.2, 12.4, 14, 14, [-150, -30], ink, 1.1),
  ),
  figure(
    {
      key: "icon-copy", title: "Copy, and one behind", frames: 54,
      description: "A second sheet slides out from under the first and a tick confirms the copy.",
      tags: ["copy", "duplicate", "clipboard", "paste", "check", "sheet", "success", "icon"],
    },
    group({ move: [[0, [0, 0]], [6, [4.4, -4.4]], [20, [0, 0], "out-back"], [54, [0, 0]]] }, line(boxPath(3, 7.4, 12.6, 13.6, 2.6), { width: 2 })),
    group({ pivot: [15, 9], scale: [[0, 100], [6, 96], [14, 103, "out"], [20, 100], [54, 100]] }, box(8, 2.2, 13.6, 14.6, 3.2)),
    line("M11.2 9.6L13.9 12.3L18.4 6.8", { width: 2, color: paper, end: [[0, 0], [16, 0], [24, 100, "out"], [54, 100]], start: [[0, 0], [44, 0], [52, 100], [54, 100]] }),
  ),
  figure(
    {
      key: "icon-filter", title: "Three sliders", frames: 60,
      description: "The knobs of three sliders try another setting one after the other and come back.",
      tags: ["filter", "sliders", "settings", "adjust", "equalizer", "controls", "options", "icon"],
    },
    ...[[5.4, 15.6, -7.6], [12, 8, 7.6], [18.6, 14, -5]].map(([y = 0, x = 0, by = 0], index) =>
      group({}, line(`M2.6 ${y}H21.4`, { width: 1.9 }), group({ move: [[0, [0, 0]], [2 + index * 5, [0, 0]], [14 + index * 5, [by, 0], "anticipate"], [32 + index * 5, [by, 0]], [46 + index * 4, [0, 0], "anticipate"], [60, [0, 0]]] }, disc(x, y, 3, index === 1 ? lamp : ink)))),
  ),
];
