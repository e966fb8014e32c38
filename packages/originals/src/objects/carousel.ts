import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  importDrawing,
  layer,
  part,
  shape,
  sway,
  themesFrom,
} from "../builder/index.ts";
import { ink, line, onStage, sheet } from "./on-stage.ts";
import { travel } from "../creatures/scenery.ts";

const riders = 5;
const reach = 122;

function rider(frames: number, index: number, isFront: boolean): Figure {
  const drawing = importDrawing("horse.svg");
  const phase = index / riders;
  const across = { phase };
  const near = { phase: phase - 0.25 };
  return part(
    {
      name: "Rider",
      x: sway(frames, -reach, reach, across),
      y: sway(frames, -9, 9, near),
      opacity: cycle(
        frames,
        [
          [0, isFront ? 1 : 0, "hold"],
          [0.5, isFront ? 0 : 1, "hold"],
        ],
        { phase, ease: "hold" },
      ),
    },
    part(
      { pivot: [200, 190], scale: sway(frames, 0.8, 1.06, near) },
      shape("M200 92V254", line(4)),
      part(
        {
          y: cycle(
            frames,
            [
              [0, -13],
              [0.5, 11],
            ],
            { times: 3, phase: index * 0.37 },
          ),
        },
        part(
          { pivot: [200, 186], scaleX: sway(frames, -1, 1, near) },
          part({ pivot: [186, 140], x: 14, y: 46, scale: 0.29 }, ...drawing.all(3, 5)),
        ),
        circle(200, 186, 1.8, { fill: "pin" }),
      ),
    ),
  );
}

export const carousel = onStage(
  {
    key: "carousel",
    title: "Carousel, five horses",
    description: "Five galloping horses go round under a scalloped roof, rising and falling on their poles.",
    tags: [
      "carousel",
      "merry-go-round",
      "fairground",
      "horse",
      "ride",
      "carnival",
      "amusement park",
      "children",
      "festival",
      "circus",
      "loop",
    ],
    category: "fairground",
    tint: "amber",
    themes: themesFrom("amber"),
    frames: 120,
    posterFrame: 12,
  },
  (frames) => {
    const all = Array.from({ length: riders }, (_, index) => index);
    const scallops = Array.from(
      { length: 16 },
      (_, index) => `M${index * 32 - 112} 88h32v12a16 16 0 0 1 -32 0Z`,
    ).join("");
    const stripes = Array.from({ length: 10 }, (_, index) => index - 4);
    return [
      layer("Sun", circle(200, 150, 138, { fill: "sun" })),
      layer("Back riders", ...all.map((index) => rider(frames, index, false))),
      layer(
        "Drum",
        box(176, 88, 48, 170, 0, ink),
        ...[112, 148, 184, 220].map((y) => shape(`M200 ${y - 12}l12 12l-12 12l-12 -12Z`, { fill: "hill" })),
      ),
      layer("Floor back", ellipse(200, 256, 158, 18, ink)),
      layer("Front riders", ...all.map((index) => rider(frames, index, true))),
      layer(
        { name: "Valance", masks: [{ data: "M48 84H352V130H48Z" }] },
        part(
          { x: travel(frames, 96) },
          shape(scallops, ink),
          ...stripes.map((index) => circle(index * 32 + 32, 101, 4, sheet)),
        ),
      ),
      layer(
        "Roof",
        shape("M200 18Q226 62 352 84V94H48V84Q174 62 200 18Z", ink),
        shape("M60 90H340", line(2.4, "sheet")),
        ...[-1, 1].flatMap((hand) => [
          shape(`M${200 + hand * 6} 40Q${200 + hand * 24} 70 ${200 + hand * 44} 84`, line(2.4, "sheet")),
          shape(`M${200 + hand * 12} 42Q${200 + hand * 50} 72 ${200 + hand * 92} 84`, line(2.4, "sheet")),
        ]),
        part(
          { pivot: [200, 22], skew: sway(frames, -10, 10, { times: 4 }) },
          shape("M200 20V2L224 8L200 14", { fill: "ink", stroke: { paint: "ink", width: 3 } }),
        ),
      ),
      layer(
        "Base",
        shape("M42 256A158 18 0 0 0 358 256V272A158 18 0 0 1 42 272Z", ink),
        ...Array.from({ length: 9 }, (_, index) => {
          const x = 72 + index * 32;
          const y = 262 + 17 * Math.sqrt(1 - ((x - 200) / 158) ** 2);
          return part(
            {
              pivot: [x, y],
              scale: cycle(
                frames,
                [
                  [0, 1, "hold"],
                  [0.5, 0.55, "hold"],
                ],
                { times: 4, phase: index % 2 === 0 ? 0 : 0.5, ease: "hold" },
              ),
            },
            circle(x, y, 3.6, sheet),
          );
        }),
        box(-10, 286, 420, 20, 0, ink),
      ),
    ];
  },
);
