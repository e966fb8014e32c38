import {
  blink,
  box,
  circle,
  type Figure,
  layer,
  limb,
  part,
  shape,
  smooth,
  sway,
  warped,
} from "../builder/index.ts";
import { pin, stars } from "../creatures/scenery.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const drift = 9;

export const astronaut = onStage(
  {
    key: "astronaut-on-a-line",
    title: "Astronaut on a line",
    description: "Somebody in a space suit swims slowly beside the ship; the line follows in long waves.",
    tags: [
      "astronaut",
      "space",
      "float",
      "spacewalk",
      "tether",
      "zero gravity",
      "explore",
      "stars",
      "suit",
      "adventure",
      "loop",
    ],
    category: "space",
    featuredRank: 42,
    tint: "sky",
    frames: 120,
    posterFrame: 34,
  },
  (frames) => {
    const limbOf = (
      upper: string,
      lower: string,
      hip: readonly [number, number],
      knee: readonly [number, number],
      turn: readonly [number, number],
      bend: readonly [number, number],
      phase: number,
      end: Figure,
    ): Figure =>
      part(
        { name: "Limb", pivot: hip, rotate: sway(frames, turn[0], turn[1], { phase }) },
        part(
          { pivot: knee, rotate: sway(frames, bend[0], bend[1], { phase: phase + 0.12 }) },
          shape(limb(lower), ink),
          end,
          pin(...knee),
        ),
        shape(limb(upper), ink),
        pin(...hip),
      );
    const rope = warped(
      frames,
      "M44 214C90 270 130 250 160 222C186 198 196 206 214 176",
      (x, y, angle) => {
        const share = (x - 44) / 170;
        const wave = Math.sin(Math.PI * share) * 14 * Math.sin(angle - share * 5);
        return [x - share * drift * 0.5 * Math.cos(angle), y - share * drift * Math.cos(angle) + wave];
      },
      { samples: 16 },
    );
    return [
      layer("World", circle(330, 330, 190, { fill: "sun" }), circle(350, 350, 176, hill)),
      layer(
        "Stars",
        ...stars(frames, [
          { x: 130, y: 40, radius: 7 },
          { x: 330, y: 44, radius: 9 },
          { x: 372, y: 110, radius: 4 },
          { x: 110, y: 130, radius: 4 },
          { x: 250, y: 24, radius: 4 },
        ]),
      ),
      layer(
        "Ship",
        shape("M-10 40H30Q66 60 66 130V220Q66 270 30 290H-10Z", ink),
        box(20, 100, 26, 52, 13, { fill: "sun" }),
        circle(44, 214, 9, ink),
        circle(44, 214, 4, sheet),
        ...[74, 176, 196, 256].map((y) => circle(30, y, 2.2, sheet)),
      ),
      layer(
        "Astronaut",
        shape(rope, line(4)),
        part(
          {
            name: "Drift",
            pivot: [214, 176],
            x: sway(frames, -drift * 0.5, drift * 0.5),
            y: sway(frames, -drift, drift),
            rotate: sway(frames, 4, 20, { phase: 0.3 }),
          },
          limbOf(
            "206,190,13 190,218,11",
            "190,218,11 168,246,9.5",
            [206, 190],
            [190, 218],
            [16, -14],
            [-30, 12],
            0.1,
            shape(limb("170,242,10 163,252,11 176,264,8"), ink),
          ),
          limbOf(
            "194,120,11 164,110,9",
            "164,110,9 138,126,8",
            [194, 124],
            [164, 112],
            [20, -18],
            [26, -24],
            0.3,
            circle(133, 130, 10, ink),
          ),
          box(176, 108, 40, 68, 10, ink),
          shape(smooth("198,106 232,104 246,130 242,170 228,194 204,194 196,160"), ink),
          limbOf(
            "230,190,13 242,222,11",
            "242,222,11 236,254,9.5",
            [228, 188],
            [242, 220],
            [-18, 14],
            [34, -2],
            0.55,
            shape(limb("236,246,11 237,258,11 254,262,8"), ink),
          ),
          part(
            { name: "Head", pivot: [218, 106], rotate: sway(frames, -9, 8, { phase: 0.42 }) },
            circle(222, 76, 35, ink),
            shape(smooth("222,52 246,58 253,76 244,94 222,98 210,88 208,66"), { fill: "sun" }),
            part(
              { pivot: [232, 74], scaleY: blink([40, 84]) },
              circle(225, 74, 3.4, ink),
              circle(240, 75, 3.4, ink),
            ),
            shape("M228 86q5 4 9 0", line(2.4)),
            shape("M214 62q4 -6 10 -6", line(3, "paper")),
          ),
          limbOf(
            "236,126,11 264,140,9",
            "264,140,9 286,118,8",
            [236, 124],
            [264, 140],
            [-22, 16],
            [-34, 22],
            0.7,
            circle(290, 113, 10, ink),
          ),
          box(206, 142, 22, 16, 3, sheet),
          circle(212, 150, 2.4, ink),
          circle(221, 150, 2.4, { fill: "lamp" }),
        ),
      ),
    ];
  },
);
