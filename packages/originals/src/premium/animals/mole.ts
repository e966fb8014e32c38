import {
  box,
  circle,
  ellipse,
  type Figure,
  keys,
  layer,
  limb,
  part,
  shape,
  smooth,
} from "../../builder/index.ts";
import { creature } from "../../creatures/creature.ts";
import { swayingGrass } from "../../creatures/scenery.ts";

const ink = { fill: "ink" } as const;

const mound = (x: number): string =>
  smooth([
    [x - 64, 236, "corner"],
    [x - 46, 208],
    [x - 24, 200],
    [x, 203],
    [x + 24, 200],
    [x + 46, 208],
    [x + 64, 236, "corner"],
  ]);

export const mole = creature(
  {
    key: "mole-missed-again",
    title: "Mole, missed again",
    description: "Three holes, three moles and one mallet that is always a moment late.",
    tags: [
      "mole",
      "game",
      "gaming",
      "arcade",
      "mallet",
      "whack",
      "hit",
      "miss",
      "fun",
      "garden",
      "animals",
      "loop",
    ],
    category: "gaming",
    tint: "amber",
    frames: 96,
    posterFrame: 54,
  },
  (frames) => {
    const peek = (x: number, up: number, down: number, look: number): Figure => {
      const paw = (hand: 1 | -1): Figure =>
        part(
          {
            name: "Paw",
            pivot: [x + hand * 30, 196],
            rotate: keys(
              [0, 0],
              [up + 10, 0, "hold"],
              [up + 14, hand * -16, "out"],
              [up + 19, hand * 6],
              [up + 23, 0],
              [frames, 0, "hold"],
            ),
          },
          shape(
            smooth([
              [x + hand * 16, 186],
              [x + hand * 34, 180],
              [x + hand * 42, 190],
              [x + hand * 36, 204],
              [x + hand * 18, 206],
            ]),
            { ...ink, stroke: { paint: "sheet", width: 2.2 } },
          ),
        );
      return part(
        {
          name: "Mole",
          y: keys(
            [0, 110],
            [up, 110, "hold"],
            [up + 9, 0, "out-back"],
            [down, 0, "hold"],
            [down + 5, 112, "in"],
            [frames, 110, "hold"],
          ),
        },
        shape(
          smooth([
            [x, 112],
            [x + 28, 124],
            [x + 36, 156],
            [x + 38, 216],
            [x, 226],
            [x - 38, 216],
            [x - 36, 156],
            [x - 28, 124],
          ]),
          { ...ink, name: "Body" },
        ),
        part(
          {
            name: "Face",
            x: keys(
              [0, 0],
              [up + 10, 0, "hold"],
              [up + 14, -4 * look, "in-out"],
              [up + 18, 4 * look, "in-out"],
              [frames, 4 * look, "hold"],
            ),
            pivot: [x, 150],
            rotate: keys(
              [0, 0],
              [up + 10, 0, "hold"],
              [up + 14, -5 * look],
              [up + 18, 5 * look],
              [frames, 5 * look, "hold"],
            ),
          },
          ...[-1, 1].map((hand) =>
            shape(`M${x + hand * 12 - 5} 138q5 -5 10 0`, { stroke: { paint: "sheet", width: 2.8 } }),
          ),
          ellipse(x, 156, 17, 12, { fill: "sheet" }),
          ellipse(x, 151, 7, 5, ink),
          ...[-1, 1].flatMap((hand) =>
            [-3, 4].map((lean) =>
              shape(`M${x + hand * 15} 156l${hand * 17} ${lean}`, { stroke: { paint: "sheet", width: 1.6 } }),
            ),
          ),
          shape(`M${x - 4} 166v6h8v-6`, { fill: "sheet" }),
        ),
        paw(-1),
        paw(1),
      );
    };
    const hit = 62;
    const swing = keys(
      [0, 34],
      [34, 34, "hold"],
      [54, 70, "in-out"],
      [58, 74],
      [hit, -3, "fall"],
      [hit + 5, 9, "out"],
      [hit + 9, -2],
      [hit + 14, 0],
      [hit + 18, 0, "hold"],
      [frames, 34, "in-out"],
    );
    const shake = keys(
      [0, 0],
      [hit, 0, "hold"],
      [hit + 2, 5, "out"],
      [hit + 5, -3],
      [hit + 8, 2],
      [hit + 11, 0],
      [frames, 0, "hold"],
    );
    const dust = (dx: number, dy: number): Figure =>
      part(
        {
          x: keys([0, 0], [hit, 0, "hold"], [hit + 16, dx, "out"], [frames, dx, "hold"]),
          y: keys([0, 0], [hit, 0, "hold"], [hit + 16, dy, "out"], [frames, dy, "hold"]),
          opacity: keys([0, 0], [hit, 1, "hold"], [hit + 8, 1, "hold"], [hit + 16, 0], [frames, 0, "hold"]),
        },
        circle(200, 204, 5, ink),
      );
    return [
      layer("Sun", circle(200, 150, 112, { fill: "sun" })),
      layer(
        "Hedge",
        shape(
          smooth(
            "-20,210! 20,186 62,196 104,182 150,196 196,184 240,196 288,182 330,194 380,184 430,206! 430,330! -20,330!",
          ),
          { fill: "hill" },
        ),
      ),
      layer("Moles", peek(90, 6, 34, 1), peek(200, 32, hit - 5, 1), peek(310, 66, 89, -1)),
      layer(
        "Ground",
        part(
          { y: shake },
          shape(`${mound(90)}${mound(200)}${mound(310)}M-20 232H430V330H-20Z`, ink),
          ...swayingGrass(frames, 234, [14, 146, 254, 384], { times: 2 }),
        ),
      ),
      layer("Dust", dust(-44, -26), dust(-24, -46), dust(30, -40), dust(48, -18)),
      layer(
        "Mallet",
        part(
          { name: "Mallet", pivot: [350, 150], rotate: swing },
          shape(limb("352,150,8 290,164,6 214,178,6"), { ...ink, stroke: { paint: "sheet", width: 2 } }),
          part(
            { pivot: [204, 180], rotate: -12 },
            box(180, 146, 48, 60, 8, { ...ink, stroke: { paint: "sheet", width: 2 } }),
            shape("M180 160h48M180 192h48", { stroke: { paint: "sheet", width: 2.4 } }),
          ),
        ),
      ),
    ];
  },
);
