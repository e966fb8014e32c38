import { figure } from "./figure.ts";
import { amber, box, boxPath, crimson, disc, discPath, drawn, fill, group, ink, layer, line, paper, quiet, sky } from "./shapes.ts";
import { rays } from "./rays.ts";

const shake = (at: number, reach: number): [number, readonly [number, number]][] => [[0, [0, 0]], [at, [0, 0]], [at + 2, [-reach, 0]], [at + 5, [reach * 0.9, 0]], [at + 8, [-reach * 0.6, 0]], [at + 11, [reach * 0.35, 0]], [at + 14, [-reach * 0.15, 0]], [at + 17, [0, 0]]];
const tear = "L190 60L206 88L188 116L208 146L190 176L210 206L194 232L204 258";
const tornBack = "L194 232L210 206L190 176L208 146L188 116L206 88L190 60";

export const errors = [
  figure(
    {
      key: "error-cut", title: "Crossed out with a blade", frames: 40, loops: false, canvas: [400, 300],
      description: "Two quick cuts go through a disc and its four quarters spring apart into a cross.",
      tags: ["error", "cross", "cancel", "failed", "wrong", "cut", "close", "feedback"],
    },
    group(
      { move: shake(19, 7) },
      ...[0, 1, 2, 3].map((side) =>
        group({ pivot: [200, 150], turn: side * 90 }, group({ move: [[0, [0, 0]], [15, [0, 0]], [20, [0, -17], "out"], [26, [0, -13]]] }, fill("M200 150L129.3 79.3A100 100 0 0 1 270.7 79.3Z")))),
    ),
    group({ fade: [[0, 100], [15, 0, "hold"]] }, disc(200, 150, 100)),
    line("M112 62L288 238", { width: 7, color: crimson, end: drawn(3, 5), start: [[7, 0], [12, 100]] }),
    line("M288 62L112 238", { width: 7, color: crimson, end: drawn(9, 5), start: [[13, 0], [18, 100]] }),
  ),
  figure(
    {
      key: "error-torn", title: "Torn in two", frames: 45, loops: false, canvas: [400, 300],
      description: "A sheet resists for a moment, then tears from top to bottom and the halves lean away.",
      tags: ["error", "torn", "paper", "failed", "document", "file", "broken", "corrupt"],
    },
    group(
      { pivot: [150, 262], turn: [[0, 0], [7, 1.5], [16, -13, "in"], [24, -10], [30, -11]], move: [[0, [0, 0]], [7, [2, 0]], [16, [-20, 4], "in"]] },
      fill(`M118 36H200${tear}L202 264H118Z`, paper), line("M138 74H178M138 104H170M138 134H180M138 164H172M138 194H160", { width: 7, color: quiet }),
      line("M200 36V36H118V264H202", { width: 6 }), line(`M200 36${tear}L202 264`, { width: 6, color: crimson, end: drawn(6, 10) }),
    ),
    group(
      { pivot: [250, 262], turn: [[0, 0], [7, -1.5], [16, 15, "in"], [24, 12], [30, 13]], move: [[0, [0, 0]], [7, [-2, 0]], [16, [20, 8], "in"]] },
      fill(`M282 36V264H202L204 258${tornBack}L200 36Z`, paper), line("M222 104H262M226 134H262M214 164H250M228 194H262", { width: 7, color: quiet }), line("M218 74H244", { width: 7, color: crimson }),
      line("M202 264H282V36H200", { width: 6 }), line(`M200 36${tear}L202 264`, { width: 6, color: crimson, end: drawn(6, 10) }),
    ),
  ),
  figure(
    {
      key: "error-link", title: "Broken link", frames: 45, loops: false,
      description: "Two links of a chain are pulled, snap in the middle and swing loose.",
      tags: ["error", "link", "broken", "chain", "disconnected", "url", "failed", "icon"],
    },
    group(
      { pivot: [8, 16], move: [[0, [0, 0]], [8, [-0.7, 0.7]], [12, [-1.7, 1.7], "out"], [22, [-1.3, 1.3]]], turn: [[0, 0], [10, 0], [15, 14, "out"], [21, -6], [27, 3], [33, 0]] },
      line("M9.6 10.2L4.9 14.9A3.9 3.9 0 0 0 9.1 19.1L13.8 14.4", { width: 2.2 }),
    ),
    group(
      { pivot: [16, 8], move: [[0, [0, 0]], [8, [0.7, -0.7]], [12, [1.7, -1.7], "out"], [22, [1.3, -1.3]]], turn: [[0, 0], [10, 0], [15, -14, "out"], [21, 6], [27, -3], [33, 0]] },
      line("M14.4 13.8L19.1 9.1A3.9 3.9 0 0 0 14.9 4.9L10.2 9.6", { width: 2.2 }),
    ),
    line("M9.4 14.6L14.6 9.4", { width: 2.2, fade: [[0, 100], [10, 0, "hold"]] }),
    ...rays(12, 12, 3.4, 5.6, 10, [-135, 45, -158, -112, 22, 68], crimson, 1.3),
  ),
  figure(
    {
      key: "error-unplugged", title: "Fallen out of the wall", frames: 60, canvas: [400, 300],
      description: "A plug dangles below its socket on a long cable and swings to and fro.",
      tags: ["error", "unplugged", "offline", "connection", "power", "cable", "no signal", "loop"],
    },
    fill(`${boxPath(150, 34, 100, 100, 20)}${discPath(200, 84, 34)}`), fill(`${discPath(200, 84, 28)}${discPath(189, 84, 5)}${discPath(211, 84, 5)}`),
    group(
      { pivot: [200, -20], turn: [[0, 7], [30, -7, [0.37, 0, 0.63, 1]], [60, 7, [0.37, 0, 0.63, 1]]] },
      line([[0, "M300 -20C300 80 322 150 296 186"], [30, "M300 -20C300 80 304 150 296 186", [0.37, 0, 0.63, 1]], [60, "M300 -20C300 80 322 150 296 186", [0.37, 0, 0.63, 1]]], { width: 9 }),
      group({ pivot: [296, 186], turn: [[0, 8], [8, 12, [0.4, 0.5, 0.64, 1]], [38, -12, [0.37, 0, 0.63, 1]], [60, 8, [0.37, 0, 0.6, 0.5]]] },
        fill("M278 186Q296 174 314 186L320 224Q320 232 312 232H280Q272 232 272 224Z"), fill("M281 232H290V258Q285.500 262 281 258ZM302 232H311V258Q306.500 262 302 258Z"), line("M282 208H310M281 218H311", { width: 4, color: sky[1] })),
    ),
    line("M182 152l-8 14M200 156v16M218 152l8 14", { width: 5, color: crimson, fade: [[0, 100], [14, 100], [20, 20], [26, 100], [32, 20], [38, 100], [60, 100]] }),
  ),
  figure(
    {
      key: "error-field", title: "Not quite right", frames: 40, loops: false, canvas: [400, 180],
      description: "A field shakes its head, its edge turns crimson and a mark with a line of help appears.",
      tags: ["error", "form", "field", "shake", "invalid", "login", "password", "validation"],
    },
    group(
      { move: shake(4, 12) },
      box(40, 40, 320, 72, 14, paper),
      line(boxPath(40, 40, 320, 72, 14), { width: [[0, 3], [5, 3], [9, 5]], color: [[0, ink], [4, ink, "hold"], [8, crimson, "linear"]] }),
      line("M64 76H190", { width: 10 }),
      group({ pivot: [326, 76], scale: [[0, 0], [10, 0], [17, 118, "out"], [21, 100]] }, disc(326, 76, 16, crimson), line("M326 68V77", { width: 5, color: paper }), disc(326, 84.500, 2.8, paper)),
    ),
    group({ move: [[0, [0, -8]], [16, [0, -8]], [24, [0, 0], "out"]], fade: [[0, 0], [16, 0], [22, 100]] }, line("M48 138H246", { width: 8, color: crimson })),
  ),
  figure(
    {
      key: "error-stop", title: "Stop sign on a spring", frames: 45, loops: false, canvas: [400, 300],
      description: "An eight-sided sign shoots up on its post, overshoots and quivers to a halt.",
      tags: ["error", "stop", "sign", "blocked", "denied", "forbidden", "warning", "traffic"],
    },
    fill("M120 262H280V276H120Z"),
    group(
      { pivot: [200, 268], scale: [[0, [100, 0]], [9, [92, 112], "out"], [14, [103, 96]], [19, [100, 100]]], turn: [[0, 0], [9, 0], [14, 6, "out"], [20, -5], [26, 3], [32, -1.5], [38, 0]] },
      box(194, 150, 12, 116), fill("M166 30H234L282 78V146L234 194H166L118 146V78Z"), line("M170 40H230L272 82V142L230 184H170L128 142V82Z", { width: 4, color: paper }), box(150, 98, 100, 28, 4, crimson),
    ),
  ),
  figure(
    {
      key: "error-warning", title: "Warning, hung on a nail", frames: 60, canvas: [400, 300],
      description: "A triangular sign swings from its nail; the exclamation mark is a hole in it.",
      tags: ["error", "warning", "alert", "caution", "triangle", "sway", "attention", "loop"],
    },
    group(
      { pivot: [200, 36], turn: [[0, -8], [30, 8, [0.37, 0, 0.63, 1]], [60, -8, [0.37, 0, 0.63, 1]]] },
      line("M200 36L164 92M200 36L236 92", { width: 5 }),
      fill(`M184 88Q200 62 216 88L304 236Q318 264 288 264H112Q82 264 96 236Z`, amber[1]),
      fill(`M200 92Q207 92 212 100L291 236Q297 250 284 250H116Q103 250 109 236L188 100Q193 92 200 92ZM189 136L193 194H207L211 136Q200 128 189 136Z${discPath(200, 217, 11)}`),
    ),
    disc(200, 36, 9, crimson),
  ),
  figure(
    {
      key: "error-offline", title: "No signal", frames: 54, loops: false,
      description: "Three arcs of a signal try to light, fail one after the other and are struck through.",
      tags: ["error", "offline", "wifi", "no signal", "network", "internet", "connection", "icon"],
    },
    disc(12, 18.6, 1.7),
    ...["M8.6 14.8Q12 11.8 15.4 14.8", "M5.4 11.4Q12 5.6 18.6 11.4", "M2.2 8Q12 -0.4 21.8 8"].map((arc, index) =>
      line(arc, { width: 2.1, fade: [[0, 100], [24 - index * 5, 100], [26 - index * 5, 20, "hold"], [28 - index * 5, 100, "hold"], [31 - index * 5, 24, "hold"]] })),
    layer({}, line("M3.6 3.4L20.4 20.8", { width: 2.2, color: crimson, end: drawn(30, 9) })),
  ),
];
