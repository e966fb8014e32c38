import {
  circle,
  cycle,
  type Figure,
  keys,
  layer,
  limb,
  type Paint,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";

/** Three pictures of the neck, drawn with the same corners: up, half way, beak in the water. */
const necks = {
  up: "226,150,15 250,132,11 258,104,9 240,80,8.5 236,54,9 256,40,10",
  half: "226,152,15 254,144,11 276,126,9 292,140,8.5 298,166,9 304,186,10",
  down: "226,154,15 254,150,11 278,150,9 296,172,8.5 300,204,9 298,230,10",
};

export const flamingo = creature(
  {
    key: "flamingo-on-one-leg",
    title: "Flamingo, on one leg",
    description: "A flamingo stands on one leg, looks about, bends down to drink, and shakes out its neck.",
    tags: [
      "flamingo",
      "bird",
      "balance",
      "one leg",
      "yoga",
      "lake",
      "water",
      "health",
      "calm",
      "animal",
      "summer",
      "loop",
      "silhouette",
    ],
    tint: "rose",
    frames: 120,
    posterFrame: 4,
  },
  (frames) => {
    const bird = (paint: Paint, cut: Paint): Figure => {
      const [up, half, down] = [limb(necks.up), limb(necks.half), limb(necks.down)];
      const neck = keys(
        [0, up],
        [22, up, "hold"],
        [34, half, "in"],
        [46, down, "out"],
        [66, down, "hold"],
        [78, half, "in"],
        [90, up, "out"],
        [frames, up, "hold"],
      );
      const follow = (a: number, b: number, c: number) =>
        keys(
          [0, a],
          [22, a, "hold"],
          [34, b, "in"],
          [46, c, "out"],
          [66, c, "hold"],
          [78, b, "in"],
          [90, a, "out"],
          [frames, a, "hold"],
        );
      const headTurn = keys(
        [0, 0],
        [10, -6],
        [20, 2],
        [34, 56],
        [46, 96, "out"],
        [52, 90],
        [58, 98],
        [66, 94],
        [78, 52],
        [90, -8, "out"],
        [94, 8],
        [98, -7],
        [102, 5],
        [108, 0],
        [frames, 0],
      );
      return part(
        {
          name: "Flamingo",
          pivot: [200, 256],
          rotate: cycle(frames, [
            [0, -1.2],
            [0.35, 1.8],
            [0.55, 1.2],
            [0.8, -1.4],
          ]),
        },
        shape(limb("198,172,6 200,212,3.2 199,218,4.6 200,258,3"), { fill: paint, name: "Standing leg" }),
        part(
          {
            name: "Tucked leg",
            pivot: [192, 172],
            rotate: cycle(
              frames,
              [
                [0, -2],
                [0.5, 5],
              ],
              { times: 2 },
            ),
          },
          shape(
            `${limb("190,172,6 176,196,3.6 164,214,4.2")}${limb("164,213,3.8 184,208,2.8 206,204,2.6")}`,
            { fill: paint },
          ),
        ),
        part(
          {
            name: "Body",
            pivot: [200, 180],
            rotate: keys(
              [0, 0],
              [22, 0, "hold"],
              [46, 11, "in-out"],
              [66, 11, "hold"],
              [90, -2, "in-out"],
              [104, 0],
              [frames, 0, "hold"],
            ),
          },
          shape(smooth("108,168! 134,146 172,126 212,126 240,142 242,162 222,180 184,186 148,180"), {
            fill: paint,
            name: "Trunk",
          }),
          part(
            {
              name: "Wing",
              pivot: [212, 146],
              rotate: keys(
                [0, 0],
                [86, 0, "hold"],
                [92, -13, "out"],
                [96, 5],
                [100, -8],
                [108, 0],
                [frames, 0, "hold"],
              ),
            },
            shape(smooth("100,186! 128,160 168,140 208,138 224,150 212,168 172,180 134,182"), {
              fill: paint,
              stroke: { paint: cut, width: 2.2 },
            }),
          ),
        ),
        shape(neck, { fill: paint, name: "Neck" }),
        part(
          { name: "Head", pivot: [256, 40], x: follow(0, 48, 42), y: follow(0, 146, 190), rotate: headTurn },
          shape(smooth("238,40 246,27 262,26 274,36 290,44 296,58 290,72! 282,60 268,54 248,52"), {
            fill: paint,
          }),
          shape(smooth("276,40! 287,44 291,54! 283,55 272,50!"), { fill: cut, name: "Bill" }),
          circle(259, 38, 2.6, { fill: cut }),
        ),
      );
    };
    const ring = (x: number, late: number, times = 2): Figure =>
      part(
        {
          pivot: [x, 258],
          scale: cycle(
            frames,
            [
              [0, 0.3, "linear"],
              [0.999, 1.9, "linear"],
            ],
            { times, phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 1],
              [0.6, 0.7],
              [0.999, 0],
            ],
            { times, phase: late },
          ),
        },
        shape(`M${x - 40} 258a40 6 0 1 0 80 0a40 6 0 1 0 -80 0Z`, { stroke: { paint: "sheet", width: 2.4 } }),
      );
    return [
      layer("Sun", circle(186, 132, 104, { fill: "sun" })),
      layer("Shore", shape("M-20 216C60 206 120 214 200 212S340 204 430 214V330H-20Z", { fill: "hill" })),
      layer("Water", shape("M-20 232H440V330H-20Z", { fill: "sun" })),
      layer("Rings", ring(200, 0), ring(200, 0.5)),
      layer("Likeness", part({ pivot: [200, 258], scaleY: -0.5 }, bird("hill", "sun"))),
      layer("Flamingo", bird("ink", "sheet")),
      layer(
        "Reeds",
        ...[
          [24, 0],
          [44, 0.1],
          [352, 0.3],
          [376, 0.45],
        ].map(([x = 0, phase = 0]) =>
          part(
            { pivot: [x, 310], rotate: sway(frames, -2, 3.4, { phase, times: 2 }) },
            shape(
              `${limb([
                [x, 312, 3.4],
                [x + 3, 236, 2.4],
                [x + 8, 176, 1.4],
              ])}${smooth([
                [x + 4, 190],
                [x + 9, 154],
                [x + 13, 190],
                [x + 9, 202],
              ])}`,
              { fill: "ink" },
            ),
          ),
        ),
      ),
    ];
  },
);
