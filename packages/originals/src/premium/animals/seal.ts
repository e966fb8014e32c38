import {
  blink,
  box,
  circle,
  cycle,
  type Figure,
  layer,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";

const ink = { fill: "ink" } as const;

const stripe = (degrees: number): Figure =>
  part(
    { pivot: [296, 76], rotate: degrees },
    shape("M296 54Q308 65 296 76", { stroke: { paint: "sheet", width: 3 } }),
  );

export const seal = creature(
  {
    key: "seal-keeping-it-up",
    title: "Seal, keeping it up",
    description:
      "A seal on a drum plays a ball with its nose: dip, push, wait, catch. The hind flippers clap along.",
    tags: [
      "seal",
      "sea lion",
      "ball",
      "balance",
      "play",
      "game",
      "gaming",
      "sport",
      "circus",
      "bounce",
      "fun",
      "animal",
      "loop",
    ],
    tint: "sky",
    frames: 72,
    posterFrame: 24,
  },
  (frames) => {
    const times = 2;
    // The nose gives way under the ball at the start of each round and pushes it up again.
    const dip = (rest: number, low: number, high: number, late = 0) =>
      cycle(
        frames,
        [
          [0, rest],
          [0.1, low],
          [0.24, high],
          [0.5, rest],
        ],
        { times, phase: late },
      );
    const flight = cycle(
      frames,
      [
        [0, 0],
        [0.1, 6],
        [0.2, -6, "in-out"],
        [0.56, -50, [0.15, 0.55, 0.5, 1]],
        [0.999, 0, [0.5, 0, 0.85, 0.45]],
      ],
      { times },
    );
    const squash = cycle(
      frames,
      [
        [0, 1],
        [0.1, 0.88],
        [0.22, 1.07],
        [0.4, 1],
        [0.9, 1.02],
      ],
      { times },
    );
    const flipper = (turn: number, phase: number): Figure =>
      part(
        {
          name: "Hind flipper",
          pivot: [74, 206],
          rotate: cycle(
            frames,
            [
              [0, turn - 9],
              [0.5, turn + 9],
            ],
            { times: times * 2, phase },
          ),
        },
        shape(smooth("78,206! 60,192 40,178 24,180! 34,198 56,212"), ink),
      );
    return [
      layer("Light", shape("M296 -20L96 320H430Z", { fill: "sun", opacity: 0.55 })),
      layer(
        "Rows",
        ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) =>
          part(
            {
              name: "Watcher",
              y: cycle(
                frames,
                [
                  [0, 0],
                  [0.5, -5],
                ],
                { times: 4, phase: index * 0.23 },
              ),
            },
            circle(20 + index * 42, 268, 17, { fill: "hill" }),
            box(4 + index * 42, 280, 32, 60, 12, { fill: "hill" }),
          ),
        ),
      ),
      layer(
        "Drum",
        shape("M92 222H268L254 300H106Z", ink),
        shape("M100 232L122 292 144 232 168 292 190 232 214 292 238 232 252 290", {
          stroke: { paint: "sheet", width: 2.6 },
        }),
        box(84, 214, 192, 14, 5, ink),
      ),
      layer(
        "Seal",
        flipper(16, 0),
        flipper(-18, 0.5),
        part(
          { name: "Body", pivot: [180, 216], scaleY: dip(1, 0.975, 1.02), rotate: dip(0, 0.8, -1) },
          shape(
            smooth(
              "70,204 104,190 146,176 182,158 206,130 220,104 238,88 258,86 272,96 264,116 250,134 246,162 250,190 246,212 210,218 140,218 92,216",
            ),
            { ...ink, name: "Trunk" },
          ),
          part(
            {
              name: "Fore flipper",
              pivot: [214, 186],
              rotate: cycle(
                frames,
                [
                  [0, 4],
                  [0.1, 10],
                  [0.3, -8],
                  [0.6, 2],
                ],
                { times, phase: 0.04 },
              ),
            },
            shape(smooth("204,178! 226,182 238,200 250,222! 226,224 206,208"), {
              ...ink,
              stroke: { paint: "sheet", width: 2.4 },
            }),
          ),
          part(
            { name: "Head", pivot: [238, 110], rotate: dip(0, 7, -6, 0.01) },
            shape(smooth("226,98 238,80 258,78 274,92 292,104! 284,112 266,114 246,120"), ink),
            part({ pivot: [254, 94], scaleY: blink([30, 66]) }, circle(254, 94, 3.4, { fill: "sheet" })),
            ...[0, 7, 14].map((degrees) =>
              part(
                { pivot: [278, 104], rotate: sway(frames, degrees - 4, degrees + 4, { times: 4 }) },
                shape("M278 104Q270 112 258 112", { stroke: { paint: "sheet", width: 1.4 } }),
              ),
            ),
          ),
        ),
      ),
      layer(
        "Ball",
        part(
          { name: "Flight", y: flight, x: sway(frames, -2, 2) },
          part(
            { pivot: [296, 100], scaleY: squash },
            part(
              { name: "Turn", pivot: [296, 76], rotate: spin(frames, 1) },
              circle(296, 76, 24, ink),
              ...[0, 60, 120, 180, 240, 300].map(stripe),
              circle(296, 76, 4.4, { fill: "sheet" }),
            ),
          ),
        ),
      ),
    ];
  },
);
