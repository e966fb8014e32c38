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
  sway,
} from "../../builder/index.ts";
import { hills, stars } from "../../creatures/scenery.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

/** An arc that comes in from above and shrinks into the feed. */
const wave = (frames: number, late: number): Figure =>
  part(
    {
      name: "Wave",
      pivot: [200, 74],
      scale: cycle(
        frames,
        [
          [0, 2.2],
          [0.98, 0.3, "linear"],
        ],
        { times: 3, phase: late, ease: "linear" },
      ),
      opacity: cycle(
        frames,
        [
          [0, 0],
          [0.3, 1],
          [0.8, 1],
          [0.98, 0],
        ],
        { times: 3, phase: late, ease: "linear" },
      ),
    },
    shape("M164 48Q200 14 236 48", line(5, "hill")),
  );

export const radioDish = onStage(
  {
    key: "radio-dish",
    title: "Radio dish, listening",
    description: "A great dish turns from one end of the sky to the other and drinks in what the stars say.",
    tags: [
      "satellite",
      "dish",
      "signal",
      "space",
      "radio",
      "antenna",
      "broadcast",
      "science",
      "listen",
      "connection",
      "loop",
    ],
    category: "space",
    tint: "mint",
    frames: 120,
    posterFrame: 40,
  },
  (frames) => [
    layer(
      "Sky",
      ...stars(frames, [
        { x: 40, y: 44, radius: 8 },
        { x: 92, y: 96, radius: 5 },
        { x: 352, y: 52, radius: 8 },
        { x: 316, y: 22, radius: 4 },
        { x: 374, y: 128, radius: 5 },
        { x: 24, y: 140, radius: 5 },
      ]),
    ),
    layer("Hills", hills(246, 34, 260, "sun"), hills(262, 22, 180, "hill")),
    layer("Ground", box(-10, 272, 420, 40, 0, ink)),
    layer(
      "Tower",
      shape(
        "M182 182L150 274M218 182L250 274M188 182L244 250M212 182L156 250M170 222H230M158 252H242",
        line(5),
      ),
      box(132, 262, 136, 16, 2, ink),
      part(
        {
          name: "Dish",
          pivot: [200, 176],
          rotate: keys(
            [0, -34],
            [8, -36],
            [52, 36, "in-out"],
            [58, 33],
            [66, 34],
            [74, 36],
            [110, -36],
            [116, -33],
            [frames, -34],
          ),
        },
        wave(frames, 0),
        wave(frames, 0.34),
        wave(frames, 0.67),
        shape("M104 112C112 176 288 176 296 112Z", ink),
        ellipse(200, 112, 96, 17, { ...ink }),
        ellipse(200, 112, 86, 11.5, { fill: "sun" }),
        shape("M136 118L200 74M264 118L200 74M200 122V74", line(3)),
        ...[172, 186, 200, 214, 228].map((x) => circle(x, 146, 2.2, sheet)),
        circle(200, 72, 9, ink),
        part(
          { pivot: [200, 72], scale: sway(frames, 0.5, 1, { times: 9 }) },
          circle(200, 72, 5, { fill: "lamp" }),
        ),
        box(184, 158, 32, 26, 6, ink),
      ),
      circle(200, 182, 14, ink),
      circle(200, 182, 4, sheet),
    ),
  ],
);
