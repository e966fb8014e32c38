import {
  blink,
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { stars, travel } from "./scenery.ts";

const ink = { fill: "ink" } as const;

/** Land of the world below, drawn once and repeated after `period`. */
const lands = (period: number): Figure[] =>
  [-1, 0, 1, 2]
    .map((round) =>
      shape(
        [
          smooth("20,236 60,226 104,240 96,262 60,270 30,258"),
          smooth("132,270 160,254 196,262 190,282 150,290"),
          smooth("214,230 250,222 286,234 300,254 262,262 230,250"),
          smooth("318,262 352,250 380,262 366,284 330,282"),
        ].join(""),
        { fill: "sun", name: `Lands ${round}` },
      ),
    )
    .map((land, index) => part({ x: (index - 1) * period }, land));

const eye = (x: number): Figure =>
  part({ pivot: [x, 116], scaleY: blink([30, 74, 80]) }, circle(x, 116, 3.8, { fill: "sheet" }));

export const spaceDog = creature(
  {
    key: "dog-in-orbit",
    title: "Dog in orbit",
    description:
      "A capsule tumbles gently over a turning world. The dog at the porthole looks left, looks right, and has seen it all before.",
    tags: [
      "dog",
      "space",
      "orbit",
      "rocket",
      "satellite",
      "astronaut",
      "planet",
      "cosmos",
      "capsule",
      "pet",
      "animals",
      "loop",
    ],
    featuredRank: 26,
    category: "space",
    tint: "lilac",
    frames: 120,
    posterFrame: 10,
  },
  (frames) => {
    const look = cycle(
      frames,
      [
        [0, 0],
        [0.1, 0],
        [0.18, -6],
        [0.4, -6],
        [0.5, 6],
        [0.78, 6],
        [0.86, 0],
      ],
      { ease: "in-out" },
    );
    const tilt = cycle(
      frames,
      [
        [0, 0],
        [0.1, 0],
        [0.2, -7],
        [0.4, -5],
        [0.53, 8],
        [0.78, 6],
        [0.88, 0],
      ],
      { ease: "in-out" },
    );
    const ear = (hand: 1 | -1): Figure => {
      const at = (x: number) => 200 + hand * x;
      return part(
        {
          name: "Ear",
          pivot: [at(17), 104],
          rotate: cycle(
            frames,
            [
              [0, 0],
              [0.25, hand * 10 - 6],
              [0.55, hand * 10 + 6],
              [0.8, hand * 6],
            ],
            { phase: 0.05 },
          ),
        },
        shape(
          smooth([
            [at(13), 100, "corner"],
            [at(28), 98],
            [at(36), 116],
            [at(34), 136],
            [at(25), 142],
            [at(19), 124],
          ]),
          { ...ink, stroke: { paint: "sheet", width: 2 } },
        ),
      );
    };
    const panel = (hand: 1 | -1): Figure => {
      const left = hand === 1 ? 268 : 52;
      return part(
        {
          name: "Panel",
          pivot: [200 + hand * 64, 132],
          rotate: sway(frames, -3, 3, { times: 2, phase: 0.15 }),
        },
        shape(`M${200 + hand * 62} 132H${200 + hand * 84}`, { stroke: { paint: "ink", width: 6 } }),
        box(left + (hand === 1 ? 14 : -14), 104, 80, 56, 3, ink),
        ...[1, 2, 3].map((index) =>
          shape(`M${left + (hand === 1 ? 14 : -14) + index * 20} 108V156`, {
            stroke: { paint: "hill", width: 2 },
          }),
        ),
        shape(`M${left + (hand === 1 ? 18 : -10)} 132h72`, { stroke: { paint: "hill", width: 2 } }),
      );
    };
    const whisker = (x: number, lean: number, phase: number): Figure =>
      part(
        { name: "Aerial", pivot: [x, 74], rotate: sway(frames, lean - 5, lean + 5, { times: 3, phase }) },
        shape(
          limb([
            [x, 76, 2.6],
            [x, 50, 1.8],
            [x, 28, 1.4],
          ]),
          ink,
        ),
        circle(x, 27, 4.6, ink),
      );
    return [
      layer(
        "Stars",
        ...stars(frames, [
          { x: 40, y: 46, radius: 8 },
          { x: 104, y: 24, radius: 5 },
          { x: 316, y: 34, radius: 6 },
          { x: 364, y: 72, radius: 9 },
          { x: 24, y: 176, radius: 5 },
          { x: 380, y: 190, radius: 5 },
          { x: 60, y: 86, radius: 4 },
          { x: 296, y: 66, radius: 4 },
        ]),
      ),
      layer("World", circle(200, 520, 310, { fill: "hill" })),
      layer("Rim", circle(200, 520, 310, { fill: "hill" })),
      layer({ name: "Lands", matte: "Rim" }, part({ x: travel(frames, -400) }, ...lands(400))),
      layer("Ground", circle(200, 620, 352, ink)),
      layer(
        "Capsule",
        part(
          {
            name: "Tumble",
            pivot: [200, 132],
            x: sway(frames, -6, 6, { phase: 0.3 }),
            y: cycle(frames, [
              [0, 3],
              [0.5, -8],
            ]),
            rotate: sway(frames, -7, 7, { phase: 0.1 }),
          },
          whisker(180, -16, 0),
          whisker(220, 16, 0.3),
          panel(-1),
          panel(1),
          shape(smooth("182,194 218,194 230,214! 170,214!"), ink),
          circle(200, 132, 66, ink),
          circle(200, 132, 47, { fill: "sun", stroke: { paint: "sheet", width: 3 } }),
          ...Array.from({ length: 8 }, (_, index) =>
            part({ pivot: [200, 132], rotate: index * 45 + 22 }, circle(200, 75, 2.6, { fill: "pin" })),
          ),
          part(
            {
              name: "Dog",
              x: look,
              y: cycle(
                frames,
                [
                  [0, 1],
                  [0.5, -2],
                ],
                { times: 2 },
              ),
              pivot: [200, 160],
              rotate: tilt,
            },
            shape(smooth("178,142 222,142 226,160 214,172 186,172 174,160"), { ...ink, name: "Shoulders" }),
            shape(smooth("200,92 220,98 226,116 216,136 208,150 200,153 192,150 184,136 174,116 180,98"), {
              ...ink,
              name: "Skull",
            }),
            ear(-1),
            ear(1),
            eye(190),
            eye(210),
            shape(smooth("193,136 200,133 207,136 200,145"), { fill: "sheet", name: "Nose" }),
          ),
          part(
            {
              name: "Light",
              pivot: [200, 62],
              opacity: cycle(
                frames,
                [
                  [0, 1, "hold"],
                  [0.5, 0.25, "hold"],
                ],
                { times: 2, ease: "hold" },
              ),
            },
            ellipse(200, 66, 5, 5, { fill: "lamp" }),
          ),
        ),
      ),
    ];
  },
);
