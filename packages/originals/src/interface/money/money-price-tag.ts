import { figure } from "../figure.ts";
import { disc, discPath, fill, group, keys, lamp, line } from "../shapes.ts";

export const moneyPriceTag = figure(
  {
    key: "money-price-tag",
    title: "Price tag in the wind",
    frames: 60,
    canvas: [400, 300],
    category: "finance",
    description: "A price tag with a cut-out percent sign swings on its string, the string a little ahead.",
    tags: ["money", "price", "tag", "sale", "discount", "shop", "percent", "loop"],
  },
  group(
    {
      pivot: [200, 20],
      turn: keys([0, 9], [30, -9, [0.37, 0, 0.63, 1]], [60, 9, [0.37, 0, 0.63, 1]]),
    },
    line("M200 20C188 50 190 70 200 92M200 20C212 50 210 70 200 92", { width: 3.5 }),
    group(
      {
        pivot: [200, 90],
        turn: keys(
          [0, 2],
          [8, 7, [0.4, 0.5, 0.64, 1]],
          [38, -7, [0.37, 0, 0.63, 1]],
          [60, 2, [0.37, 0, 0.6, 0.5]],
        ),
      },
      fill(
        `M182 70H218L258 112V268Q258 276 250 276H150Q142 276 142 268V112Z${discPath(200, 92, 8)}${discPath(178, 162, 19)}${discPath(178, 162, 8)}${discPath(222, 226, 19)}${discPath(222, 226, 8)}M228 146L240 154L172 242L160 234Z`,
      ),
      line(discPath(200, 92, 12), { width: 4, color: lamp }),
    ),
  ),
  disc(200, 20, 8),
);
