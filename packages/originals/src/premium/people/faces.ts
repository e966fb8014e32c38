import { blink, circle, cycle, ellipse, keys, layer, part, shape, spin, sway } from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { glint, sun } from "../stage-parts.ts";

const ray = (index: number) =>
  part(
    { pivot: [200, 150], rotate: index * 30 },
    shape(index % 2 === 0 ? "M200 30V10" : "M200 26V16", line(6, "hill")),
  );

export const happyFace = onStage(
  {
    key: "happy-face",
    title: "Happy face, laughing",
    description:
      "A round face laughs with its whole head, shuts its eyes for joy and shines like a small sun.",
    tags: ["joy", "happy", "smile", "face", "emoji", "feedback"],
    category: "icons",
    tint: "amber",
    frames: 72,
    posterFrame: 12,
  },
  (frames) => {
    const closed = cycle(
      frames,
      [
        [0, 1, "hold"],
        [0.46, 1],
        [0.52, 0.08],
        [0.86, 0.08, "hold"],
        [0.92, 1],
      ],
      { ease: "in-out" },
    );
    return [
      sun(200, 150, 126),
      layer(
        "Rays",
        part(
          { pivot: [200, 150], rotate: spin(frames, 1 / 6) },
          ...Array.from({ length: 12 }, (_, index) => ray(index)),
        ),
      ),
      layer(
        "Face",
        part(
          {
            name: "Head",
            pivot: [200, 236],
            rotate: sway(frames, -5, 5, { times: 2 }),
            y: cycle(
              frames,
              [
                [0, 0],
                [0.5, -9],
              ],
              { times: 4 },
            ),
          },
          circle(200, 150, 96, ink),
          part({ pivot: [166, 124], scaleY: closed }, ellipse(166, 124, 11, 17, sheet)),
          part({ pivot: [234, 124], scaleY: closed }, ellipse(234, 124, 11, 17, sheet)),
          part(
            {
              name: "Mouth",
              pivot: [200, 164],
              scaleY: cycle(
                frames,
                [
                  [0, 0.8],
                  [0.5, 1.12],
                ],
                { times: 4 },
              ),
            },
            shape("M140 162Q200 174 260 162Q256 220 200 222Q144 220 140 162Z", sheet),
            shape("M166 208Q200 184 234 208Q220 222 200 222Q180 222 166 208Z", { fill: "lamp" }),
          ),
          shape("M128 92Q150 66 182 62", line(5, "sheet")),
        ),
      ),
      layer("Glints", glint(frames, 80, 70, 12, 0.2), glint(frames, 326, 88, 10, 0.6)),
    ];
  },
);

export const sadFace = onStage(
  {
    key: "sad-face",
    title: "Sad face, one tear",
    description: "A round face looks down, its chin trembles, and one tear runs over the cheek and falls.",
    tags: ["sad", "face", "emoji", "cry", "unhappy", "disappointed", "feedback"],
    category: "icons",
    tint: "sky",
    frames: 96,
    posterFrame: 44,
  },
  (frames) => [
    sun(200, 158, 124),
    layer(
      "Face",
      part(
        {
          name: "Head",
          pivot: [200, 250],
          rotate: keys([0, 0], [24, -6], [60, -6], [frames, 0]),
          y: keys([0, 0], [24, 5], [60, 5], [frames, 0]),
        },
        circle(200, 158, 96, ink),
        shape("M136 112Q154 98 178 104M264 112Q246 98 222 104", line(6, "sheet")),
        part(
          { pivot: [166, 142], scaleY: blink([18, 70], 8) },
          ellipse(166, 142, 11, 15, sheet),
          part({ y: keys([0, 0], [24, 5], [60, 5], [frames, 0]) }, circle(167, 144, 5, ink)),
        ),
        part(
          { pivot: [234, 142], scaleY: blink([18, 70], 8) },
          ellipse(234, 142, 11, 15, sheet),
          part({ y: keys([0, 0], [24, 5], [60, 5], [frames, 0]) }, circle(235, 144, 5, ink)),
        ),
        part(
          {
            name: "Mouth",
            pivot: [200, 210],
            scaleX: sway(frames, 1, 0.93, { times: 8 }),
            y: sway(frames, 0, 2, { times: 8 }),
          },
          shape("M158 220Q200 180 242 220", line(8, "sheet")),
        ),
        shape("M122 124Q126 100 142 86", line(5, "sheet")),
        part(
          {
            name: "Tear",
            y: keys(
              [0, 0, "hold"],
              [26, 0, "hold"],
              [56, 46, "in"],
              [74, 150, "in"],
              [75, 0, "hold"],
              [frames, 0, "hold"],
            ),
            x: keys(
              [0, 0, "hold"],
              [26, 0, "hold"],
              [56, 10, "linear"],
              [74, 12, "linear"],
              [75, 0, "hold"],
              [frames, 0, "hold"],
            ),
            pivot: [240, 160],
            scale: keys(
              [0, 0, "hold"],
              [16, 0, "hold"],
              [27, 1, "out"],
              [73, 1, "hold"],
              [74, 0, "hold"],
              [frames, 0, "hold"],
            ),
          },
          shape("M240 152C230 168 228 180 240 184C252 180 250 168 240 152Z", { fill: "paper" }),
        ),
      ),
    ),
    layer(
      "Puddle",
      part(
        {
          pivot: [252, 274],
          scaleX: keys([0, 0, "hold"], [74, 0, "hold"], [84, 1, "out"], [frames, 0, "in"]),
        },
        ellipse(252, 276, 30, 4, { fill: "hill" }),
      ),
    ),
  ],
);
