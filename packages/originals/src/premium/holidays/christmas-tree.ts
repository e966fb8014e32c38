import { box, circle, cycle, type Figure, layer, part, shape, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { glint, sun } from "../stage-parts.ts";

const tiers = [
  { top: 176, bottom: 248, half: 104 },
  { top: 124, bottom: 194, half: 82 },
  { top: 76, bottom: 142, half: 58 },
] as const;
const balls = [
  [132, 232, 0],
  [172, 222, 1],
  [216, 234, 2],
  [262, 226, 0],
  [156, 178, 2],
  [198, 184, 1],
  [240, 174, 2],
  [178, 130, 0],
  [218, 128, 1],
] as const;

const flake = (frames: number, x: number, phase: number, radius: number): Figure =>
  part(
    {
      name: "Flake",
      x: sway(frames, -8, 8, { phase }),
      y: cycle(
        frames,
        [
          [0, -20, "linear"],
          [0.999, 330, "linear"],
        ],
        { phase, ease: "linear" },
      ),
    },
    circle(x, 0, radius, { fill: "paper" }),
  );

export const christmasTree = onStage(
  {
    key: "christmas-tree-lit",
    title: "Christmas tree, all lit",
    description:
      "A fir with three tiers of branches sways under falling snow while its lights go round and the star turns.",
    tags: [
      "christmas",
      "christmas tree",
      "tree",
      "holiday",
      "winter",
      "lights",
      "snow",
      "star",
      "december",
      "celebrate",
    ],
    category: "fairground",
    tint: "mint",
    frames: 120,
    posterFrame: 30,
  },
  (frames) => [
    sun(200, 138, 116),
    layer(
      "Snow behind",
      ...[34, 96, 318, 372].map((x, index) => flake(frames, x, index * 0.27, 3 + (index % 2))),
    ),
    layer("Ground", shape("M-10 262Q100 246 200 256Q310 266 410 250V320H-10Z", ink)),
    layer(
      "Tree",
      box(184, 236, 32, 34, 2, ink),
      ...tiers.map(({ top, bottom, half }, index) =>
        part(
          {
            name: "Tier",
            pivot: [200, 262],
            rotate: sway(frames, -1 - index * 0.6, 1 + index * 0.6, { times: 2, phase: index * 0.06 }),
          },
          shape(
            `M200 ${top - 26}L${200 + half} ${bottom - 8}Q${200 + half * 0.75} ${bottom + 10} ${200 + half * 0.5} ${bottom}Q${200 + half * 0.25} ${bottom + 12} 200 ${bottom + 2}Q${200 - half * 0.25} ${bottom + 12} ${200 - half * 0.5} ${bottom}Q${200 - half * 0.75} ${bottom + 10} ${200 - half} ${bottom - 8}Z`,
            ink,
          ),
          shape(
            `M${200 - half * 0.72} ${bottom - 14}Q200 ${bottom - 2} ${200 + half * 0.62} ${bottom - 26}`,
            line(2.6, "hill"),
          ),
        ),
      ),
      ...balls.map(([x, y, turn]) =>
        part(
          {
            name: "Light",
            pivot: [x, y],
            scale: cycle(
              frames,
              [
                [0, 1.25],
                [0.33, 0.7],
                [0.66, 0.8],
              ],
              { times: 4, phase: turn / 3 },
            ),
          },
          circle(x, y, 6.5, turn === 0 ? { fill: "lamp" } : turn === 1 ? sheet : { fill: "paper" }),
        ),
      ),
      part(
        {
          name: "Star",
          pivot: [200, 44],
          scaleX: cycle(
            frames,
            [
              [0, 1],
              [0.5, 0.2],
            ],
            { times: 2 },
          ),
          rotate: sway(frames, -6, 6, { times: 2 }),
        },
        shape("M200 18L207 37L227 38L211 50L217 70L200 58L183 70L189 50L173 38L193 37Z", { fill: "lamp" }),
      ),
      box(146, 252, 34, 24, 2, hill),
      shape("M163 252V276M146 262H180", line(3)),
      box(222, 258, 42, 18, 2, sheet),
      shape("M243 258V276", line(3)),
      shape("M243 258C232 246 226 252 230 258M243 258C254 246 260 252 256 258", line(3)),
    ),
    layer(
      "Snow before",
      ...[16, 62, 142, 270, 346, 390].map((x, index) =>
        flake(frames, x, 0.1 + index * 0.19, 3.4 + (index % 3)),
      ),
      glint(frames, 200, 44, 20, 0.4),
    ),
  ],
);
