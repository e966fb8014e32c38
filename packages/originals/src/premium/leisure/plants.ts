import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { swayingGrass } from "../../creatures/scenery.ts";
import { floor, sun } from "../stage-parts.ts";

export const tree = onStage(
  {
    key: "tree-letting-go-of-leaves",
    title: "Tree, letting go of leaves",
    description:
      "A broad tree moves in the wind, a swing hanging from its bough, while leaf after leaf sails to the ground.",
    tags: ["tree", "nature", "leaves", "autumn", "forest", "park", "environment", "ecology", "plant", "wind"],
    category: "weather",
    tint: "amber",
    frames: 120,
    posterFrame: 30,
  },
  (frames) => {
    const leaf = (x: number, y: number, phase: number): Figure =>
      part(
        {
          name: "Leaf",
          x: sway(frames, -26, 26, { times: 3, phase }),
          y: cycle(
            frames,
            [
              [0, 0, "linear"],
              [0.999, 272 - y, "linear"],
            ],
            { phase, ease: "linear" },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.08, 1],
              [0.9, 1],
              [0.99, 0],
            ],
            { phase, ease: "linear" },
          ),
        },
        part(
          { pivot: [x, y], rotate: sway(frames, -70, 70, { times: 3, phase: phase + 0.1 }) },
          shape(`M${x - 9} ${y}Q${x} ${y - 10} ${x + 9} ${y}Q${x} ${y + 10} ${x - 9} ${y}Z`, {
            fill: "lamp",
          }),
        ),
      );
    return [
      sun(210, 140, 122),
      layer("Ground", shape("M-10 262Q120 246 210 256Q310 268 410 254V320H-10Z", ink)),
      layer(
        "Tree",
        part(
          { name: "Tree", pivot: [196, 262], rotate: sway(frames, -1.3, 1.3, { times: 2 }) },
          part(
            { name: "Swing", pivot: [280, 150], rotate: sway(frames, -15, 15, { times: 2, phase: 0.15 }) },
            shape("M268 150V224M296 150V224", line(2.6)),
            box(260, 222, 44, 7, 3, ink),
          ),
          shape(
            smooth(
              "176,266! 184,226 182,190 150,160! 162,152! 190,174 196,130! 206,130! 208,172 262,148 300,146! 300,156! 250,166 216,196 216,230 226,266!",
            ),
            ink,
          ),
          part(
            { name: "Crown", pivot: [200, 150], rotate: sway(frames, -2, 2, { times: 2, phase: 0.08 }) },
            ...[
              [146, 128, 46],
              [120, 96, 36],
              [168, 76, 50],
              [222, 64, 48],
              [268, 94, 46],
              [296, 122, 30],
              [210, 116, 52],
            ].map(([x = 0, y = 0, radius = 0], index) =>
              part({ x: sway(frames, -3, 3, { times: 2, phase: index * 0.11 }) }, circle(x, y, radius, ink)),
            ),
            shape(
              "M136 88Q146 64 170 58M196 44Q218 34 240 46M248 84Q262 76 278 86M160 122Q172 110 188 114",
              line(4, "sheet"),
            ),
          ),
        ),
      ),
      layer(
        "Leaves",
        leaf(128, 112, 0),
        leaf(196, 92, 0.22),
        leaf(252, 110, 0.45),
        leaf(162, 132, 0.62),
        leaf(284, 122, 0.82),
      ),
      layer("Grass", ...swayingGrass(frames, 268, [46, 92, 318, 366])),
    ];
  },
);

export const flower = onStage(
  {
    key: "flower-from-bud-to-bloom",
    title: "Flower, from bud to bloom",
    description:
      "A stem pushes out of a pot, two leaves unfold, and a flower opens petal by petal; then it nods in the breeze.",
    tags: ["flower", "plant", "bloom", "spring", "nature", "garden", "pot", "growth", "petals"],
    category: "weather",
    tint: "rose",
    frames: 120,
    posterFrame: 80,
  },
  (frames) => {
    const grow = keys([0, 0], [34, 1, "out"], [106, 1, "hold"], [118, 0, "in"], [frames, 0, "hold"]);
    const unfold = (at: number) =>
      keys(
        [0, 0, "hold"],
        [at, 0, "hold"],
        [at + 14, 1.12, "out"],
        [at + 20, 1],
        [100, 1, "hold"],
        [110, 0, "in"],
        [frames, 0, "hold"],
      );
    return [
      sun(200, 128, 116),
      floor(270, 140, 260),
      layer(
        "Plant",
        part(
          { name: "Plant", pivot: [200, 214], rotate: sway(frames, -3, 3, { times: 3 }) },
          part(
            { name: "Stem", pivot: [200, 214], scaleY: grow },
            shape("M200 216C194 180 206 150 200 108", line(8)),
          ),
          part(
            {
              name: "Leaf",
              pivot: [198, 190],
              scale: unfold(22),
              rotate: sway(frames, -5, 5, { times: 3, phase: 0.2 }),
            },
            shape(smooth("198,190! 170,186 144,164 138,144! 164,148 188,166"), ink),
            shape("M190 184Q168 172 150 154", line(2.6, "sheet")),
          ),
          part(
            {
              name: "Leaf",
              pivot: [201, 172],
              scale: unfold(28),
              rotate: sway(frames, 5, -5, { times: 3, phase: 0.3 }),
            },
            shape(smooth("202,172! 228,170 254,148 262,126! 236,130 212,148"), ink),
            shape("M210 166Q232 154 250 138", line(2.6, "sheet")),
          ),
          part(
            {
              name: "Flower",
              pivot: [200, 98],
              scale: keys(
                [0, 0, "hold"],
                [28, 0, "hold"],
                [38, 1, "out"],
                [104, 1, "hold"],
                [112, 0, "in"],
                [frames, 0, "hold"],
              ),
              rotate: sway(frames, -6, 6, { times: 3, phase: 0.1 }),
            },
            ...Array.from({ length: 8 }, (_, index) =>
              part(
                { pivot: [200, 98], rotate: index * 45 },
                part(
                  { pivot: [200, 92], scale: unfold(40 + index * 3) },
                  shape(smooth("200,92! 182,70 180,48 200,34 220,48 218,70"), {
                    fill: index % 2 === 0 ? "lamp" : "ink",
                    stroke: { paint: "sheet", width: 2.4 },
                  }),
                ),
              ),
            ),
            circle(200, 98, 22, { fill: "ink", stroke: { paint: "sheet", width: 2.4 } }),
            ...[0, 60, 120, 180, 240, 300].map((angle) =>
              part({ pivot: [200, 98], rotate: angle }, circle(200, 86, 2.6, sheet)),
            ),
          ),
        ),
      ),
      layer(
        "Pot",
        shape("M150 222H250L238 272H162Z", ink),
        box(140, 206, 120, 22, 5, ink),
        shape("M158 240H242", line(4, "hill")),
        ellipse(200, 208, 46, 4, hill),
      ),
    ];
  },
);
