import {
  blink,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  mapped,
  part,
  ramp,
  shape,
  smooth,
  sway,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { bubbles } from "./scenery.ts";

const tooth = (x: number, y: number, height: number) => `M${x - 6} ${y}L${x} ${y + height}L${x + 6} ${y}Z`;

const ray = (index: number): Figure =>
  shape(`M96 ${104 - 24}V${104 - 34}`, { stroke: { paint: "lamp", width: 3.4 }, name: `Ray ${index}` });

export const anglerfish = creature(
  {
    key: "anglerfish-with-a-lamp",
    title: "Anglerfish, with a lamp",
    description:
      "In the deep a light dangles. A small fish comes to look, the jaw opens slowly, and the small fish thinks better of it.",
    tags: [
      "anglerfish",
      "fish",
      "deep sea",
      "ocean",
      "light",
      "lamp",
      "trap",
      "404",
      "lost",
      "error",
      "underwater",
      "animal",
      "loop",
    ],
    featuredRank: 24,
    tint: "lilac",
    frames: 120,
    posterFrame: 46,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    const beat = 4;
    const tail = (data: string) =>
      warped(
        frames,
        data,
        (x, y, angle) => {
          const share = ramp(x, 270, 380);
          return [x - share * 6 * (1 - Math.cos(angle - share)), y + share * 9 * Math.sin(angle - share * 2)];
        },
        { times: beat, samples: 10 },
      );
    const jaw = keys(
      [0, 0],
      [20, 0, "hold"],
      [58, 17, "in-out"],
      [64, 19],
      [68, -3, "fall"],
      [74, 1],
      [80, 0],
      [frames, 0, "hold"],
    );
    const lunge = keys([0, 0], [46, 8, "in-out"], [62, 14], [68, -22, "out"], [82, -10], [frames, 0]);
    const lureSwing = cycle(frames, [
      [0, -4],
      [0.25, 5],
      [0.5, -3],
      [0.75, 6],
    ]);
    const visitorX = keys(
      [0, -90],
      [34, -6, "out"],
      [50, 6],
      [58, 10],
      [63, 4],
      [70, -92, "fall"],
      [frames, -92, "hold"],
    );
    return [
      layer(
        "Glow",
        part(
          { pivot: [96, 104], scale: sway(frames, 1, 1.08, { times: 4 }) },
          circle(96, 104, 84, { fill: "sun" }),
        ),
      ),
      layer(
        "Bubbles",
        ...bubbles(
          frames,
          [
            { x: 330, y: 270, radius: 8, late: 0.1 },
            { x: 356, y: 250, radius: 5, late: 0.5 },
            { x: 30, y: 280, radius: 6, late: 0.75 },
            { x: 180, y: 290, radius: 4, late: 0.3 },
          ],
          310,
          "hill",
        ),
      ),
      layer(
        "Bottom",
        shape("M-20 284C40 268 90 290 150 280S280 270 330 284S400 276 430 282V330H-20Z", ink),
        ...[40, 70, 300, 372].map((x, index) =>
          shape(
            warped(
              frames,
              smooth([
                [x - 5, 292, "corner"],
                [x - 3, 264],
                [x - 5, 240],
                [x, 214 + index * 6, "corner"],
                [x + 4, 240],
                [x + 3, 264],
                [x + 6, 292, "corner"],
              ]),
              (px, py, angle) => [
                px + ramp(292 - py, 0, 80) * 8 * Math.sin(angle - (292 - py) / 30 - index),
                py,
              ],
              { times: 2, samples: 8 },
            ),
            { fill: "hill" },
          ),
        ),
      ),
      layer(
        "Visitor",
        part(
          { name: "Small fish", x: visitorX, y: sway(frames, -3, 4, { times: 3 }) },
          part(
            {
              pivot: [56, 118],
              scaleX: keys(
                [0, 1],
                [62, 1, "hold"],
                [64, -1, "linear"],
                [72, -1, "hold"],
                [frames - 1, 1, "hold"],
                [frames, 1, "hold"],
              ),
            },
            part(
              {
                name: "Small tail",
                pivot: [42, 118],
                scaleX: cycle(
                  frames,
                  [
                    [0, 1],
                    [0.5, 0.55],
                  ],
                  { times: 15 },
                ),
              },
              shape("M44 118L28 107Q32 118 28 129Z", { ...ink, stroke: { paint: "ink", width: 2 } }),
            ),
            shape(smooth("40,118 52,107 68,111 76,118 68,125 52,129"), ink),
            circle(66, 115, 2.6, { fill: "sheet" }),
          ),
        ),
      ),
      layer(
        "Anglerfish",
        part(
          {
            name: "Swim",
            x: lunge,
            y: cycle(
              frames,
              [
                [0, 3],
                [0.5, -5],
              ],
              { times: 2 },
            ),
            pivot: [250, 180],
            rotate: sway(frames, -1.6, 1.6, { times: 2, phase: 0.2 }),
          },
          part(
            { name: "Rod", pivot: [214, 92], rotate: lureSwing },
            shape("M222 98C208 44 128 30 98 92", { stroke: { paint: "ink", width: 5 } }),
            part(
              {
                name: "Lamp",
                pivot: [98, 92],
                rotate: cycle(
                  frames,
                  [
                    [0, 8],
                    [0.25, -10],
                    [0.5, 8],
                    [0.75, -12],
                  ],
                  { phase: 0.08 },
                ),
              },
              circle(96, 104, 13, { fill: "lamp" }),
              ...Array.from({ length: 8 }, (_, index) =>
                part(
                  {
                    pivot: [96, 104],
                    rotate: index * 45,
                    scale: sway(frames, 0.94, 1.1, { times: 4, phase: (index % 2) * 0.5 }),
                  },
                  ray(index + 1),
                ),
              ),
            ),
          ),
          shape(tail(smooth("316,176 350,150 384,132! 374,176 386,220! 350,206 316,196")), {
            ...ink,
            name: "Tail",
          }),
          shape(smooth("262,100! 290,74 320,78! 318,128"), { ...ink, name: "Fin" }),
          part(
            {
              name: "Lower jaw",
              pivot: [256, 200],
              rotate: mapped(jaw, (degrees) => -degrees),
            },
            shape(
              [
                [176, 206, 22],
                [194, 210, 17],
                [212, 212, 24],
                [230, 212, 16],
              ]
                .map(([x = 0, y = 0, height = 0]) => tooth(x, y, -height))
                .join(""),
              { fill: "ink", stroke: { paint: "ink", width: 1.5 }, name: "Lower teeth" },
            ),
            shape(smooth("158,202 176,206 214,210 256,200 282,220 262,246 222,254 182,240"), {
              ...ink,
              name: "Chin",
            }),
          ),
          shape(
            smooth(
              "166,166 178,128 212,98 262,92 310,120 336,160 334,204 302,236 262,244 244,222 252,196 230,176 196,172",
            ),
            { ...ink, name: "Body" },
          ),
          shape(
            [
              [180, 168, 17],
              [196, 171, 24],
              [213, 173, 16],
              [230, 177, 20],
            ]
              .map(([x = 0, y = 0, height = 0]) => tooth(x, y, height))
              .join(""),
            { fill: "ink", stroke: { paint: "ink", width: 1.5 }, name: "Upper teeth" },
          ),
          part(
            { pivot: [214, 136], scaleY: blink([88, 96], 6) },
            circle(214, 136, 13, { fill: "sheet" }),
            part(
              { x: keys([0, -4], [58, -4, "hold"], [68, -5], [78, -2], [frames, -4]) },
              circle(214, 136, 6, ink),
            ),
          ),
          part(
            {
              name: "Side fin",
              pivot: [278, 182],
              rotate: cycle(
                frames,
                [
                  [0, -14],
                  [0.5, 16],
                ],
                { times: beat },
              ),
            },
            shape(smooth("276,176 300,170 316,180! 306,192 312,204! 288,198"), {
              ...ink,
              stroke: { paint: "sun", width: 2.4 },
            }),
          ),
          ...[
            [250, 118],
            [268, 132],
            [252, 140],
            [286, 150],
          ].map(([x = 0, y = 0]) => circle(x, y, 2.6, { fill: "sun" })),
        ),
      ),
    ];
  },
);
