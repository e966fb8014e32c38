import { figure } from "./figure.ts";
import { amber, box, boxPath, crimson, disc, discPath, fill, group, ink, lamp, layer, lilac, line, mint, paper, quiet, rose, sky } from "./shapes.ts";

const digitFour = (x: number) => `M${x + 50} 84H${x + 90}V176H${x + 108}V208H${x + 90}V240H${x + 56}V208H${x}V180ZM${x + 56} 132L${x + 34} 176H${x + 56}Z`;
const drum = `${discPath(200, 162, 78)}${discPath(200, 162, 9)}${Array.from({ length: 8 }, (_, index) => {
  const [sin, cos] = [Math.sin((index * Math.PI) / 4), Math.cos((index * Math.PI) / 4)];
  const at = (x: number, y: number) => `${200 + x * cos - y * sin} ${162 + x * sin + y * cos}`;
  return `M${at(-7, -30)}L${at(-7, -58)}A7 7 0 0 1 ${at(7, -58)}L${at(7, -30)}A7 7 0 0 1 ${at(-7, -30)}Z`;
}).join("")}`;
const rock = [0.37, 0, 0.63, 1] as const;

/** A frame of film with a ball where it is at that moment of its bounce. */
const filmFrame = (index: number) => {
  const x = index * 112;
  const height = [0, 34, 48, 34][index % 4] ?? 0;
  return [fill(`${boxPath(x, 76, 112, 148)}${boxPath(x + 8, 104, 96, 92, 6)}${[0, 1, 2, 3].map((hole) => boxPath(x + 8 + hole * 28, 84, 12, 12, 3) + boxPath(x + 8 + hole * 28, 204, 12, 12, 3)).join("")}`), box(x + 8, 104, 96, 92, 6, amber[0]), line(`M${x + 20} 186H${x + 92}`, { width: 4 }), disc(x + 56, 170 - height, 13)];
};

export const notFound = [
  figure(
    {
      key: "404-drum", title: "Four, drum, four", frames: 72, frameRate: 24, canvas: [400, 300],
      description: "The nought of 404 is a zoetrope that turns in steps and has nothing to show.",
      tags: ["404", "error", "not found", "page", "drum", "zoetrope", "missing", "loop"],
    },
    fill(digitFour(10)), fill(digitFour(282)),
    group({ pivot: [200, 162] }, box(189, 93, 22, 46, 10, crimson)),
    group({ pivot: [200, 162], turn: [[0, 0], [24, 90, "steps"], [34, 90], [46, 135, "anticipate"], [52, 135], [58, 124], [72, 135, "spring"]] }, fill(drum)),
    line("M120 262H280", { width: 5, color: quiet, dash: [10, 12], dashOffset: [[0, 0], [24, -44, "steps"], [72, -44]] }),
  ),
  figure(
    {
      key: "404-film", title: "One frame is missing", frames: 48, frameRate: 24, canvas: [400, 300], 
      description: "A strip of film jerks past, frame by frame, and every fourth one has been cut out.",
      tags: ["404", "film", "missing", "not found", "error", "frame", "cinema", "empty"],
    },
    layer(
      { clip: boxPath(0, 40, 400, 220) },
      group(
        { move: [[0, [-448, 0]], [9, [-448, 0]], [12, [-336, 0], "steps"], [21, [-336, 0]], [24, [-224, 0], "steps"], [33, [-224, 0]], [36, [-112, 0], "steps"], [45, [-112, 0]], [48, [0, 0], "steps"]] },
        ...Array.from({ length: 9 }, (_, index) => index % 4 === 2 ? [line(boxPath(index * 112 + 12, 82, 88, 136, 6), { width: 4, color: crimson, dash: [9, 8], cap: "butt" })] : filmFrame(index)).flat(),
      ),
    ),
  ),
  figure(
    {
      key: "404-boat", title: "Boat, a little lost", frames: 96, canvas: [400, 300],
      description: "A paper boat sails up and down the same short stretch of water and turns round at either end.",
      tags: ["404", "boat", "lost", "not found", "error", "sea", "paper", "adrift"],
    },
    line("M70 226H330", { width: 4, color: sky[2], dash: [14, 12], dashOffset: [[0, 0], [96, -52, "linear"]] }),
    line("M110 246H290", { width: 4, color: sky[2], dash: [14, 12], dashOffset: [[0, 0], [96, 52, "linear"]] }),
    group(
      { move: [[0, [-84, 0]], [8, [-84, 0]], [44, [84, 0]], [56, [84, 0]], [92, [-84, 0]], [96, [-84, 0]]] },
      group(
        { pivot: [200, 206], scale: [[0, [100, 100]], [44, [100, 100]], [56, [-100, 100]], [86, [-100, 100]], [96, [100, 100]]], turn: [[0, -4], [24, 4, rock], [48, -4, rock], [72, 4, rock], [96, -4, rock]] },
        fill("M196 116L248 188H146Z"), fill("M196 116L206 188H146Z", sky[1]), fill("M126 184L200 200L274 184L248 222H152Z"), line("M196 116V96", { width: 4 }), fill("M198 94L226 103L198 112Z", crimson),
      ),
    ),
    group({ pivot: [310, 84], turn: [[0, -8], [24, 10, rock], [48, -8, rock], [72, 10, rock], [96, -8, rock]] }, line("M296 66Q296 50 311 50T326 65Q326 76 311 82V92", { width: 8 }), disc(311, 107, 5.5, crimson)),
  ),
  figure(
    {
      key: "404-owl", title: "Owl, looking everywhere", frames: 96, canvas: [400, 300],
      description: "An owl behind a wall looks left, looks right, turns its head over and blinks: nothing here.",
      tags: ["404", "owl", "looking", "not found", "error", "search", "animals", "empty"],
    },
    group(
      { pivot: [200, 178], turn: [[0, 0], [14, 0], [22, -9, "out-back"], [38, -9], [48, 10, "out-back"], [64, 10], [74, 0, "out-back"], [96, 0]], move: [[0, [0, 0]], [22, [-8, 0], "out-back"], [38, [-8, 0]], [48, [8, 0], "out-back"], [64, [8, 0]], [74, [0, 0], "out-back"], [96, [0, 0]]] },
      fill(`M112 52C136 66 152 72 200 72S264 66 288 52C292 88 286 104 286 130C286 196 274 214 274 240H126C126 214 114 196 114 130C114 104 108 88 112 52Z${discPath(160, 128, 38)}${discPath(240, 128, 38)}M188 158H212L200 186Z`),
      disc(160, 128, 34, amber[0]), disc(240, 128, 34, amber[0]),
      ...[160, 240].map((x) => group({ move: [[0, [0, 0]], [10, [0, 0]], [15, [-13, 0], "out"], [36, [-13, 0]], [42, [13, 0], "out"], [62, [13, 0]], [68, [0, 4], "out"], [90, [0, 4]], [96, [0, 0]]] }, disc(x, 128, 17), disc(x + 5, 122, 4.5, amber[0]))),
      ...[160, 240].map((x) => group({ pivot: [x, 88], scale: [[0, [100, 0]], [76, [100, 0]], [79, [100, 100], "in"], [82, [100, 100]], [86, [100, 0], "out"], [96, [100, 0]]] }, disc(x, 128, 39.5), line(`M${x - 26} 144Q${x} 160 ${x + 26} 144`, { width: 5, color: amber[0] }))),
    ),
    fill("M40 224H360V268H40Z"), line("M40 246H360M96 224V246M168 224V246M240 224V246M312 224V246M60 246V268M132 246V268M204 246V268M276 246V268M340 246V268", { width: 3, color: amber[2] }),
  ),
  figure(
    {
      key: "404-thread", title: "The thread breaks off", frames: 54, posterFrame: 6, loops: false, canvas: [400, 300],
      description: "A tag hangs on a taut thread; the thread parts, its ends curl up and the tag is gone.",
      tags: ["404", "thread", "cut", "broken", "not found", "error", "link", "lost"],
    },
    fill("M84 24H316V38H84Z"), fill("M176 20H224V62Q224 70 216 70H184Q176 70 176 62Z"), line("M184 46H216M184 56H216", { width: 4, color: lilac[1] }),
    line([[0, "M200 66C200 82 200 98 200 110C200 118 200 124 200 130"], [12, "M200 66C200 82 200 98 200 110C200 118 200 124 200 130"], [17, "M200 66C206 84 186 92 192 80C196 72 206 78 202 86", "out"], [26, "M200 66C196 88 216 98 212 84C208 74 198 80 202 88"], [36, "M200 66C204 86 188 96 191 83C195 73 204 79 201 87"], [48, "M200 66C199 86 210 96 207 84C204 75 198 80 201 87"], [54, "M200 66C199 86 210 96 207 84C204 75 198 80 201 87"]], { width: 4, color: crimson }),
    group(
      { pivot: [200, 130], move: [[0, [0, 0]], [6, [0, 4]], [12, [0, 0]], [13, [0, 0]], [36, [-20, 230], "fall"], [54, [-20, 230]]], turn: [[0, 3], [6, -3], [12, 2], [36, -64, "in"]] },
      line([[0, "M200 130C200 134 200 140 200 156"], [13, "M200 130C200 134 200 140 200 156"], [19, "M208 142C214 132 196 134 200 156", "out"], [54, "M208 142C214 132 196 134 200 156"]], { width: 4, color: crimson }),
      fill(`M186 148H214L250 184V262Q250 270 242 270H158Q150 270 150 262V184Z${discPath(200, 170, 7)}`), line("M174 208H226M174 232H206", { width: 8, color: lilac[1] }),
    ),
  ),
  figure(
    {
      key: "404-map", title: "Map without the place", frames: 72, loops: false, canvas: [400, 300],
      description: "A map unfolds, a dashed route sets out across it, and the pin finds no spot to stand on.",
      tags: ["404", "map", "lost", "not found", "error", "location", "pin", "travel"],
    },
    ...[0, 1, 2].map((panel) =>
      group({ pivot: [60 + panel * 94, 160], scale: [[0, [panel === 0 ? 100 : 0, 100]], [panel * 7, [panel === 0 ? 100 : 0, 100]], [panel * 7 + 9, [104, 100], "out"], [panel * 7 + 13, [100, 100]]] },
        fill(`M${60 + panel * 94} ${panel % 2 === 0 ? 84 : 104}l94 ${panel % 2 === 0 ? 20 : -20}v150l-94 ${panel % 2 === 0 ? -20 : 20}Z`, panel % 2 === 0 ? mint[1] : mint[0]))),
    fill("M106 94Q122 130 92 152T112 246L60 234V84Z", sky[1]), 
    group({ fade: [[0, 0], [24, 0], [30, 100]] }, fill("M170 236l16 -30l16 30ZM194 240l12 -22l12 22ZM292 120l14 -28l14 28Z")),
    line("M60 84L154 104L248 84L342 104V254L248 234L154 254L60 234Z", { width: 5, fade: [[0, 0], [22, 0], [28, 100]] }),
    line("M132 214C150 170 186 196 206 170S236 132 262 150", { width: 6, color: ink, dash: [10, 9], cap: "butt", fade: [[0, 0], [22, 0], [26, 100]] }),
    group({ pivot: [286, 158], move: [[0, [0, -190]], [30, [0, -190]], [40, [0, 0], "fall"], [46, [0, -22], "out"], [52, [0, 0], "in"], [56, [0, -8], "out"], [60, [0, 0], "in"]], turn: [[40, 0], [46, -14], [52, 0], [56, 8], [60, 0]] }, fill(`M286 158C266 130 256 118 256 102A30 30 0 1 1 316 102C316 118 306 130 286 158Z${discPath(286, 102, 12)}`, crimson)),
    group({ pivot: [286, 160], scale: [[0, 0], [40, 0], [44, 100, "out"]], fade: [[40, 100], [56, 0]] }, line("M262 160a24 7 0 1 0 48 0a24 7 0 1 0 -48 0", { width: 3 })),
  ),
  figure(
    {
      key: "404-signpost", title: "Signpost, undecided", frames: 90, canvas: [400, 300],
      description: "The two boards of a signpost spin on their pole and cannot agree where to go.",
      tags: ["404", "signpost", "direction", "lost", "not found", "error", "arrow", "crossroads"],
    },
    fill("M110 262Q200 244 290 262V276H110Z"), box(193, 30, 14, 236), fill("M193 30L200 18L207 30Z"),
    group({ pivot: [200, 82], scale: [[0, [100, 100]], [10, [106, 100]], [24, [-106, 100], "in-out"], [30, [-98, 100]], [34, [-100, 100]], [56, [-100, 100]], [72, [104, 100], "in-out"], [78, [100, 100]], [90, [100, 100]]] }, fill("M150 56H286L314 82L286 108H150Z"), line("M170 82H262", { width: 9, color: rose[0] })),
    group({ pivot: [200, 152], scale: [[0, [100, 100]], [26, [100, 100]], [34, [106, 100]], [48, [-104, 100], "in-out"], [54, [-100, 100]], [70, [-106, 100]], [84, [104, 100], "in-out"], [90, [100, 100]]] }, fill("M246 128H122L96 152L122 176H246Z", crimson), line("M138 152H222", { width: 9, color: paper })),
  ),
  figure(
    {
      key: "404-projector", title: "Lamp without a picture", frames: 48, frameRate: 24, canvas: [400, 300],
      description: "A projector runs, its reels turn and its light flickers, but the screen stays empty.",
      tags: ["404", "projector", "empty", "no results", "not found", "error", "cinema", "film"],
    },
    fill("M168 168L306 96V262L168 190Z", [[0, amber[0]], [6, amber[1], "hold"], [8, amber[0], "hold"], [22, amber[1], "hold"], [26, amber[0], "hold"], [28, amber[1], "hold"], [30, amber[0], "hold"], [48, amber[0]]]),
    box(300, 74, 14, 210, 4), fill("M284 284H330V290H284Z"),
    line("M286 130L252 148V206L286 224Z", { width: 4, color: crimson, dash: [8, 8], cap: "butt", dashOffset: [[0, 0], [48, -32, "steps"]] }),
    ...[[70, 92, 38], [134, 104, 30]].map(([x = 0, y = 0, r = 0]) => group({ pivot: [x, y], turn: [[0, 0], [48, 120, "steps"]] }, fill(`${discPath(x, y, r)}${[0, 1, 2].map((hole) => discPath(x + Math.cos((hole * 2 * Math.PI) / 3) * r * 0.56, y + Math.sin((hole * 2 * Math.PI) / 3) * r * 0.56, r * 0.24)).join("")}`))),
    fill("M44 138H150Q158 138 158 146V158H176V200H158V212Q158 220 150 220H44Q36 220 36 212V146Q36 138 44 138Z"), disc(64, 180, 12, lamp), line("M96 166H134M96 180H134M96 194H120", { width: 6, color: amber[0] }),
    fill("M76 220H116L140 288H128L100 232L68 288H56Z"),
  ),
];
