import { figure } from "./figure.ts";
import { amber, box, boxPath, disc, discPath, fill, group, ink, lamp, layer, lilac, line, paper, quiet, sky } from "./shapes.ts";
import type { Key, Point } from "./shapes.ts";
import { rays } from "./rays.ts";
import { toggled } from "./toggled.ts";

const person = (x: number, y: number, size: number, color: string = ink) =>
  fill(`${discPath(x, y - size * 0.42, size * 0.34)}M${x - size * 0.66} ${y + size * 0.72}C${x - size * 0.66} ${y - size * 0.16} ${x + size * 0.66} ${y - size * 0.16} ${x + size * 0.66} ${y + size * 0.72}Z`, color);

const ridges = ["M5.4 17.6C4.6 15.4 4.2 13.4 4.2 11.6A7.8 7.8 0 0 1 17.4 6", "M19.2 8.6C20.4 11.6 19.8 15.4 18.8 18.4", "M8.2 20C7.2 17.2 6.8 14.6 6.8 11.8A5.2 5.2 0 0 1 17.2 11.8C17.2 14.8 16.8 17.8 15.8 20.6", "M12 21.4C10 18.4 9.4 15 9.4 11.8A2.6 2.6 0 0 1 14.6 11.8C14.6 14.6 14.4 16.8 13.8 18.8", "M12 11.8C12 14 12.2 15.6 12.6 17.2"];

export const login = [
  figure(
    {
      key: "login-key", title: "Key in the lock", frames: 60, loops: false, canvas: [400, 300],
      description: "A key slides into its lock, turns over, and a light says come in.",
      tags: ["login", "key", "lock", "unlock", "sign in", "security", "access", "success"],
    },
    fill(`M276 70H388Q396 70 396 78V222Q396 230 388 230H276Q260 230 260 214V86Q260 70 276 70Z${boxPath(260, 138, 54, 24, 4)}`),
    fill(discPath(346, 150, 15), [[0, quiet], [40, quiet, "hold"], [44, lamp, "linear"]]),
    ...rays(346, 150, 22, 32, 42, [-90, -45, 0, 45, 90, 135, 180, 225]),
    group(
      { pivot: [200, 150], move: [[0, [-58, 0]], [8, [-65, 0]], [20, [3, 0], "in"], [24, [0, 0]]] },
      group(
        { pivot: [200, 150], scale: [[0, [100, 100]], [26, [100, 100]], [33, [100, 12], "in"], [40, [100, -108], "out"], [45, [100, -100]]] },
        fill(`M108 108A42 42 0 1 0 108 192A42 42 0 1 0 108 108Z${discPath(92, 150, 15)}`),
        box(144, 143, 158, 14, 3), fill("M262 157H276V176H262ZM284 157H298V182H284Z"), box(150, 136, 10, 28, 2),
      ),
    ),
    layer({}, fill(`M276 70H388V138H260V86Q260 70 276 70ZM260 162H388V230H276Q260 230 260 214Z`), fill(discPath(346, 150, 15), [[0, quiet], [40, quiet, "hold"], [44, lamp, "linear"]])),
  ),
  figure(
    {
      key: "login-lock", title: "Padlock", frames: 70, markers: { locked: [0, 1], unlock: [0, 20], open: [20, 36], lock: [36, 56] }, posterFrame: 24, featuredRank: 34,
      description: "The shackle jumps, swings aside and comes home again with a click that moves the whole lock.",
      tags: ["login", "lock", "unlock", "padlock", "security", "privacy", "interactive", "icon"],
      stateMachine: toggled({ off: "locked", turnOn: "unlock", turnOff: "lock" }),
    },
    group(
      { move: [[0, [0, 0]], [42, [0, 0]], [46, [0, 0.9], "out"], [52, [0, 0]]] },
      group(
        { pivot: [16.4, 11], move: [[0, [0, 0]], [3, [0, 0.4]], [9, [0, -2.6], "out"], [13, [0, -2.2]], [36, [0, -2.2]], [39, [0, -2.6]], [45, [0, 0], "in"]], scale: [[0, [100, 100]], [9, [100, 100]], [18, [-82, 100]], [20, [-78, 100]], [36, [-78, 100]], [40, [100, 100]]] },
        line("M7.6 12V7.8A4.4 4.4 0 0 1 16.4 7.8V12", { width: 2.2 }),
      ),
      box(3.8, 10.6, 16.4, 11.6, 2.6),
      disc(12, 15.4, 1.5, [[0, paper], [5, paper, "hold"], [10, lamp, "linear"], [40, lamp, "hold"], [46, paper, "linear"]]),
      fill("M11.3 15.8H12.7L13.2 19.2H10.8Z", [[0, paper], [5, paper, "hold"], [10, lamp, "linear"], [40, lamp, "hold"], [46, paper, "linear"]]),
    ),
  ),
  figure(
    {
      key: "login-fingerprint", title: "Fingerprint, read line by line", frames: 75, 
      description: "A lit line travels over a fingerprint and every ridge it has passed turns to ink.",
      tags: ["login", "fingerprint", "touch", "biometric", "scan", "passkey", "identity", "security"],
    },
    ...ridges.map((ridge) => line(ridge, { width: 1.5, color: quiet, fade: 45 })),
    layer(
      { clip: [[0, "M0 0H24V2H0Z"], [36, "M0 0H24V23H0Z"], [62, "M0 0H24V23H0Z"], [74, "M0 0H24V2H0Z"], [75, "M0 0H24V2H0Z"]] },
      ...ridges.map((ridge) => line(ridge, { width: 1.5 })),
    ),
    group({ move: [[0, [0, 0]], [36, [0, 21]], [62, [0, 21]], [74, [0, 0]], [75, [0, 0]]], fade: [[0, 100], [38, 100], [44, 0], [58, 0], [63, 100]] }, line("M1.6 2H22.4", { width: 1.2, color: lamp })),
  ),
  figure(
    {
      key: "login-passkey", title: "Passkey", frames: 50, loops: false,
      description: "A figure steps up and a lit key is hung at its side; no password needed.",
      tags: ["login", "passkey", "key", "user", "sign in", "passwordless", "identity", "icon"],
    },
    group({ pivot: [9.5, 22], scale: [[0, [100, 0]], [9, [95, 107], "out"], [15, [100, 100]]] }, disc(9.5, 7, 4.4), fill("M1.4 21.6C1.4 14.2 6 12.8 9.5 12.8C11 12.8 12.4 13 13.6 13.8V21.6Z")),
    group(
      { pivot: [18.4, 9], move: [[0, [4, -10]], [14, [4, -10]], [25, [0, 0.7], "out"], [30, [0, 0]]], turn: [[14, 60], [26, -8, "out"], [32, 5], [38, -2], [44, 0]], fade: [[0, 0], [14, 0], [18, 100]] },
      fill(`M18.4 6.6A3.8 3.8 0 0 1 19.9 13.9V15.2L21.2 16.5L19.9 17.8L21.2 19.1L18.4 22.2L16.9 20.7V13.9A3.8 3.8 0 0 1 18.4 6.6Z${discPath(18.4, 9.4, 1.1)}`, lamp),
    ),
  ),
  figure(
    {
      key: "login-door", title: "Come in", frames: 60, canvas: [400, 300],
      description: "A door opens on a lit room, waits for a moment and closes again.",
      tags: ["login", "door", "enter", "welcome", "open", "sign in", "access", "loop"],
    },
    fill([[0, "M150 262H262L262 266H150Z"], [8, "M150 262H262L262 266H150Z"], [24, "M150 262H262L318 290H96Z", "out"], [42, "M150 262H262L318 290H96Z"], [56, "M150 262H262L262 266H150Z"], [60, "M150 262H262L262 266H150Z"]], amber[1]),
    fill(`${boxPath(134, 30, 144, 236, 6)}`), box(150, 46, 112, 216, 0, amber[0]),
    fill("M206 262V150A28 28 0 0 1 262 150V262Z", amber[1]), disc(206, 102, 12, lamp),
    fill([[0, "M150 46L262 46V262L150 262Z"], [4, "M150 46L262 46V262L150 262Z"], [22, "M150 46L180 66V276L150 262Z", "out"], [26, "M150 46L186 63V275L150 262Z"], [42, "M150 46L186 63V275L150 262Z"], [56, "M150 46L262 46V262L150 262Z", "in"], [60, "M150 46L262 46V262L150 262Z"]]),
    fill([[0, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"], [4, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"], [22, "M154 68L174 80V152L154 145ZM154 165L174 173V252L154 245Z", "out"], [26, "M155 68L179 78V151L155 145ZM155 165L179 172V252L155 244Z"], [42, "M155 68L179 78V151L155 145ZM155 165L179 172V252L155 244Z"], [56, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z", "in"], [60, "M166 66L246 66V142L166 142ZM166 162L246 162V242L166 242Z"]], lilac[2]),
    group({ move: [[0, [0, 0]], [4, [0, 0]], [22, [-76, 10], "out"], [26, [-70, 9]], [42, [-70, 9]], [56, [0, 0], "in"], [60, [0, 0]]] }, disc(249, 152, 5, paper)),
  ),
  figure(
    {
      key: "login-badge", title: "Badge on a ribbon", frames: 75, loops: false, canvas: [400, 300], category: "business",
      description: "An identity badge drops in on its ribbon, swings and hangs still with its light on.",
      tags: ["login", "id card", "badge", "identity", "profile", "conference", "member", "business"],
    },
    group(
      { pivot: [200, -60], move: [[0, [0, -270]], [11, [0, 8], "fall"], [16, [0, -4]], [21, [0, 0]]], turn: [[0, 7], [14, 7], [24, -7], [35, 4.5], [46, -2.5], [56, 1.2], [66, 0]] },
      fill("M172 -60H188L206 84H194ZM228 -60H212L194 84H206Z", lamp), fill("M190 76H210V98H190Z"),
      group({ pivot: [200, 90], turn: [[0, -4], [16, 5], [28, -5], [40, 3], [52, -1.5], [64, 0]] },
        fill(`${boxPath(136, 92, 128, 170, 14)}${boxPath(180, 100, 40, 9, 4)}`), box(146, 116, 108, 136, 8, paper), box(164, 128, 72, 62, 8, sky[0]),
        person(200, 166, 30), line("M164 208H236M164 230H206", { width: 8 }), disc(230, 230, 6, [[0, quiet], [62, quiet, "hold"], [66, lamp, "linear"]])),
    ),
  ),
  figure(
    {
      key: "login-password", title: "Password, dot by dot", frames: 75, canvas: [400, 160],
      description: "Six dots are typed into a field with a blinking caret and the button answers.",
      tags: ["login", "password", "typing", "field", "form", "sign in", "dots", "secure"],
    },
    box(30, 44, 340, 72, 16, paper), line(boxPath(30, 44, 340, 72, 16), { width: 5 }),
    ...[0, 1, 2, 3, 4, 5].map((index) => group({ pivot: [70 + index * 30, 80], scale: [[0, 0], [6 + index * 5, 0], [9 + index * 5, 125, "out"], [12 + index * 5, 100], [66, 100], [70, 0], [75, 0]] }, disc(70 + index * 30, 80, 9))),
    group({ move: [...Array.from({ length: 7 }, (_, index): Key<Point> => [index === 0 ? 0 : 2 + index * 5, [index * 30, 0], "hold"]), [70, [0, 0], "hold"], [75, [0, 0]]], fade: [[0, 100], [42, 0, "hold"], [70, 100, "hold"], [75, 100]] }, line("M56 66V94", { width: 5, color: lamp })),
    group({ pivot: [332, 80], scale: [[0, 100], [40, 100], [44, 84, "out"], [52, 106], [57, 100], [75, 100]] }, fill(boxPath(308, 56, 48, 48, 10), [[0, quiet], [34, quiet, "hold"], [38, ink, "linear"], [44, lamp, "linear"], [66, lamp, "hold"], [71, quiet, "linear"], [75, quiet]]), line("M320 80H343M334 70L344 80L334 90", { width: 5, color: paper })),
  ),
  figure(
    {
      key: "login-frame", title: "Hold still, please", frames: 72, 
      description: "Four corners close in on a figure without a face, and a line reads it from top to bottom.",
      tags: ["login", "face id", "user", "scan", "frame", "camera", "recognition", "avatar"],
    },
    ...[0, 1, 2, 3].map((corner) => group({ pivot: [12, 12], turn: corner * 90 }, group({ move: [[0, [0, 0]], [8, [-0.6, -0.6]], [18, [2, 2], "out-back"], [54, [2, 2]], [66, [0, 0]], [72, [0, 0]]] }, line("M1.8 6V3.6A1.8 1.8 0 0 1 3.6 1.8H6", { width: 2 })))),
    group({ pivot: [12, 12], scale: [[0, 100], [8, 104], [18, 92], [54, 92], [66, 100], [72, 100]] }, person(12, 12, 8.4)),
    group({ move: [[0, [0, 0]], [18, [0, 0]], [34, [0, 13]], [50, [0, 0]], [72, [0, 0]]], fade: [[0, 0], [18, 0], [21, 100], [47, 100], [51, 0], [72, 0]] }, line("M4.6 5.5H19.4", { width: 1.2, color: lamp })),
  ),
  figure(
    {
      key: "login-enter", title: "Through the doorway", frames: 40,
      description: "An arrow walks through an open frame and the next one comes after it.",
      tags: ["login", "arrow", "sign in", "enter", "door", "log in", "icon", "access"],
    },
    line("M13 3H18.2A2.6 2.6 0 0 1 20.8 5.6V18.4A2.6 2.6 0 0 1 18.2 21H13", { width: 2.1 }),
    layer({ clip: "M0 4H18.6V20H0Z" }, group({ move: [[0, [0, 0]], [6, [-1, 0]], [17, [17, 0], "in"], [17.010, [-17, 0], "hold"], [30, [0.7, 0], "out"], [36, [0, 0]], [40, [0, 0]]] }, line("M3 12H14.2M10.2 7.8L14.4 12L10.2 16.2", { width: 2.1, color: lamp }))),
  ),
];
