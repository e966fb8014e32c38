import {
  circle,
  cycle,
  ellipse,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
  type Figure,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { pin, swayingGrass } from "./scenery.ts";

const ink = { fill: "ink" } as const;

export const bear = creature(
  {
    key: "bear-breathing",
    title: "Bear, breathing",
    description:
      "A bear sits and breathes: in while the arms rise and the ring opens, a pause, and slowly out again. Follow along.",
    tags: [
      "bear",
      "breathe",
      "breathing",
      "health",
      "calm",
      "meditation",
      "yoga",
      "wellness",
      "relax",
      "mindfulness",
      "animals",
      "loop",
    ],
    featuredRank: 25,
    category: "health",
    tint: "mint",
    frames: 144,
    posterFrame: 60,
  },
  (frames) => {
    // In for two fifths, a pause, out for the rest: 0 is empty, 1 is full.
    const breath = (empty: number, full: number, phase = 0) =>
      cycle(
        frames,
        [
          [0, empty],
          [0.4, full, "in-out"],
          [0.48, full, "in-out"],
          [0.92, empty, "in-out"],
        ],
        { ease: "in-out", phase },
      );
    const ring = (radius: number, width: number, phase: number): Figure =>
      part(
        { name: "Ring", pivot: [200, 150], scale: breath(0.62, 1, phase) },
        circle(200, 150, radius, { stroke: { paint: "sun", width } }),
      );
    const arm = (hand: 1 | -1): Figure => {
      const at = (x: number) => 200 + hand * x;
      return part(
        { name: "Arm", pivot: [at(50), 152], rotate: breath(hand * 8, hand * -62, 0.01) },
        part(
          { name: "Forearm", pivot: [at(78), 194], rotate: breath(hand * 30, hand * -38, 0.025) },
          shape(
            limb([
              [at(78), 192, 15],
              [at(88), 216, 13],
              [at(94), 234, 13],
            ]),
            ink,
          ),
        ),
        shape(
          limb([
            [at(46), 148, 20],
            [at(66), 174, 17],
            [at(79), 195, 15],
          ]),
          ink,
        ),
        pin(at(50), 152, 3),
      );
    };
    const leg = (hand: 1 | -1): Figure => {
      const at = (x: number) => 200 + hand * x;
      return part(
        { name: "Leg" },
        shape(
          limb([
            [at(28), 238, 24],
            [at(74), 246, 24],
            [at(104), 252, 20],
          ]),
          ink,
        ),
        ellipse(at(116), 238, 19, 25, { ...ink, stroke: { paint: "sheet", width: 2.4 } }),
        ellipse(at(117), 243, 9, 10, { fill: "sun" }),
        ...[-9, 0, 9].map((x, index) =>
          circle(at(117 + x * 1.1), index === 1 ? 224 : 227, 3.4, { fill: "sun" }),
        ),
      );
    };
    const ear = (hand: 1 | -1): Figure =>
      part(
        {
          name: "Ear",
          pivot: [200 + hand * 32, 64],
          rotate: cycle(frames, [
            [0, 0],
            [0.44, hand * -5],
            [0.9, 0],
          ]),
        },
        circle(200 + hand * 36, 58, 16, ink),
        circle(200 + hand * 36, 58, 7, { fill: "sun" }),
      );
    return [
      layer(
        "Rings",
        part({ pivot: [200, 150], scale: breath(0.6, 1) }, circle(200, 150, 122, { fill: "sun" })),
        ring(136, 4, 0.02),
        ring(150, 2.4, 0.04),
      ),
      layer(
        "Ground",
        shape("M-20 262C80 254 140 262 200 260S340 254 430 262V330H-20Z", ink),
        ...swayingGrass(frames, 261, [18, 44, 66, 336, 360, 386], { degrees: 6, times: 2 }),
      ),
      layer(
        "Bear",
        part(
          { name: "Body", y: breath(2, -3) },
          part(
            { name: "Belly", pivot: [200, 252], scaleX: breath(0.95, 1.07) },
            part(
              { pivot: [200, 252], scaleY: breath(0.97, 1.03) },
              shape(
                smooth("200,112 238,120 262,152 272,204 258,244 200,260 142,244 128,204 138,152 162,120"),
                ink,
              ),
              shape(smooth("200,170 228,178 238,206 224,236 200,242 176,236 162,206 172,178"), {
                fill: "sun",
              }),
            ),
          ),
          arm(-1),
          arm(1),
          part(
            { name: "Head", pivot: [200, 128], y: breath(3, -7, 0.015), rotate: sway(frames, -1.5, 1.5) },
            ear(-1),
            ear(1),
            shape(smooth("200,48 236,58 252,88 246,116 224,134 200,138 176,134 154,116 148,88 164,58"), ink),
            shape("M166 90Q175 99 184 90M216 90Q225 99 234 90", {
              stroke: { paint: "sheet", width: 3.4 },
              name: "Shut eyes",
            }),
            part(
              { name: "Muzzle", pivot: [200, 112], scale: breath(0.97, 1.06) },
              ellipse(200, 112, 21, 17, { fill: "sheet" }),
              shape(smooth("190,103 200,100 210,103 200,113"), ink),
              shape("M200 112V118M192 121Q200 126 208 121", { stroke: { paint: "ink", width: 2.4 } }),
            ),
          ),
        ),
        ellipse(200, 254, 60, 14, ink),
        leg(-1),
        leg(1),
      ),
    ];
  },
);
