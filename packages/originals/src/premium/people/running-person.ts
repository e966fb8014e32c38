import { circle, cycle, type Figure, layer, limb, part, shape, smooth, sway } from "../../builder/index.ts";
import { hills, travel } from "../../creatures/scenery.ts";
import { ink, line, onStage } from "../../objects/on-stage.ts";
import { sun } from "../stage-parts.ts";

const hip = [196, 172] as const;
const shoulder = [214, 106] as const;
const times = 4;

/** The stride: 0 in front on the ground, then back, up behind and forward with the knee folded. */
const thighKeys = [
  [0, -38],
  [0.24, 6],
  [0.44, 34],
  [0.62, 14],
  [0.82, -52],
] as const;
const shinKeys = [
  [0, 14],
  [0.14, 26],
  [0.34, 16],
  [0.48, 40],
  [0.66, 112],
  [0.86, 70],
] as const;

const leg = (frames: number, phase: number): Figure =>
  part(
    { name: "Leg", pivot: hip, rotate: cycle(frames, thighKeys, { times, phase }) },
    part(
      { name: "Shin", pivot: [198, 222], rotate: cycle(frames, shinKeys, { times, phase }) },
      part(
        {
          name: "Foot",
          pivot: [198, 268],
          rotate: cycle(
            frames,
            [
              [0, -16],
              [0.2, -4],
              [0.44, 28],
              [0.7, 22],
              [0.9, -14],
            ],
            { times, phase },
          ),
        },
        shape(limb("194,268,8 210,272,7 224,274,4.5"), ink),
      ),
      shape(limb("198,220,10 199,246,8 198,268,6.5"), ink),
    ),
    shape(limb("196,172,15 197,198,13 198,224,10"), ink),
  );

const arm = (frames: number, phase: number): Figure =>
  part(
    {
      name: "Arm",
      pivot: shoulder,
      rotate: cycle(
        frames,
        [
          [0, 44],
          [0.5, -48],
        ],
        { times, phase },
      ),
    },
    part(
      {
        name: "Forearm",
        pivot: [212, 144],
        rotate: cycle(
          frames,
          [
            [0, -66],
            [0.5, -104],
          ],
          { times, phase },
        ),
      },
      shape(limb("212,144,8 212,166,7 212,184,6.5"), ink),
    ),
    shape(limb("214,106,11 213,126,9 212,146,8"), ink),
  );

export const runningPerson = onStage(
  {
    key: "runner-before-breakfast",
    title: "Runner before breakfast",
    description:
      "Somebody runs past the hills with long strides, arms swinging against the legs, hair and dust behind.",
    tags: ["running", "run", "person", "people", "fitness", "sport", "exercise", "fast"],
    category: "health",
    tint: "sky",
    frames: 80,
    posterFrame: 6,
  },
  (frames) => [
    sun(214, 138, 112),
    layer("Hills", part({ x: travel(frames, -200) }, hills(258, 26, 200, "hill"))),
    layer(
      "Dust",
      ...[0, 1, 2].map((index) =>
        part(
          {
            x: cycle(
              frames,
              [
                [0, 20, "linear"],
                [0.999, -90, "linear"],
              ],
              { times: 2, phase: index / 3, ease: "linear" },
            ),
            opacity: cycle(
              frames,
              [
                [0, 0.9],
                [0.999, 0],
              ],
              { times: 2, phase: index / 3, ease: "linear" },
            ),
            pivot: [150, 268],
          },
          circle(150, 268 - index * 4, 6 - index, { fill: "hill" }),
        ),
      ),
    ),
    layer(
      "Runner",
      part(
        {
          name: "Body",
          y: cycle(
            frames,
            [
              [0, 3],
              [0.22, 5],
              [0.62, -13],
            ],
            { times: times * 2, phase: 0.06 },
          ),
          rotate: sway(frames, 7, 10, { times: times * 2 }),
          pivot: hip,
        },
        arm(frames, 0.5),
        leg(frames, 0.5),
        leg(frames, 0),
        shape(smooth("184,174 188,138 198,104 214,94 228,102 226,134 214,176 198,184"), ink),
        part(
          { name: "Head", pivot: [220, 92], rotate: sway(frames, -3, 4, { times: times * 2, phase: 0.1 }) },
          shape(limb("218,100,9 224,80,9"), ink),
          circle(230, 62, 22, ink),
          part(
            {
              name: "Hair",
              pivot: [216, 50],
              rotate: sway(frames, -16, 10, { times: times * 2, phase: 0.2 }),
            },
            shape(smooth("222,42! 204,42 184,54 172,50! 186,66 208,66 218,62!"), ink),
          ),
          shape("M212 52Q230 42 250 52", line(4, "sheet")),
        ),
        arm(frames, 0),
      ),
    ),
    layer(
      "Ground",
      shape("M-10 276H410V320H-10Z", ink),
      part(
        { x: travel(frames, -400) },
        ...[0, 1, 2, 3, 4, 5].map((index) =>
          shape(`M${-60 + index * 133} 288h${index % 2 === 0 ? 46 : 22}`, line(3, "hill")),
        ),
      ),
    ),
  ],
);
