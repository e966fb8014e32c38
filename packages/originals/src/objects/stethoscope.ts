import { circle, cycle, type Figure, layer, part, shape, sway, warped } from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const tube = "M200 138C200 196 128 192 128 238C128 284 204 286 224 248C238 220 262 212 286 214";

export const stethoscope = onStage(
  {
    key: "stethoscope",
    title: "Stethoscope, all ears",
    description:
      "A stethoscope listens: the tube sways, the ear pieces spread a little, and every second beat sends out a ring.",
    tags: [
      "stethoscope",
      "health",
      "doctor",
      "medical",
      "hospital",
      "listen",
      "check-up",
      "care",
      "medicine",
      "heartbeat",
      "loop",
    ],
    category: "health",
    tint: "mint",
    frames: 72,
    posterFrame: 24,
  },
  (frames) => {
    const lift = (y: number) => Math.max(0, (y - 138) / 110);
    const bend = (x: number, y: number, angle: number): readonly [number, number] => {
      const share = x > 230 ? 1 : Math.min(1, lift(y));
      return [x + 4 * share * Math.sin(angle - 0.4), y - 7 * share * Math.cos(angle) * (x / 286)];
    };
    const ear = (hand: 1 | -1): Figure =>
      part(
        {
          name: "Ear piece",
          pivot: [200, 138],
          rotate: sway(frames, hand * -3, hand * 4, { times: 2, phase: 0.1 }),
        },
        shape(
          `M200 138Q${200 + hand * 50} 110 ${200 + hand * 52} 56Q${200 + hand * 52} 30 ${200 + hand * 34} 28`,
          line(8),
        ),
        part(
          { pivot: [200 + hand * 34, 28], rotate: hand * -14 },
          shape(`M${200 + hand * 34} 28h${-hand * 12}`, line(17)),
        ),
      );
    const ring = (late: number): Figure =>
      part(
        {
          name: "Ring",
          pivot: [310, 214],
          scale: cycle(
            frames,
            [
              [0, 0.55],
              [0.9, 1.9, "out"],
            ],
            { times: 2, phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 0],
              [0.1, 1, "out"],
              [0.9, 0, "in-out"],
            ],
            { times: 2, phase: late },
          ),
        },
        circle(310, 214, 46, line(4, "hill")),
      );
    return [
      layer("Sun", circle(196, 150, 126, { fill: "sun" })),
      layer("Rings", ring(0.08), ring(0.26)),
      layer(
        "Stethoscope",
        shape(warped(frames, tube, bend, { samples: 14 }), line(10)),
        ear(-1),
        ear(1),
        shape("M180 112Q200 126 220 112", line(5)),
        circle(200, 138, 10, ink),
        circle(200, 138, 3, sheet),
        part(
          { name: "Chest piece", x: sway(frames, -2, 4, { phase: 0.2 }), y: sway(frames, -7, 7) },
          part(
            {
              pivot: [310, 214],
              scale: cycle(
                frames,
                [
                  [0, 1],
                  [0.06, 0.93],
                  [0.14, 1.1],
                  [0.24, 0.98],
                  [0.32, 1.05],
                  [0.46, 1],
                ],
                { times: 2, ease: "in-out" },
              ),
            },
            shape("M280 214H300", line(14)),
            circle(310, 214, 32, ink),
            circle(310, 214, 23, sheet),
            circle(310, 214, 17, ink),
            shape("M310 222C300 215 303 206 310 210C317 206 320 215 310 222Z", hill),
          ),
        ),
      ),
    ];
  },
);
