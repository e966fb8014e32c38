import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { amber, fill, group, ink, keys, lamp, line } from "../shapes.ts";

export const successTack = figure(
  {
    key: "success-tack",
    title: "Pinned to the wall",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "A tack drops on to a note, bites, and the note swings to rest below it.",
    tags: ["success", "thumbtack", "pin", "note", "saved", "reminder", "board", "office"],
  },
  group(
    {
      pivot: [200, 84],
      turn: keys([0, 0], [11, 0], [15, -9, "out"], [22, 6], [29, -4], [36, 2], [44, 0]),
      move: keys([0, [0, 0]], [10, [0, 0]], [12, [0, 5], "out"], [17, [0, 0]]),
    },
    fill("M124 62H276V206L240 242H124Z", amber[1]),
    fill("M276 206L240 242V206Z"),
    line("M148 126H252M148 152H234M148 178H208", { width: 8 }),
  ),
  group(
    {
      pivot: [200, 84],
      move: keys([0, [26, -120]], [11, [0, 0], "fall"]),
      turn: keys([0, 34], [11, 14, "in"], [15, 20, "out"], [20, 14]),
      fade: keys([0, 0], [3, 100]),
    },
    line("M200 86V64", { width: 4 }),
    fill(
      "M184 66Q184 54 194 52L196 36H190Q186 36 186 31T190 26H210Q214 26 214 31T210 36H204L206 52Q216 54 216 66Z",
      lamp,
    ),
  ),
  ...rays(200, 84, 20, 34, 11, [160, 200, -20, 20], ink, 4),
);
