import {
  blink,
  box,
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { sun } from "../stage-parts.ts";

const frames = 96;

const flake = (x: number, phase: number, radius: number): Figure =>
  part(
    {
      name: "Flake",
      x: sway(frames, -7, 7, { phase }),
      y: cycle(
        frames,
        [
          [0, -20, "linear"],
          [0.999, 330, "linear"],
        ],
        { phase, ease: "linear" },
      ),
    },
    circle(x, 0, radius, { fill: "paper" }),
  );

export const snowman = onStage(
  {
    key: "snowman-lifting-his-hat",
    title: "Snowman lifting his hat",
    description:
      "A snowman with a scarf in the wind lifts his hat in greeting; snow comes down all the while.",
    tags: [
      "snowman",
      "winter",
      "snow",
      "christmas",
      "cold",
      "greeting",
      "hat",
      "scarf",
      "december",
      "holiday",
    ],
    category: "weather",
    tint: "sky",
    frames,
    posterFrame: 40,
  },
  () => {
    const lift = (share: number) =>
      keys(
        [0, 0],
        [16, 0, "hold"],
        [30, share, "out-back"],
        [54, share, "hold"],
        [68, 0, "in-out"],
        [frames, 0, "hold"],
      );
    return [
      sun(200, 140, 116),
      layer("Snow behind", ...[30, 92, 300, 366].map((x, index) => flake(x, index * 0.26, 3.4))),
      layer(
        "Ground",
        shape("M-10 250Q90 232 200 246Q320 262 410 240V320H-10Z", hill),
        shape("M-10 272Q120 258 220 268Q320 276 410 264V320H-10Z", ink),
      ),
      layer(
        "Snowman",
        part(
          { name: "Far arm", pivot: [148, 168], rotate: sway(frames, -5, 7, { times: 2 }) },
          shape("M150 168L96 140M108 147L92 154M112 148L104 128", line(6)),
        ),
        circle(200, 224, 58, ink),
        part(
          { name: "Middle", pivot: [200, 210], rotate: sway(frames, -1.6, 1.6, { times: 2 }) },
          circle(200, 158, 44, ink),
          ...[142, 162, 204, 228].map((y) => circle(200, y, 4.4, sheet)),
          shape("M166 246Q160 222 168 206M172 180Q168 164 174 152", line(3.6, "sheet")),
          part(
            {
              name: "Head",
              pivot: [200, 122],
              rotate: keys(
                [0, 0],
                [16, 0, "hold"],
                [30, 9, "out-back"],
                [54, 9, "hold"],
                [68, 0, "in-out"],
                [frames, 0, "hold"],
              ),
            },
            circle(200, 98, 33, ink),
            part(
              { pivot: [188, 92], scaleY: blink([34, 78], 6) },
              circle(188, 92, 4.6, sheet),
              circle(212, 92, 4.6, sheet),
            ),
            shape("M200 98L240 104L201 109Z", { fill: "lamp" }),
            shape("M184 112Q198 122 212 114", line(3, "sheet")),
            part(
              { name: "Hat", pivot: [236, 70], y: lift(-14), x: lift(10), rotate: lift(20) },
              box(158, 64, 84, 9, 4, ink),
              box(174, 22, 52, 46, 4, ink),
              box(174, 54, 52, 7, 0, { fill: "lamp" }),
            ),
            shape(smooth("168,118! 200,130 232,118! 236,130 200,144 164,130!"), { fill: "lamp" }),
          ),
          part(
            { name: "Scarf", pivot: [172, 130], rotate: sway(frames, -9, 9, { times: 4, phase: 0.1 }) },
            shape(smooth("166,126! 182,128! 176,154 160,180! 146,176! 160,150!"), { fill: "lamp" }),
          ),
          part(
            { name: "Arm", pivot: [246, 160], rotate: lift(-34) },
            shape("M244 162L288 128M276 138L296 138M278 136L276 116", line(6)),
          ),
        ),
      ),
      layer("Snow before", ...[58, 130, 254, 336, 388].map((x, index) => flake(x, 0.12 + index * 0.21, 4))),
    ];
  },
);
