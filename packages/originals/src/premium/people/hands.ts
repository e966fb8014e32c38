import { box, circle, cycle, keys, layer, limb, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { glint, sun } from "../stage-parts.ts";

const fingers = [
  { path: "166,150,13 152,96,11 144,62,9", root: [166, 150] },
  { path: "192,140,13 190,80,12 188,42,10", root: [192, 140] },
  { path: "218,142,13 226,84,12 232,48,10", root: [218, 142] },
  { path: "242,156,12 258,108,10 268,78,8", root: [242, 156] },
] as const;

export const wavingHand = onStage(
  {
    key: "waving-hand",
    title: "Hand, waving hello",
    description: "An open hand waves from the wrist, the fingers a little behind, and the air moves with it.",
    tags: ["wave", "waving", "hand", "hello", "greeting", "welcome", "goodbye", "gesture", "onboarding"],
    category: "icons",
    tint: "rose",
    frames: 72,
    posterFrame: 10,
  },
  (frames) => [
    sun(200, 140, 116),
    layer(
      "Hand",
      part(
        { name: "Arm", pivot: [204, 310], rotate: sway(frames, -7, 7, { times: 3 }) },
        shape("M178 240H232L240 320H170Z", ink),
        box(166, 262, 78, 16, 4, hill),
        part(
          { name: "Palm", pivot: [204, 244], rotate: sway(frames, -17, 17, { times: 3, phase: 0.06 }) },
          shape(smooth("152,156 178,138 230,140 254,160 258,206 240,248! 172,248! 150,206"), ink),
          ...fingers.map(({ path, root }, index) =>
            part(
              {
                name: "Finger",
                pivot: root,
                rotate: sway(frames, -6 + index * 1.5, 6 - index, { times: 3, phase: 0.12 }),
              },
              shape(limb(path), ink),
            ),
          ),
          part(
            { name: "Thumb", pivot: [158, 204], rotate: sway(frames, 8, -8, { times: 3, phase: 0.16 }) },
            shape(limb("166,212,15 138,186,13 112,168,9"), ink),
          ),
          shape(
            "M176 176Q206 192 240 172M182 198Q210 214 238 200M196 236Q170 214 176 184",
            line(3.4, "sheet"),
          ),
        ),
      ),
    ),
    layer(
      "Air",
      ...[0, 1].map((index) =>
        part(
          {
            opacity: cycle(
              frames,
              [
                [0, 1],
                [0.5, 0.1],
              ],
              { times: 3, phase: index * 0.5 },
            ),
          },
          shape(
            index === 0
              ? "M96 82Q80 112 86 142M72 74Q52 112 62 152"
              : "M312 82Q328 112 322 142M336 74Q356 112 346 152",
            line(6, "hill"),
          ),
        ),
      ),
    ),
  ],
);

export const thumbsUp = onStage(
  {
    key: "thumbs-up",
    title: "Thumbs up",
    description: "A fist swings up, the thumb springs out with a jolt, and sparks fly off the tip.",
    tags: ["thumbs up", "like", "approve", "success", "hand", "gesture", "feedback", "rating"],
    category: "icons",
    tint: "mint",
    frames: 72,
    loops: false,
    posterFrame: 60,
  },
  (frames) => {
    const spark = (index: number) =>
      part(
        { pivot: [176, 84], rotate: -76 + index * 34 },
        part(
          {
            y: keys([0, 14, "hold"], [26, 14, "hold"], [38, -10, "out"], [frames, -10, "hold"]),
            opacity: keys(
              [0, 0, "hold"],
              [25, 0, "hold"],
              [27, 1, "hold"],
              [40, 1],
              [52, 0],
              [frames, 0, "hold"],
            ),
          },
          shape(index % 2 === 0 ? "M176 28V4" : "M176 24V10", line(6, "hill")),
        ),
      );
    return [
      sun(204, 150, 120),
      layer(
        "Hand",
        part(
          {
            name: "Fist",
            pivot: [250, 300],
            rotate: keys([0, 40], [16, -8, "out"], [24, 3], [32, 0], [frames, 0, "hold"]),
            y: keys([0, 130], [16, -6, "out"], [26, 0], [frames, 0, "hold"]),
          },
          part(
            {
              name: "Thumb",
              pivot: [176, 156],
              rotate: keys(
                [0, 66, "hold"],
                [16, 66],
                [24, -12, "out"],
                [31, 6],
                [38, -2],
                [45, 0],
                [frames, 0, "hold"],
              ),
            },
            shape(limb("196,176,26 178,132,21 178,92,18"), ink),
            shape("M168 92Q176 84 186 92", line(3.4, "sheet")),
          ),
          shape(smooth("150,160 176,144 262,142 276,158 272,240 250,258 184,258 152,240"), ink),
          ...[0, 1, 2, 3].map((index) =>
            box(216 - index * 2, 146 + index * 28, 66, 25, 12.5, {
              fill: "ink",
              stroke: { paint: "sheet", width: 3 },
            }),
          ),
          shape("M108 176H146V254H108Z", ink),
          box(96, 168, 36, 94, 6, hill),
          circle(114, 246, 4, sheet),
        ),
      ),
      layer("Sparks", ...[0, 1, 2, 3, 4].map(spark)),
      layer("Glints", glint(frames, 320, 84, 12, 0.55), glint(frames, 88, 110, 9, 0.62)),
    ];
  },
);
