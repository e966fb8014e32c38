import {
  box,
  circle,
  cycle,
  type Figure,
  layer,
  part,
  shape,
  smooth,
  sway,
  themesFrom,
} from "../builder/index.ts";
import { ink, line, onStage, sheet } from "./on-stage.ts";

const star = (x: number, y: number, r: number): Figure =>
  shape(
    `M${x} ${y - r}L${x + r * 0.25} ${y - r * 0.25}L${x + r} ${y}L${x + r * 0.25} ${y + r * 0.25}L${x} ${y + r}L${x - r * 0.25} ${y + r * 0.25}L${x - r} ${y}L${x - r * 0.25} ${y - r * 0.25}Z`,
    sheet,
  );

/** Half of the disc behind the window: a moon with its face, and stars. The other half is the same. */
const halfDisc = (): Figure[] => [
  circle(200, 124, 22, sheet),
  shape("M192 122q3 -3 6 0M204 122q3 -3 6 0M193 132q7 6 14 0", line(2)),
  star(152, 138, 7),
  star(146, 164, 5),
  star(166, 116, 4),
  star(248, 138, 5),
  star(256, 160, 7),
  star(232, 112, 4),
];

export const moonWatch = onStage(
  {
    key: "moon-watch",
    title: "Pocket moon",
    description:
      "A pocket watch that knows the moon: it rises in its window, crosses and sets, while the seconds tick below.",
    tags: [
      "moon",
      "watch",
      "time",
      "clock",
      "space",
      "phases",
      "night",
      "schedule",
      "pocket watch",
      "astronomy",
      "loading",
      "loop",
    ],
    category: "space",
    featuredRank: 41,
    tint: "amber",
    themes: themesFrom("amber"),
    frames: 96,
    posterFrame: 0,
  },
  (frames) => {
    const swing = sway(frames, -4, 4, { phase: 0.15 });
    const on = { name: "Case", pivot: [200, 20] as const, rotate: swing };
    return [
      layer(
        "Chain",
        part(
          { pivot: [200, -30], rotate: sway(frames, -2.4, 2.4) },
          shape("M200 -40V30", { stroke: { paint: "ink", width: 6, dash: [3, 9] } }),
          shape("M200 -40V30", line(2)),
        ),
      ),
      layer(
        { ...on, name: "Case" },
        circle(200, 34, 15, line(6)),
        box(190, 46, 20, 18, 3, ink),
        box(182, 50, 36, 6, 2, ink),
        circle(200, 172, 116, ink),
        circle(200, 172, 100, sheet),
        ...Array.from({ length: 60 }, (_, index) =>
          part(
            { pivot: [200, 172], rotate: index * 6 },
            shape(
              index % 5 === 0 ? "M200 78V88" : "M200 78V81",
              line(index % 5 === 0 ? 4 : 1.6, "ink", "butt"),
            ),
          ),
        ),
      ),
      layer(
        {
          ...on,
          name: "Window",
          masks: [{ data: "M128 172A72 72 0 0 1 272 172Q272 178 266 178H134Q128 178 128 172Z" }],
        },
        circle(200, 172, 80, ink),
        part(
          {
            name: "Moon disc",
            pivot: [200, 172],
            rotate: cycle(frames, [[0, 0]], { gain: 180, ease: "linear" }),
          },
          ...halfDisc(),
          part({ pivot: [200, 172], rotate: 180 }, ...halfDisc()),
        ),
        circle(154, 186, 31, { ...sheet, stroke: { paint: "ink", width: 3 } }),
        circle(246, 186, 31, { ...sheet, stroke: { paint: "ink", width: 3 } }),
        shape("M128 172A72 72 0 0 1 272 172", line(4)),
      ),
      layer(
        { ...on, name: "Seconds" },
        box(120, 175, 160, 22, 0, sheet),
        shape("M126 176H274", line(4)),
        circle(200, 224, 30, line(3)),
        ...Array.from({ length: 12 }, (_, index) =>
          part({ pivot: [200, 224], rotate: index * 30 }, shape("M200 199V203", line(2))),
        ),
        part(
          {
            name: "Hand",
            pivot: [200, 224],
            rotate: cycle(
              frames,
              Array.from({ length: 8 }, (_, index): [number, number, "out-back" | "hold"] => [
                index / 8,
                Math.ceil(index / 2) * 90,
                index % 2 === 1 ? "out-back" : "hold",
              ]),
              { gain: 360 },
            ),
          },
          shape(smooth("199,200! 201,200! 203,238! 197,238!"), ink),
        ),
        circle(200, 224, 4, ink),
        circle(132, 212, 2.4, ink),
        circle(268, 212, 2.4, ink),
      ),
    ];
  },
);
