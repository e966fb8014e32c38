import { figure } from "../figure.ts";
import { rays } from "../rays.ts";
import { box, disc, fill, group, keys, lamp, line, pop, rose } from "../shapes.ts";

export const successPlug = figure(
  {
    key: "success-plug",
    title: "Plugged in",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "A plug takes aim, goes into its socket and the cable settles behind it.",
    tags: ["success", "plug", "connected", "online", "integration", "power", "connection", "setup"],
  },
  line(
    keys(
      [0, "M-10 176C40 176 60 210 96 190C110 182 116 150 132 150"],
      [12, "M-10 176C30 176 40 226 76 196C92 182 96 150 112 150"],
      [19, "M-10 176C60 176 90 172 120 164C146 156 150 150 168 150", "in"],
      [25, "M-10 176C50 176 80 216 116 190C140 172 146 150 164 150"],
      [33, "M-10 176C56 176 86 196 118 180C142 166 146 150 164 150"],
    ),
    { width: 11 },
  ),
  fill("M284 96Q246 96 246 130V170Q246 204 284 204H410V96Z"),
  box(246, 126, 26, 10, 0, rose[0]),
  box(246, 164, 26, 10, 0, rose[0]),
  group(
    {
      move: keys([0, [-36, 0]], [12, [-56, 0]], [19, [4, 0], "in"], [24, [0, 0]]),
    },
    fill("M224 127H258V135H224ZM224 165H258V173H224Z"),
    fill("M164 136Q166 112 190 108H218Q228 108 228 118V182Q228 192 218 192H190Q166 188 164 164Z"),
    line("M190 130V170M204 130V170", { width: 5, color: rose[0] }),
  ),
  group({ pivot: [320, 150], scale: pop(21, 10) }, disc(320, 150, 15, lamp)),
  ...rays(237, 150, 62, 84, 19, [-112, -90, -68, 68, 90, 112]),
);
