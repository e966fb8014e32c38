import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, steam, sun } from "../stage-parts.ts";

const frames = 120;
const blown = 70;
const candles = [152, 176, 200, 224, 248] as const;

function candle(x: number, index: number): Figure[] {
  const out = blown + index * 2;
  return [
    box(x - 4, 88, 8, 34, 2, ink),
    shape(`M${x - 4} 98L${x + 4} 94M${x - 4} 110L${x + 4} 106`, line(2.2, "sheet")),
    part(
      {
        name: "Flame",
        pivot: [x, 86],
        scale: keys(
          [0, 0],
          [6 + index * 2, 1, "out-back"],
          [out, 1, "hold"],
          [out + 5, 0, "in"],
          [frames, 0, "hold"],
        ),
        skew: keys([0, 0], [out - 8, 0, "hold"], [out, -34, "in"], [frames, 0, "hold"]),
      },
      part(
        {
          pivot: [x, 86],
          scaleY: sway(frames, 0.86, 1.14, { times: 8, phase: index * 0.21 }),
          rotate: sway(frames, -5, 5, { times: 5, phase: index * 0.33 }),
        },
        shape(`M${x} 86C${x - 10} 80 ${x - 6} 68 ${x} 58C${x + 6} 68 ${x + 10} 80 ${x} 86Z`, {
          fill: "lamp",
        }),
      ),
    ),
    part(
      {
        name: "Smoke",
        opacity: keys([0, 0], [out + 2, 0, "hold"], [out + 8, 1], [frames - 4, 0], [frames, 0, "hold"]),
      },
      steam(frames, x, 82, { height: 34, width: 3, phase: 0.3 + index * 0.05 }),
    ),
  ];
}

export const birthdayCake = onStage(
  {
    key: "birthday-cake-and-a-wish",
    title: "Birthday cake and a wish",
    description:
      "Five candles flare up on a cake of two layers, one breath puts them out, and the wish goes off as a sparkle.",
    tags: ["birthday", "cake", "candles", "party", "celebrate", "wish", "dessert", "food"],
    category: "fairground",
    tint: "lilac",
    frames,
    posterFrame: 44,
  },
  () => [
    sun(200, 150, 126),
    floor(268, 110, 290),
    layer("Candles", ...candles.flatMap(candle)),
    layer(
      "Cake",
      part(
        {
          name: "Cake",
          pivot: [200, 262],
          scaleY: keys(
            [0, 1],
            [4, 0.97, "out"],
            [12, 1.01],
            [20, 1],
            [blown - 6, 1, "hold"],
            [blown, 1.02],
            [blown + 10, 1],
            [frames, 1, "hold"],
          ),
        },
        ellipse(200, 262, 132, 11, ink),
        box(92, 182, 216, 76, 10, ink),
        box(128, 120, 144, 66, 10, ink),
        shape(
          smooth(
            "130,134! 130,150 142,158 152,146 164,160 178,146 192,162 206,146 220,160 234,146 248,158 260,146 270,152 270,134!",
          ),
          sheet,
        ),
        shape(
          smooth(
            "94,196! 94,212 108,222 122,208 138,224 156,208 174,226 194,208 214,226 234,208 252,224 270,208 286,222 306,212 306,196!",
          ),
          hill,
        ),
        ...[112, 144, 176, 208, 240, 272].map((x, index) =>
          circle(x + 8, 240, index % 2 === 0 ? 5 : 3.4, sheet),
        ),
      ),
    ),
    layer(
      "Wish",
      part(
        {
          name: "Wish",
          y: keys([0, 0], [blown + 8, 0, "hold"], [blown + 34, -34, "out"], [frames, -34, "hold"]),
          opacity: keys(
            [0, 0],
            [blown + 7, 0, "hold"],
            [blown + 12, 1],
            [frames - 10, 1],
            [frames - 2, 0],
            [frames, 0, "hold"],
          ),
        },
        part(
          { pivot: [200, 62], rotate: cycle(frames, [[0, 0]], { gain: 180, ease: "linear" }) },
          shape("M200 40Q200 62 222 62Q200 62 200 84Q200 62 178 62Q200 62 200 40Z", { fill: "paper" }),
        ),
      ),
      glint(frames, 92, 92, 10, 0.72),
      glint(frames, 310, 108, 12, 0.78),
      glint(frames, 288, 56, 8, 0.84),
    ),
  ],
);
