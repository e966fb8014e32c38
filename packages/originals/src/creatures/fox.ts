import {
  blink,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  limb,
  part,
  ramp,
  shape,
  smooth,
  sway,
  themesFrom,
  turned,
  warped,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { walkingLeg } from "./legs.ts";
import { hills, travel } from "./scenery.ts";

const float = (x: number, y: number, angle: number) => {
  const share = ramp(120 - x, 0, 110);
  return turned([x, y], [118, 166], share * (4 + 9 * Math.sin(2 * angle - share * 2.2)));
};

export const fox = creature(
  {
    key: "fox-crossing-the-snow",
    title: "Fox, crossing the snow",
    description:
      "A fox trots home over new snow: light feet, level head, and a tail that floats a moment behind.",
    tags: [
      "fox",
      "snow",
      "winter",
      "trot",
      "walk cycle",
      "forest",
      "night",
      "wild",
      "animal",
      "firefox",
      "loop",
      "silhouette",
    ],
    featuredRank: 23,
    tint: "sky",
    themes: themesFrom("sky"),
    frames: 72,
  },
  (frames) => {
    const ink = { fill: "ink" } as const;
    const times = 3;
    const hind = (phase: number, shift: number) =>
      walkingLeg({
        frames,
        times,
        phase,
        hip: [128 + shift, 176],
        knee: [122 + shift, 208],
        ankle: [132 + shift, 240],
        swing: 27,
        lift: 48,
        upper: [
          shape(
            limb([
              [130 + shift, 170, 20],
              [126 + shift, 190, 14],
              [121 + shift, 210, 8],
            ]),
            ink,
          ),
        ],
        lower: [
          shape(
            limb([
              [121 + shift, 208, 7.4],
              [126 + shift, 226, 5],
              [132 + shift, 242, 4.6],
            ]),
            ink,
          ),
        ],
        foot: [
          shape(
            smooth([
              [127 + shift, 238],
              [136 + shift, 238],
              [147 + shift, 248],
              [145 + shift, 252],
              [129 + shift, 251],
            ]),
            ink,
          ),
        ],
      });
    const fore = (phase: number, shift: number) =>
      walkingLeg({
        frames,
        times,
        phase,
        hip: [248 + shift, 178],
        knee: [248 + shift, 212],
        ankle: [248 + shift, 242],
        swing: 26,
        lift: 52,
        upper: [
          shape(
            limb([
              [248 + shift, 172, 15],
              [248 + shift, 192, 10],
              [248 + shift, 213, 6.4],
            ]),
            ink,
          ),
        ],
        lower: [
          shape(
            limb([
              [248 + shift, 211, 6],
              [248 + shift, 228, 4.6],
              [248 + shift, 243, 4.6],
            ]),
            ink,
          ),
        ],
        foot: [
          shape(
            smooth([
              [243 + shift, 239],
              [252 + shift, 239],
              [262 + shift, 248],
              [260 + shift, 252],
              [245 + shift, 251],
            ]),
            ink,
          ),
        ],
      });
    const brush = (data: string) => warped(frames, data, float, { times, samples: 10 });
    const ear = (knots: string, pivot: [number, number], at: number) =>
      part(
        {
          name: "Ear",
          pivot,
          rotate: keys(
            [0, 0],
            [at, 0, "hold"],
            [at + 3, -20, "out"],
            [at + 8, 6],
            [at + 14, 0],
            [frames, 0, "hold"],
          ),
        },
        shape(smooth(knots, { tension: 0.25 }), ink),
      );
    const flakes = [
      [18, 0, 3.4],
      [52, 0.45, 2.6],
      [96, 0.7, 3.8],
      [140, 0.2, 2.6],
      [188, 0.85, 3.2],
      [236, 0.35, 2.4],
      [280, 0.6, 3.6],
      [318, 0.1, 2.8],
      [352, 0.5, 3.4],
      [384, 0.9, 2.6],
      [70, 0.15, 2.2],
      [258, 0.05, 2.2],
    ] as const;
    const snow = (odd: number): Figure[] =>
      flakes
        .filter((_, index) => index % 2 === odd)
        .map(([x, late, radius]) =>
          part(
            {
              name: "Flake",
              x: cycle(
                frames,
                [
                  [0, 30, "linear"],
                  [0.999, -50, "linear"],
                ],
                { phase: late },
              ),
              y: cycle(
                frames,
                [
                  [0, 0, "linear"],
                  [0.999, 320, "linear"],
                ],
                { phase: late },
              ),
            },
            circle(x, -10, radius + odd * 0.6, { fill: "paper" }),
          ),
        );
    const firs = [-1, 0, 1, 2].flatMap((round) =>
      [20, 84, 120, 176].map((x, index) =>
        shape(
          `M${x + round * 220} ${112 + (index % 3) * 26}L${x + round * 220 + 27} 252H${x + round * 220 - 27}Z`,
          { fill: "sun" },
        ),
      ),
    );
    return [
      layer("Moon", circle(116, 82, 46, { fill: "sun" })),
      layer("Firs", part({ x: travel(frames, 220) }, ...firs)),
      layer("Drift", part({ x: travel(frames, 220) }, hills(244, 14, 220, "hill"))),
      layer("Snow behind", ...snow(0)),
      layer("Ground", shape("M-20 252C80 246 140 255 220 251S360 247 430 252V330H-20Z", ink)),
      layer(
        { name: "Fox", pivot: [200, 150], scaleX: -1 },
        part(
          {
            name: "Body",
            x: 14,
            y: cycle(
              frames,
              [
                [0, 1.5],
                [0.5, -3.5],
              ],
              { times: times * 2 },
            ),
            pivot: [190, 176],
            rotate: sway(frames, -1, 1, { times }),
          },
          hind(0.5, 12),
          fore(0, 10),
          shape(brush(limb("126,164,9 92,170,15 58,180,22 26,182,18 2,170,4")), { ...ink, name: "Brush" }),
          shape(
            brush(
              smooth(
                "46,158! 39,167 48,173! 39,180 48,187! 40,194 44,205! 24,203 4,183 -5,167! 8,162 26,161",
              ),
            ),
            { fill: "paper", name: "Tip" },
          ),
          shape(
            smooth("106,178 114,158 148,147 200,150 248,143 272,162 270,190 242,206 192,196 150,196 116,198"),
            { ...ink, name: "Trunk" },
          ),
          part(
            {
              name: "Neck",
              pivot: [250, 166],
              rotate: cycle(
                frames,
                [
                  [0, -2],
                  [0.5, 2.5],
                ],
                { times: times * 2, phase: 0.2 },
              ),
            },
            shape(limb("248,172,25 268,150,20 286,130,15"), ink),
            part(
              {
                name: "Head",
                pivot: [284, 132],
                rotate: cycle(
                  frames,
                  [
                    [0, 3],
                    [0.5, -3],
                  ],
                  { times: times * 2, phase: 0.3 },
                ),
              },
              ear("272,118 268,80! 290,106 288,120", [280, 114], 20),
              shape(
                smooth("264,130 272,110 292,104 312,114 336,132 350,138 352,143 338,148 308,152 280,156"),
                { ...ink, name: "Skull" },
              ),
              shape(smooth("268,152! 284,140 302,144 322,147 341,146! 318,153 298,158 276,172! 282,160"), {
                fill: "paper",
                name: "Cheek",
              }),
              ear("288,116 290,74! 306,104 302,118", [296, 112], 26),
              part({ pivot: [308, 128], scaleY: blink([44]) }, circle(308, 128, 3.6, { fill: "sheet" })),
            ),
          ),
          hind(0, 0),
          fore(0.5, 0),
        ),
      ),
      layer("Snow before", ...snow(1)),
    ];
  },
);
