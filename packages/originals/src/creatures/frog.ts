import {
  blink,
  circle,
  cycle,
  ellipse,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../builder/index.ts";
import { creature } from "./creature.ts";

export const frog = creature(
  {
    key: "frog-patient",
    title: "Frog, patient",
    description:
      "The throat goes in and out, the eyes follow a fly. It draws back, the tongue shoots out, and there is no fly.",
    tags: [
      "frog",
      "pond",
      "fly",
      "tongue",
      "catch",
      "lily pad",
      "bug",
      "funny",
      "animal",
      "error",
      "debug",
      "loop",
      "silhouette",
    ],
    featuredRank: 22,
    tint: "mint",
    frames: 120,
    posterFrame: 40,
  },
  (frames) => {
    const strike = 72;
    const ink = { fill: "ink" } as const;
    // The fly comes in from the right, circles, is caught at (330, 92).
    const flyX = keys(
      [0, 90],
      [14, 40, "out"],
      [26, -30],
      [38, 6],
      [50, -22],
      [62, 8],
      [strike, 0],
      [strike + 4, 0, "hold"],
      [strike + 8, -118, "in"],
      [strike + 9, 90, "hold"],
      [frames, 90, "hold"],
    );
    const flyY = keys(
      [0, -60],
      [12, -10],
      [24, -34],
      [34, 10],
      [46, -22],
      [58, 8],
      [strike, 0],
      [strike + 4, 0, "hold"],
      [strike + 8, 74, "in"],
      [strike + 9, -60, "hold"],
      [frames, -60, "hold"],
    );
    const gaze = keys(
      [0, 2],
      [14, 3],
      [26, 0],
      [38, 2],
      [50, 0.5],
      [62, 2.5],
      [strike, 2],
      [strike + 8, -1],
      [strike + 14, 0],
      [frames - 8, 0, "hold"],
      [frames, 2],
    );
    const eye = (x: number, late: number) =>
      part(
        { name: "Eye", pivot: [x, 138], scaleY: blink([strike + 9 + late, strike + 30], 7) },
        circle(x, 122, 15, { fill: "sheet" }),
        part(
          {
            x: gaze,
            y: keys(
              [0, -2],
              [24, -3],
              [34, 0],
              [46, -2],
              [strike, -1],
              [strike + 10, 2],
              [strike + 30, 0],
              [frames, -2],
            ),
          },
          ellipse(x + 2, 122, 8, 9, ink),
        ),
      );
    const crouch = keys(
      [0, 0],
      [strike - 12, 0, "hold"],
      [strike - 4, 7, "in-out"],
      [strike + 2, -9, "out-back"],
      [strike + 8, 3],
      [strike + 15, 0],
      [frames, 0, "hold"],
    );
    const lean = keys(
      [0, 0],
      [strike - 12, 0, "hold"],
      [strike - 4, 3.5, "in-out"],
      [strike + 2, -6, "out-back"],
      [strike + 9, 2],
      [strike + 16, 0],
      [frames, 0, "hold"],
    );
    const gulp = keys(
      [0, 0],
      [strike + 10, 0, "hold"],
      [strike + 14, 4],
      [strike + 20, -2],
      [strike + 26, 0],
      [frames, 0, "hold"],
    );
    const tongue = shape("M236 172C262 166 300 130 330 92", {
      name: "Tongue",
      stroke: { paint: "ink", width: 9 },
      trim: {
        start: 0,
        end: keys(
          [0, 0],
          [strike, 0, "hold"],
          [strike + 4, 1, "out"],
          [strike + 5, 1, "hold"],
          [strike + 9, 0, "in"],
          [frames, 0, "hold"],
        ),
      },
      opacity: keys([0, 0], [strike, 1, "hold"], [strike + 9, 0, "hold"], [frames, 0, "hold"]),
    });
    return [
      layer("Sun", circle(160, 116, 92, { fill: "sun" })),
      layer(
        "Reeds",
        ...[28, 52, 366, 388].map((x, index) =>
          part(
            { name: "Reed", pivot: [x, 290], rotate: sway(frames, -2, 3, { phase: index * 0.2, times: 2 }) },
            shape(
              limb([
                [x, 292, 3],
                [x + 3, 200, 2.4],
                [x - 2, 120 + index * 14, 1.6],
              ]),
              { fill: "hill" },
            ),
            ellipse(x - 1, 116 + index * 14, 6, 22, { fill: "hill" }),
          ),
        ),
      ),
      layer(
        "Pond",
        shape("M-20 246Q90 238 200 246T430 244V330H-20Z", { fill: "sun" }),
        ...[0, 0.5].map((late) =>
          part(
            {
              pivot: [196, 262],
              scale: cycle(
                frames,
                [
                  [0, 0.9, "linear"],
                  [0.999, 1.5, "linear"],
                ],
                { times: 2, phase: late },
              ),
              opacity: cycle(
                frames,
                [
                  [0, 1],
                  [0.7, 0.4],
                  [0.999, 0],
                ],
                { times: 2, phase: late },
              ),
            },
            ellipse(196, 262, 140, 22, { stroke: { paint: "hill", width: 3 } }),
          ),
        ),
      ),
      layer(
        "Pad",
        part(
          {
            pivot: [196, 262],
            y: cycle(
              frames,
              [
                [0, 0],
                [0.58, 0],
                [0.62, 4],
                [0.68, -2],
                [0.76, 0],
              ],
              { ease: "in-out" },
            ),
            rotate: sway(frames, -0.8, 0.8),
          },
          shape(
            "M60 262C60 244 120 234 196 234S332 244 332 262C332 272 310 280 280 284L236 262L250 288C232 290 214 290 196 290C120 290 60 280 60 262Z",
            { fill: "ink" },
          ),
        ),
      ),
      layer(
        "Frog",
        part(
          { name: "Body", y: crouch, pivot: [176, 250], rotate: lean },
          shape(smooth("104,214 80,236 66,250 84,258 118,256 144,254 150,236 138,214"), {
            ...ink,
            name: "Hind leg",
          }),
          part(
            {
              name: "Throat",
              pivot: [214, 190],
              scale: cycle(
                frames,
                [
                  [0, 1],
                  [0.5, 1.13],
                ],
                { times: 6 },
              ),
            },
            part({ y: gulp }, ellipse(214, 194, 37, 28, { fill: "ink" })),
          ),
          shape(
            smooth(
              "96,240 94,206 112,174 142,154 178,142 222,142 248,156 256,176 244,196 222,222 214,246 160,254",
            ),
            { ...ink, name: "Back" },
          ),
          shape("M170 180Q214 192 254 168", { stroke: { paint: "sheet", width: 2.6 }, name: "Mouth" }),
          ...[
            [118, 200, 6],
            [136, 178, 4.4],
            [108, 224, 4],
            [146, 206, 3.6],
          ].map(([x = 0, y = 0, radius = 0]) => circle(x, y, radius, { fill: "hill" })),
          circle(182, 134, 21, ink),
          circle(226, 132, 21, ink),
          part({ y: 10 }, eye(182, 0), eye(226, 1)),
          shape("M110 250Q104 222 132 216Q150 214 148 232", { stroke: { paint: "sheet", width: 2.4 } }),
        ),
        shape(limb("204,214,10 208,236,7.5 210,254,6"), { ...ink, name: "Arm" }),
        shape(smooth("198,250 216,248 236,256 234,261 222,259 224,264 210,261 200,264 194,258"), {
          ...ink,
          name: "Hand",
        }),
        part({ y: crouch }, tongue),
      ),
      layer(
        "Fly",
        part(
          {
            x: flyX,
            y: flyY,
            opacity: keys([0, 0], [1, 1, "hold"], [strike + 8, 0, "hold"], [frames, 0, "hold"]),
          },
          part(
            {
              pivot: [330, 88],
              rotate: cycle(
                frames,
                [
                  [0, -24],
                  [0.5, 24],
                ],
                { times: 30 },
              ),
            },
            ellipse(323, 82, 8, 4, { fill: "hill" }),
            ellipse(337, 82, 8, 4, { fill: "hill" }),
          ),
          ellipse(330, 90, 6, 5, ink),
        ),
      ),
    ];
  },
);
