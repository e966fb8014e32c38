import { figure } from "./figure.ts";
import { amber, box, boxPath, disc, discPath, drawn, fill, group, ink, lamp, layer, line, mint, paper, quiet, rose, sky } from "./shapes.ts";
import type { Key, Point } from "./shapes.ts";
import { rays } from "./rays.ts";

/** The face of a coin: a slit drum, so that it belongs to no country. */
const coinFace = (x: number, y: number, radius: number) => {
  const slits = Array.from({ length: 8 }, (_, index) => {
    const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
    return `M${x + cos * radius * 0.34} ${y + sin * radius * 0.34}L${x + cos * radius * 0.6} ${y + sin * radius * 0.6}`;
  }).join("");
  return [disc(x, y, radius), line(discPath(x, y, radius * 0.8), { width: radius * 0.06, color: amber[0] }), line(slits, { width: radius * 0.13, color: amber[0] })];
};
const flips = Array.from({ length: 25 }, (_, step): Key<Point> => [8 + step * 1.25, [100 * Math.cos((step / 24) * Math.PI * 4), 100], "linear"]);

export const money = [
  figure(
    {
      key: "money-coin-flip", title: "Heads or tails", frames: 48, canvas: [400, 300], category: "finance",
      description: "A coin crouches, is thrown up, turns twice in the air and lands on its shadow.",
      tags: ["money", "coin", "flip", "finance", "payment", "chance", "game", "loop"],
    },
    group({ pivot: [200, 274], scale: [[0, 100], [8, 104], [22, 56, "out"], [38, 104, "in"], [48, 100]], fade: [[0, 60], [22, 25], [38, 60]] }, fill("M140 274a60 9 0 1 0 120 0a60 9 0 1 0 -120 0Z", amber[2])),
    group(
      { pivot: [200, 262], move: [[0, [0, 0]], [8, [0, 0]], [23, [0, -104], "out"], [38, [0, 0], "in"], [48, [0, 0]]], scale: [[0, [100, 100]], [6, [108, 90]], [10, [96, 106]], [36, [100, 100]], [40, [109, 89], "out"], [44, [98, 103]], [48, [100, 100]]] },
      group({ pivot: [200, 200], scale: [[0, [100, 100]], ...flips, [48, [100, 100]]] }, ...coinFace(200, 200, 62)),
    ),
  ),
  figure(
    {
      key: "money-card-tap", title: "Card, tapped", frames: 60, loops: false, canvas: [400, 300], category: "finance", 
      description: "A card leans towards a terminal, three waves answer and the display shows a tick.",
      tags: ["money", "payment", "card", "contactless", "tap", "success", "checkout", "terminal"],
    },
    fill("M214 92H330Q342 92 342 104V262Q342 274 330 274H214Q202 274 202 262V104Q202 92 214 92Z"),
    box(218, 108, 108, 60, 6, mint[0]),
    ...Array.from({ length: 9 }, (_, index) => box(222 + (index % 3) * 36, 186 + Math.floor(index / 3) * 26, 28, 16, 5, index === 8 ? lamp : paper)),
    line("M250 138L266 154L296 120", { width: 11, end: drawn(36, 9) }),
    ...[0, 1, 2].map((index) => line(`M${222 + index * 6} ${70 - index * 14}A${30 + index * 18} ${30 + index * 18} 0 0 1 ${266 + index * 16} ${72 - index * 12}`, { width: 6, color: lamp, fade: [[0, 0], [20 + index * 4, 0], [23 + index * 4, 100], [36, 100], [42, 0]] })),
    group(
      { pivot: [130, 130], move: [[0, [-80, 40]], [7, [-88, 44]], [18, [36, -46], "out"], [36, [34, -44]], [50, [-30, 10]]], turn: [[0, -14], [7, -18], [18, 8, "out"], [36, 8], [50, -8]] },
      box(64, 78, 148, 96, 12, rose[2]), box(64, 98, 148, 18, 0, ink), box(80, 134, 30, 22, 5, amber[0]), line("M128 152H190", { width: 7 }),
    ),
  ),
  figure(
    {
      key: "money-wallet", title: "Wallet, one more note", frames: 60, canvas: [400, 300], category: "finance",
      description: "A note peeks out of a wallet, thinks better of it and goes back in with a snap of the clasp.",
      tags: ["money", "wallet", "cash", "note", "finance", "savings", "payment", "loop"],
    },
    layer({ clip: "M60 0H340V150H60Z" }, group(
      { pivot: [190, 160], move: [[0, [0, 70]], [8, [0, 70]], [20, [0, -8], "out-back"], [38, [0, -8]], [46, [0, 76], "in"], [60, [0, 70]]], turn: [[0, 0], [20, -5], [28, 3], [36, -2], [46, 0]] },
      box(112, 66, 160, 120, 6, mint[1]), line(boxPath(122, 76, 140, 100, 4), { width: 3.5 }), disc(192, 106, 20), box(186, 94, 12, 24, 6, mint[1]),
    )),
    group(
      { pivot: [200, 270], scale: [[0, [100, 100]], [8, [101, 98]], [16, [99, 102]], [24, [100, 100]], [46, [100, 100]], [50, [103, 95], "out"], [56, [100, 100]], [60, [100, 100]]] },
      fill("M82 128H300Q318 128 318 146V252Q318 270 300 270H100Q82 270 82 252Z"), line("M98 146H300M98 254H300", { width: 3, color: amber[0], dash: [9, 7], cap: "butt" }),
      group({ pivot: [324, 200], scale: [[0, 100], [46, 100], [50, 90, "out"], [56, 100]] }, fill("M268 174H330Q338 174 338 182V218Q338 226 330 226H268Q248 226 248 200T268 174Z", amber[2]), disc(272, 200, 9, lamp)),
    ),
  ),
  figure(
    {
      key: "money-receipt", title: "Receipt, line by line", frames: 72, frameRate: 24, loops: false, canvas: [400, 300], category: "finance",
      description: "A printer feeds out a receipt in small jerks, then the slip is torn off and drops.",
      tags: ["money", "receipt", "invoice", "print", "payment", "shopping", "bill", "checkout"],
    },
    layer({ clip: "M100 84H300V300H100Z" }, group(
      { pivot: [200, 88], move: [[0, [0, -190]], [40, [0, 0], "steps"], [50, [0, 0]], [58, [0, 8], "in"]], turn: [[0, 0], [50, 0], [54, 3], [60, -4], [66, -3]] },
      fill("M134 70H266V262L249 274L233 262L216 274L200 262L184 274L167 262L151 274L134 262Z", paper),
      line("M152 108H206M152 132H222M152 156H196", { width: 7, color: quiet }), line("M236 108H248M232 132H248M236 156H248", { width: 7 }), line("M152 180H248", { width: 3, dash: [6, 6], cap: "butt" }), line("M152 206H192", { width: 10 }), line("M222 206H248", { width: 10, color: lamp }),
      line("M156 228V244M164 228V244M174 228V244M180 228V244M192 228V244M200 228V244M206 228V244M218 228V244M228 228V244M236 228V244M244 228V244", { width: 4, cap: "butt" }),
    )),
    fill("M96 34H304Q316 34 316 46V86Q316 98 304 98H96Q84 98 84 86V46Q84 34 96 34Z"), box(116, 82, 168, 6, 3, sky[1]),
    fill(discPath(290, 58, 7), [[0, lamp], [40, lamp, "hold"], [42, sky[1], "hold"]]),
  ),
  figure(
    {
      key: "money-box", title: "Into the money box", frames: 45, canvas: [400, 300], category: "finance",
      description: "A coin falls through the slot of a tin; the tin jumps and its counter moves on.",
      tags: ["money", "savings", "coin", "donation", "box", "finance", "charity", "loop"],
    },
    layer({ clip: "M0 0H400V150H0Z" }, group({ pivot: [200, 60], move: [[0, [0, -110]], [4, [0, -110]], [16, [0, 50], "fall"], [22, [0, 150], "linear"], [45, [0, 150]]], turn: [[0, -30], [16, 0]] }, ...coinFace(200, 60, 38))),
    group(
      { pivot: [200, 272], scale: [[0, [100, 100]], [17, [100, 100]], [21, [106, 92], "out"], [27, [97, 104]], [33, [101, 99]], [38, [100, 100]], [45, [100, 100]]] },
      fill("M112 152H288V258Q288 272 274 272H126Q112 272 112 258Z"), fill("M102 140H298Q304 140 304 146V158Q304 164 298 164H102Q96 164 96 158V146Q96 140 102 140Z"), box(146, 146, 108, 8, 4, amber[1]),
      box(144, 190, 112, 50, 8, paper),
      ...Array.from({ length: 7 }, (_, index) => box(155 + index * 14, 202, 6, 26, 3, index < 3 ? ink : index > 3 ? "#dcd4c4" : [[0, "#dcd4c4"], [20, lamp, "hold"], [42, "#dcd4c4", "hold"], [45, "#dcd4c4"]])),
    ),
    ...rays(200, 150, 66, 88, 16, [-150, -125, -55, -30], ink),
  ),
  figure(
    {
      key: "money-price-tag", title: "Price tag in the wind", frames: 60, canvas: [400, 300], category: "finance",
      description: "A price tag with a cut-out percent sign swings on its string, the string a little ahead.",
      tags: ["money", "price", "tag", "sale", "discount", "shop", "percent", "loop"],
    },
    group(
      { pivot: [200, 20], turn: [[0, 9], [30, -9, [0.37, 0, 0.63, 1]], [60, 9, [0.37, 0, 0.63, 1]]] },
      line("M200 20C188 50 190 70 200 92M200 20C212 50 210 70 200 92", { width: 3.5 }),
      group({ pivot: [200, 90], turn: [[0, 2], [8, 7, [0.4, 0.5, 0.64, 1]], [38, -7, [0.37, 0, 0.63, 1]], [60, 2, [0.37, 0, 0.6, 0.5]]] },
        fill(`M182 70H218L258 112V268Q258 276 250 276H150Q142 276 142 268V112Z${discPath(200, 92, 8)}${discPath(178, 162, 19)}${discPath(178, 162, 8)}${discPath(222, 226, 19)}${discPath(222, 226, 8)}M228 146L240 154L172 242L160 234Z`),
        line(discPath(200, 92, 12), { width: 4, color: lamp })),
    ),
    disc(200, 20, 8),
  ),
  figure(
    {
      key: "money-register", title: "Cash register, ka-ching", frames: 48, canvas: [400, 300], category: "finance",
      description: "A key goes down, the little flag jumps up and the drawer flies out with a rebound.",
      tags: ["money", "cash register", "shop", "sale", "payment", "till", "finance", "checkout"],
    },
    group({ move: [[0, [0, 46]], [7, [0, 46]], [13, [0, -5], "out"], [17, [0, 0]], [38, [0, 0]], [43, [0, 46], "in"], [48, [0, 46]]] }, box(246, 34, 58, 44, 5, lamp), line("M262 56H288", { width: 6, color: paper }), box(271, 74, 8, 40)),
    group({ move: [[0, [0, 0]], [8, [0, 0]], [14, [-46, 0], "out"], [18, [-38, 0]], [36, [-38, 0]], [44, [0, 0], "in"], [48, [0, 0]]] }, box(92, 216, 160, 40, 4, amber[2]), box(84, 212, 16, 48, 4), disc(92, 236, 4, amber[0])),
    fill("M112 80H234Q242 80 244 88L254 140Q316 146 320 160L328 196H112Q96 196 98 180L104 88Q105 80 112 80Z"), box(96, 204, 244, 60, 8), box(122, 96, 100, 32, 5, amber[0]),
    line("M136 112H176", { width: 6, end: [[0, 0], [10, 0], [16, 100, "out"], [44, 100], [46, 0, "hold"], [48, 0]] }),
    ...Array.from({ length: 8 }, (_, index) => group({ move: index === 6 ? [[0, [0, 0]], [4, [0, 0]], [7, [0, 5], "out"], [12, [0, 0]], [48, [0, 0]]] : [0, 0] }, box(130 + (index % 4) * 32 + Math.floor(index / 4) * 5, 148 + Math.floor(index / 4) * 20, 22, 12, 4, index === 6 ? lamp : paper))),
  ),
  figure(
    {
      key: "money-percent", title: "Percent, changing places", frames: 60, category: "finance",
      description: "The two rings of a percent sign roll along its stroke and change places.",
      tags: ["money", "percent", "discount", "interest", "rate", "sale", "finance", "icon"],
    },
    group({ pivot: [12, 12], turn: [[0, 0], [26, 12], [30, 0], [56, 12], [60, 0]] }, line("M18.6 4L5.4 20", { width: 2.4 })),
    ...[0, 1].map((which) =>
      group({ pivot: [12, 12], turn: [[0, which * 180], [4, which * 180 - 8], [26, which * 180 + 188], [30, which * 180 + 180], [34, which * 180 + 172], [56, which * 180 + 368], [60, which * 180 + 360]] }, line(discPath(6.6, 7, 3), { width: 2.4, color: which === 0 ? lamp : ink }))),
  ),
];
