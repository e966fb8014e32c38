import { figure } from "./figure.ts";
import { rays } from "./rays.ts";
import { amber, box, disc, discPath, drawn, fill, group, ink, lamp, layer, line, mint, paper, pop, quiet, rose } from "./shapes.ts";

const cutTick = "M150 152L164 138L188 162L240 106L254 120L188 190Z";
const petal = "M200 150C178 128 178 92 200 70C222 92 222 128 200 150Z";
export const success = [
  figure(
    {
      key: "success-cut", title: "Tick, cut from paper", frames: 45, loops: false, canvas: [400, 300], featuredRank: 31,
      description: "A line runs round a tick, the piece comes loose, and the light behind the sheet shows through the hole.",
      tags: ["success", "check", "cut", "paper", "done", "complete", "tick", "feedback"],
    },
    group({ pivot: [200, 150], scale: [[24, 60], [32, 100, "out"]] }, disc(200, 150, 84, amber[0])),
    group({ pivot: [200, 150], scale: [[0, 92], [5, 100, "out"], [20, 100], [23, 97], [29, 102, "out"], [34, 100]] }, fill(`${discPath(200, 150, 104)}${cutTick}`)),
    group({ pivot: [200, 150], scale: [[0, 92], [5, 100, "out"]], fade: [[0, 100], [20, 0, "hold"]] }, disc(200, 150, 103)),
    group(
      { pivot: [200, 150], move: [[0, [0, 0]], [20, [0, 0]], [24, [3, -5], "out"], [38, [34, 190], "fall"]], turn: [[0, 0], [20, 0], [24, 4], [38, 58, "in"]], scale: [[0, 100], [20, 100], [24, 103], [38, 96]] },
      fill(cutTick),
      line(cutTick, { width: 3, color: amber[0], dash: [7, 6], cap: "butt", end: drawn(4, 15), fade: [[0, 100], [23, 100, "hold"], [26, 0]] }),
    ),
    ...rays(200, 150, 116, 134, 25, [-90, -45, 0, 45, 90, 135, 180, 225]),
  ),
  figure(
    {
      key: "success-stamp", title: "Stamped and through", frames: 45, loops: false, canvas: [400, 300], category: "business",
      description: "A wooden stamp comes down hard on a sheet, rocks once and leaves a round mark with a tick.",
      tags: ["success", "stamp", "approved", "document", "check", "business", "seal", "permit"],
    },
    group(
      { pivot: [200, 210], scale: [[0, 100], [13, 100], [15, [103, 95], "out"], [21, 100]], turn: -3 },
      box(110, 150, 180, 116, 6, paper),
      line("M130 176H196M130 196H176M130 216H188M130 236H164", { width: 6, color: quiet }),
      group({ fade: [[0, 0], [15, 100, "hold"]], pivot: [240, 212], turn: -9 }, line(discPath(240, 212, 32), { width: 6, color: lamp }), line("M226 213l10 10l20 -23", { width: 8, color: lamp })),
    ),
    group(
      { pivot: [240, 212], move: [[0, [0, -64]], [7, [0, -84]], [13, [0, 0], "in"], [18, [0, 0]], [24, [6, -60], "out"], [36, [150, -220], "in"]], turn: [[0, 0], [7, -5], [13, 0, "in"], [18, 4], [24, 0], [36, 14]] },
      fill("M200 212V196Q200 186 210 184L226 178C234 172 232 148 222 134C212 116 222 92 240 92S268 116 258 134C248 148 246 172 254 178L270 184Q280 186 280 196V212Z"),
      fill("M204 196H276V203H204Z", amber[1]),
    ),
  ),
  figure(
    {
      key: "success-bloom", title: "Bloom", frames: 45, loops: false, canvas: [400, 300],
      description: "Eight tissue petals open one after the other round a disc with a tick: joy without confetti.",
      tags: ["success", "bloom", "flower", "check", "celebration", "welcome", "spring", "done"],
    },
    ...[0, 2, 4, 6, 1, 3, 5, 7].map((place, index) =>
      group(
        { pivot: [200, 150], turn: [[0, place * 45 - 70], [6 + index, place * 45 - 70], [22 + index, place * 45, [0.2, 0.9, 0.4, 1.08]]], scale: [[0, 0], [4 + index, 0], [20 + index, 112, "out"], [26 + index, 100]] },
        group({ pivot: [200, 150], scale: [110, 128] }, fill(petal, [rose[1], amber[1], rose[2], amber[1]][place % 4] ?? rose[1])),
        line("M200 116V78", { width: 4, color: ink }),
      )),
    group({ pivot: [200, 150], scale: pop(4, 12) }, disc(200, 150, 44)),
    line("M180 152L194 166L222 134", { width: 11, color: paper, end: drawn(22, 9) }),
  ),
  figure(
    {
      key: "success-sealed", title: "Letter, sealed", frames: 48, loops: false, canvas: [400, 300],
      description: "The sheet slips in, the flap folds down and a drop of lit wax closes the letter.",
      tags: ["success", "mail", "letter", "sent", "seal", "envelope", "message", "newsletter"],
    },
    fill("M92 128H308V250H92Z"),
    group({ pivot: [200, 128], scale: [[0, [100, -100]], [14, [100, -100]], [19, [100, 4], "in"], [19.01, [100, 0], "hold"], [48, [100, 0]]] }, fill("M92 128H308L200 214Z", amber[2])),
    layer({ clip: "M60 0H340V240H60Z" }, group({ move: [[0, [0, -96]], [5, [0, -102]], [15, [0, 0], "in"]] }, box(110, 136, 180, 104, 4, paper), line("M132 160H240M132 182H268M132 204H220", { width: 7, color: quiet }))),
    fill("M92 132L200 208L308 132V244Q308 252 300 252H100Q92 252 92 244Z"),
    line("M96 248L172 190M304 248L228 190", { width: 3, color: amber[0] }),
    group({ pivot: [200, 128], scale: [[0, [100, 0]], [19, [100, 0], "hold"], [25, [100, 104], "out"], [28, [100, 100]]] }, fill("M92 128H308L208 208Q200 214 192 208Z"), line("M96 132L192 208Q200 214 208 208L304 132", { width: 3, color: amber[0] })),
    group(
      { pivot: [200, 200], scale: [[0, 0], [28, 0], [34, 124, "out"], [39, 94], [43, 100]], turn: [[28, -30], [39, 0, "out"]] },
      fill("M200 176Q210 172 216 180Q226 182 224 193Q231 201 223 208Q222 219 212 219Q203 228 195 220Q183 222 180 212Q171 205 177 196Q174 185 184 182Q190 173 200 176Z", lamp),
      fill("M200 186L203.4 196.6L214 200L203.4 203.4L200 214L196.6 203.4L186 200L196.6 196.6Z"),
    ),
  ),
  figure(
    {
      key: "success-flag", title: "Flag on the summit", frames: 48, loops: false, canvas: [400, 300], category: "business",
      description: "A pole is driven into the highest of three peaks, trembles, and its flag rolls out.",
      tags: ["success", "flag", "summit", "goal", "mountain", "achievement", "milestone", "leadership"],
    },
    fill("M20 270L104 198L150 226L176 204L262 186L306 214L332 198L384 270Z", mint[2]),
    fill("M60 270L150 196L176 214L212 168L262 226L292 206L350 270Z"),
    fill("M212 168L196 189L206 185L214 193L222 184L231 190Z", paper),
    group(
      { pivot: [212, 172], move: [[0, [0, -150]], [9, [0, 4], "fall"], [13, [0, 0]]], turn: [[0, 0], [9, 0], [13, 5, "out"], [17, -4], [21, 2], [25, 0]], fade: [[0, 0], [3, 100]] },
      line("M212 172V56", { width: 6 }), disc(212, 54, 6),
      fill([[0, "M215 62C215 62 216 62 217 62C218 62 218 62 219 62L219 104C218 104 218 104 217 104C216 104 215 104 215 104Z"], [12, "M215 62C215 62 216 62 217 62C218 62 218 62 219 62L219 104C218 104 218 104 217 104C216 104 215 104 215 104Z"], [22, "M215 62C236 52 248 52 264 62C280 72 296 68 312 58L300 104C284 112 270 110 256 104C244 98 232 98 215 104Z", "out"], [34, "M215 62C232 70 246 72 264 62C282 52 296 56 308 66L298 108C284 100 268 98 256 106C244 114 230 112 215 104Z"], [48, "M215 62C236 54 248 54 264 62C280 70 296 68 311 60L300 105C284 111 270 109 256 104C244 99 232 99 215 104Z"]], lamp),
    ),
  ),
  figure(
    {
      key: "success-plug", title: "Plugged in", frames: 45, loops: false, canvas: [400, 300],
      description: "A plug takes aim, goes into its socket and the cable settles behind it.",
      tags: ["success", "plug", "connected", "online", "integration", "power", "connection", "setup"],
    },
    line([[0, "M-10 176C40 176 60 210 96 190C110 182 116 150 132 150"], [12, "M-10 176C30 176 40 226 76 196C92 182 96 150 112 150"], [19, "M-10 176C60 176 90 172 120 164C146 156 150 150 168 150", "in"], [25, "M-10 176C50 176 80 216 116 190C140 172 146 150 164 150"], [33, "M-10 176C56 176 86 196 118 180C142 166 146 150 164 150"]], { width: 11 }),
    fill("M284 96Q246 96 246 130V170Q246 204 284 204H410V96Z"),
    box(246, 126, 26, 10, 0, rose[0]), box(246, 164, 26, 10, 0, rose[0]),
    group(
      { move: [[0, [-36, 0]], [12, [-56, 0]], [19, [4, 0], "in"], [24, [0, 0]]] },
      fill("M224 127H258V135H224ZM224 165H258V173H224Z"),
      fill("M164 136Q166 112 190 108H218Q228 108 228 118V182Q228 192 218 192H190Q166 188 164 164Z"),
      line("M190 130V170M204 130V170", { width: 5, color: rose[0] }),
    ),
    group({ pivot: [320, 150], scale: pop(21, 10) }, disc(320, 150, 15, lamp)),
    ...rays(237, 150, 62, 84, 19, [-112, -90, -68, 68, 90, 112]),
  ),
  figure(
    {
      key: "success-tack", title: "Pinned to the wall", frames: 50, loops: false, canvas: [400, 300],
      description: "A tack drops on to a note, bites, and the note swings to rest below it.",
      tags: ["success", "thumbtack", "pin", "note", "saved", "reminder", "board", "office"],
    },
    group(
      { pivot: [200, 84], turn: [[0, 0], [11, 0], [15, -9, "out"], [22, 6], [29, -4], [36, 2], [44, 0]], move: [[0, [0, 0]], [10, [0, 0]], [12, [0, 5], "out"], [17, [0, 0]]] },
      fill("M124 62H276V206L240 242H124Z", amber[1]), fill("M276 206L240 242V206Z"),
      line("M148 126H252M148 152H234M148 178H208", { width: 8 }),
    ),
    group(
      { pivot: [200, 84], move: [[0, [26, -120]], [11, [0, 0], "fall"]], turn: [[0, 34], [11, 14, "in"], [15, 20, "out"], [20, 14]], fade: [[0, 0], [3, 100]] },
      line("M200 86V64", { width: 4 }),
      fill("M184 66Q184 54 194 52L196 36H190Q186 36 186 31T190 26H210Q214 26 214 31T210 36H204L206 52Q216 54 216 66Z", lamp),
    ),
    ...rays(200, 84, 20, 34, 11, [160, 200, -20, 20], ink, 4),
  ),
  figure(
    {
      key: "success-puzzle", title: "The last piece", frames: 45, loops: false, canvas: [400, 300], category: "business",
      description: "The missing piece of a puzzle turns in the air, drops into place and everything gives a nod.",
      tags: ["success", "puzzle", "solution", "complete", "teamwork", "business", "fit", "idea"],
    },
    group(
      { pivot: [200, 150], scale: [[0, 100], [21, 100], [24, 95, "out"], [30, 102], [35, 100]] },
      fill("M118 68H198V98A15 15 0 1 0 198 126V148H170A15 15 0 1 1 142 148H118Z"),
      fill("M282 68V148H256A15 15 0 1 0 228 148H202V128A11 11 0 1 1 202 96V68Z"),
      fill("M118 152H140A18 18 0 1 0 172 152H198V174A15 15 0 1 1 198 206V232H118Z"),
      group(
        { pivot: [242, 190], move: [[0, [74, -110]], [6, [78, -118]], [21, [0, 0], [0.5, 0, 0.3, 1]]], turn: [[0, 42], [6, 50], [21, 0, [0.5, 0, 0.3, 1]]], scale: [[0, 112], [12, 116], [21, 100, "in"]] },
        fill("M202 152H230A12 12 0 1 1 254 152H282V232H202V207A17 17 0 1 0 202 173Z", lamp),
      ),
    ),
    ...rays(242, 190, 66, 84, 22, [-20, 20, 60, 100]),
  ),
];
