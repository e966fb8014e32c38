import { figure } from "../figure.ts";
import { amber, box, fill, group, keys, lamp, layer, line, paper, quiet } from "../shapes.ts";

export const successSealed = figure(
  {
    key: "success-sealed",
    title: "Letter, sealed",
    frames: 45,
    loops: false,
    canvas: [400, 300],
    description: "The sheet slips in, the flap folds down and a drop of lit wax closes the letter.",
    tags: ["success", "mail", "letter", "sent", "seal", "envelope", "message", "newsletter"],
  },
  fill("M92 128H308V250H92Z"),
  group(
    {
      pivot: [200, 128],
      scale: keys(
        [0, [100, -100]],
        [14, [100, -100]],
        [19, [100, 4], "in"],
        [19.01, [100, 0], "hold"],
        [45, [100, 0]],
      ),
    },
    fill("M92 128H308L200 214Z", amber[2]),
  ),
  layer(
    { clip: "M60 0H340V240H60Z" },
    group(
      {
        move: keys([0, [0, -96]], [5, [0, -102]], [15, [0, 0], "in"]),
      },
      box(110, 136, 180, 104, 4, paper),
      line("M132 160H240M132 182H268M132 204H220", { width: 7, color: quiet }),
    ),
  ),
  fill("M92 132L200 208L308 132V244Q308 252 300 252H100Q92 252 92 244Z"),
  line("M96 248L172 190M304 248L228 190", { width: 3, color: amber[0] }),
  group(
    {
      pivot: [200, 128],
      scale: keys([0, [100, 0]], [19, [100, 0], "hold"], [25, [100, 104], "out"], [28, [100, 100]]),
    },
    fill("M92 128H308L208 208Q200 214 192 208Z"),
    line("M96 132L192 208Q200 214 208 208L304 132", { width: 3, color: amber[0] }),
  ),
  group(
    {
      pivot: [200, 200],
      scale: keys([0, 0], [28, 0], [34, 124, "out"], [39, 94], [43, 100]),
      turn: keys([28, -30], [39, 0, "out"]),
    },
    fill(
      "M200 176Q210 172 216 180Q226 182 224 193Q231 201 223 208Q222 219 212 219Q203 228 195 220Q183 222 180 212Q171 205 177 196Q174 185 184 182Q190 173 200 176Z",
      lamp,
    ),
    fill("M200 186L203.4 196.6L214 200L203.4 203.4L200 214L196.6 203.4L186 200L196.6 196.6Z"),
  ),
);
