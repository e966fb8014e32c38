import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  layer,
  limb,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../../builder/index.ts";
import { hills, travel } from "../../creatures/scenery.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { sun } from "../stage-parts.ts";

const cloud = (x: number, y: number, size: number): Figure =>
  shape(
    `M${x - 40 * size} ${y}a${14 * size} ${14 * size} 0 0 1 ${6 * size} ${-27 * size}a${22 * size} ${22 * size} 0 0 1 ${42 * size} ${-8 * size}a${17 * size} ${17 * size} 0 0 1 ${26 * size} ${35 * size}Z`,
    { fill: "paper" },
  );

export const airplane = onStage(
  {
    key: "airplane-above-the-clouds",
    title: "Airplane above the clouds",
    description:
      "A passenger plane banks gently above the clouds, which pass below and in front of it; its lights blink.",
    tags: ["airplane", "flight", "travel", "airport", "fly", "vacation", "holiday"],
    category: "business",
    tint: "sky",
    frames: 120,
    posterFrame: 20,
  },
  (frames) => [
    sun(290, 96, 74),
    layer(
      "Far clouds",
      part(
        { x: travel(frames, -400) },
        ...[0, 1, 2].map((index) => part({ x: index * 400 - 100 }, cloud(60, 96, 0.8), cloud(260, 222, 1))),
      ),
    ),
    layer(
      "Plane",
      part(
        {
          name: "Plane",
          pivot: [200, 150],
          y: sway(frames, -7, 7, { times: 2 }),
          rotate: sway(frames, -7, -3, { times: 2, phase: 0.1 }),
        },
        shape(smooth("206,142! 250,138! 176,66 158,68! 172,104"), {
          fill: "ink",
          stroke: { paint: "sheet", width: 2.6 },
        }),
        shape(smooth("66,136! 44,84 66,82! 104,132!"), ink),
        shape(
          smooth("58,132! 120,124 230,122 296,128 330,142 340,154 326,166 280,174 180,176 108,170 70,156"),
          ink,
        ),
        shape("M306 138L328 146Q318 152 300 150Z", sheet),
        ...Array.from({ length: 9 }, (_, index) => box(130 + index * 18, 140, 9, 9, 4, sheet)),
        shape(smooth("188,160! 246,160! 176,236 150,238! 170,196"), {
          fill: "ink",
          stroke: { paint: "sheet", width: 2.6 },
        }),
        shape(smooth("60,150! 30,170 40,178! 92,160!"), ink),
        box(206, 182, 42, 18, 9, { fill: "ink", stroke: { paint: "sheet", width: 2.6 } }),
        part(
          {
            opacity: cycle(
              frames,
              [
                [0, 1, "hold"],
                [0.14, 0, "hold"],
              ],
              { times: 4, ease: "hold" },
            ),
          },
          circle(156, 236, 5, { fill: "lamp" }),
          circle(58, 84, 4, { fill: "lamp" }),
        ),
      ),
    ),
    layer(
      "Near clouds",
      part(
        { x: travel(frames, -800) },
        ...[0, 1, 2, 3].map((index) =>
          part({ x: index * 400 - 100 }, cloud(120, 288, 1.5), cloud(330, 306, 1.2)),
        ),
      ),
    ),
  ],
);

const tyre = (frames: number, x: number, turns: number): Figure =>
  part(
    { name: "Wheel", pivot: [x, 238], rotate: spin(frames, turns) },
    circle(x, 238, 34, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
    circle(x, 238, 18, sheet),
    shape(`M${x} 222V254M${x - 16} 238H${x + 16}`, line(4)),
  );

export const car = onStage(
  {
    key: "car-out-for-a-drive",
    title: "Car, out for a drive",
    description:
      "A small rounded car hums along the coast road, bobbing on its springs, with luggage strapped on the roof.",
    tags: ["transport", "road", "car", "drive", "travel", "holiday", "traffic"],
    category: "objects",
    tint: "mint",
    frames: 80,
    posterFrame: 12,
  },
  (frames) => {
    const bob = (phase: number) =>
      cycle(
        frames,
        [
          [0, 0],
          [0.25, -4],
          [0.5, 1],
          [0.75, -2],
        ],
        { times: 4, phase },
      );
    return [
      sun(290, 108, 82),
      layer("Hills", part({ x: travel(frames, -200) }, hills(252, 56, 200, "hill"))),
      layer(
        "Car",
        part(
          { name: "Luggage", y: bob(0.12), rotate: sway(frames, -1.2, 1.2, { times: 8 }), pivot: [190, 112] },
          box(134, 74, 62, 34, 5, ink),
          box(200, 84, 46, 24, 5, hill),
          shape("M152 74V108M178 74V108", line(3, "sheet")),
          shape("M156 74Q166 62 176 74", line(4)),
        ),
        part(
          { name: "Body", y: bob(0), rotate: sway(frames, -0.8, 0.8, { times: 4 }), pivot: [200, 220] },
          shape("M120 112H262", line(6)),
          shape(
            smooth(
              "46,224! 44,190 66,172 98,164 128,118 160,108 230,108 262,126 290,164 334,174 356,196 358,226!",
            ),
            ink,
          ),
          shape(smooth("116,162! 138,128 160,122 182,122! 182,162!"), sheet),
          shape(smooth("196,122! 228,122 248,134 266,162! 196,162!"), sheet),
          part({ pivot: [226, 150] }, circle(228, 142, 11, ink), shape(limb("220,160,12 228,152,8"), ink)),
          shape("M188 172V212M206 184H224", line(3.4, "sheet")),
          ellipse(346, 196, 9, 11, { fill: "lamp" }),
          box(42, 206, 22, 10, 5, hill),
          box(38, 222, 324, 12, 6, ink),
        ),
        tyre(frames, 112, 4),
        tyre(frames, 288, 4),
      ),
      layer(
        "Road",
        shape("M-10 270H410V320H-10Z", ink),
        part(
          { x: travel(frames, -480) },
          ...[0, 1, 2, 3, 4, 5, 6].map((index) => box(-60 + index * 120, 286, 60, 4, 2, hill)),
        ),
      ),
    ];
  },
);

export const train = onStage(
  {
    key: "steam-train-climbing",
    title: "Steam train, climbing",
    description:
      "A steam engine pulls its coach along, rods driving the wheels round, clouds of steam rolling back over the roof.",
    tags: ["transport", "journey", "train", "steam", "travel", "engine"],
    category: "objects",
    tint: "lilac",
    frames: 80,
    posterFrame: 8,
  },
  (frames) => {
    const wheel = (x: number, radius: number): Figure =>
      part(
        { name: "Wheel", pivot: [x, 262 - radius], rotate: spin(frames, 4) },
        circle(x, 262 - radius, radius, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
        ...[0, 60, 120].map((angle) =>
          part(
            { pivot: [x, 262 - radius], rotate: angle },
            shape(`M${x} ${262 - radius * 1.8}V${262 - radius * 0.2}`, line(2.6, "sheet")),
          ),
        ),
      );
    const puff = (index: number): Figure =>
      part(
        {
          x: cycle(
            frames,
            [
              [0, 0, "linear"],
              [0.999, -300, "linear"],
            ],
            { phase: index / 6, ease: "linear" },
          ),
          y: cycle(
            frames,
            [
              [0, 0],
              [0.3, -34],
              [0.999, -62],
            ],
            { phase: index / 6, ease: "linear" },
          ),
          pivot: [304, 76],
          scale: cycle(
            frames,
            [
              [0, 0.3, "linear"],
              [0.6, 1.6, "linear"],
              [0.999, 0, "linear"],
            ],
            { phase: index / 6, ease: "linear" },
          ),
        },
        circle(304, 76, 20, { fill: "paper" }),
      );
    return [
      sun(110, 120, 84),
      layer("Hills", part({ x: travel(frames, -200) }, hills(246, 40, 200, "hill"))),
      layer("Steam", ...[0, 1, 2, 3, 4, 5].map(puff)),
      layer(
        "Train",
        part(
          { name: "Coach", y: sway(frames, -1.6, 1.6, { times: 8, phase: 0.3 }) },
          box(-40, 132, 154, 104, 6, ink),
          ...[-22, 28, 78].map((x) => box(x, 152, 28, 32, 4, sheet)),
          shape("M-40 204H114", line(3, "hill")),
          box(-50, 122, 172, 14, 5, ink),
        ),
        shape("M112 226H150", line(7)),
        part(
          { name: "Engine", y: sway(frames, -2, 2, { times: 8 }) },
          box(146, 118, 76, 112, 4, ink),
          box(162, 138, 40, 38, 4, sheet),
          box(136, 106, 96, 14, 4, ink),
          box(214, 152, 118, 72, 20, ink),
          shape("M288 154V108L278 86H320L310 108V154Z", ink),
          shape("M238 152a16 18 0 0 1 32 0Z", ink),
          shape("M240 168V214M268 168V214", line(3, "sheet")),
          circle(330, 176, 9, { fill: "lamp" }),
          shape("M322 224H352L376 256H322Z", ink),
          box(140, 222, 200, 14, 4, ink),
        ),
        wheel(6, 16),
        wheel(74, 16),
        wheel(182, 27),
        wheel(250, 27),
        wheel(308, 17),
        part(
          {
            name: "Rod",
            x: sway(frames, -14, 14, { times: 4 }),
            y: sway(frames, -14, 14, { times: 4, phase: 0.25 }),
          },
          shape("M182 235H250", line(7)),
          circle(182, 235, 6, sheet),
          circle(250, 235, 6, sheet),
        ),
      ),
      layer(
        "Rails",
        shape("M-10 262H410V320H-10Z", ink),
        part(
          { x: travel(frames, -320) },
          ...Array.from({ length: 10 }, (_, index) => box(-60 + index * 80, 272, 34, 5, 2, hill)),
        ),
      ),
    ];
  },
);
