import { box, circle, cycle, ellipse, layer, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage } from "../../objects/on-stage.ts";

const body = smooth(
  "188,66! 212,66! 216,92 286,120 306,148 286,182 222,226 204,262! 196,262! 178,226 114,182 94,148 114,120 184,92",
);

export const spinningTop = onStage(
  {
    key: "spinning-top",
    title: "Spinning top, nearly falling",
    description:
      "A tin top hums on its point, its pattern running round, leaning further and catching itself.",
    tags: [
      "spinning top",
      "toy",
      "game",
      "gaming",
      "spin",
      "play",
      "balance",
      "child",
      "fairground",
      "loading",
      "loop",
    ],
    category: "gaming",
    tint: "amber",
    frames: 96,
    posterFrame: 20,
  },
  (frames) => {
    const stance = {
      pivot: [200, 262] as const,
      x: sway(frames, -16, 16, { phase: 0.05 }),
      rotate: cycle(frames, [
        [0, -9],
        [0.12, 7],
        [0.25, -11],
        [0.37, 12],
        [0.5, -16],
        [0.62, 14],
        [0.75, -9],
        [0.88, 7],
      ]),
    };
    const run = (gain: number, times: number) => cycle(frames, [[0, 0]], { gain, times, ease: "linear" });
    const band = (y: number, drop: number): string =>
      Array.from({ length: 24 }, (_, index) => {
        const x = index * 48 - 480;
        return `M${x} ${y}l24 ${drop}l-24 ${drop}l-24 ${-drop}Z`;
      }).join("");
    return [
      layer("Sun", circle(200, 150, 132, { fill: "sun" })),
      layer(
        "Floor",
        box(-10, 264, 420, 50, 0, ink),
        part(
          { pivot: [200, 262], x: stance.x, scaleX: sway(frames, 0.8, 1.15, { times: 4 }) },
          ellipse(200, 265, 56, 5, hill),
        ),
      ),
      layer(
        { name: "Top", ...stance },
        shape(body, ink),
        box(193, 34, 14, 40, 5, ink),
        circle(200, 34, 12, ink),
      ),
      layer(
        {
          name: "Pattern",
          ...stance,
          masks: [
            {
              data: smooth(
                "92,148! 114,120 184,100 216,100 286,120 308,148! 286,182 222,218 178,218 114,182",
              ),
            },
          ],
        },
        part({ x: run(48, 8) }, shape(band(148, 13), { fill: "sheet" })),
        shape("M96 128Q200 142 304 128M96 166Q200 182 304 166", line(3, "sheet")),
        part({ x: run(-48, 4) }, shape(band(194, 7), { fill: "sheet" })),
        shape("M130 108Q200 118 270 108", line(3, "sheet")),
      ),
      layer(
        "Hum",
        ...[-1, 1].map((hand) =>
          part(
            {
              pivot: [200, 150],
              x: sway(frames, -6, 6, { phase: 0.1 }),
              opacity: sway(frames, 0.2, 1, { times: 4, phase: hand * 0.25 }),
            },
            shape(
              `M${200 + hand * 132} 120Q${200 + hand * 142} 148 ${200 + hand * 132} 176M${200 + hand * 152} 108Q${200 + hand * 166} 148 ${200 + hand * 152} 188`,
              line(4),
            ),
          ),
        ),
      ),
    ];
  },
);
