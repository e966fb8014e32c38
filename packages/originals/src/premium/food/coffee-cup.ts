import { cycle, ellipse, layer, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, steam, sun } from "../stage-parts.ts";

export const coffeeCup = onStage(
  {
    key: "coffee-first-of-the-day",
    title: "Coffee, first of the day",
    description:
      "A cup of coffee on its saucer; the spoon goes round by itself and steam curls up in three threads.",
    tags: ["coffee", "drink", "breakfast", "morning", "café", "hot", "steam", "food"],
    category: "objects",
    tint: "amber",
    frames: 96,
    posterFrame: 30,
  },
  (frames) => [
    sun(200, 140, 118),
    floor(264, 150, 250),
    layer(
      "Steam",
      steam(frames, 168, 108, { height: 74 }),
      steam(frames, 200, 98, { phase: 0.36, height: 84, width: 6 }),
      steam(frames, 232, 108, { phase: 0.7, height: 70 }),
    ),
    layer(
      "Spoon",
      part(
        {
          name: "Spoon",
          pivot: [200, 132],
          x: sway(frames, -34, 34, { times: 2 }),
          rotate: sway(frames, 16, -16, { times: 2, phase: 0.04 }),
        },
        shape("M200 150V58", line(6)),
        ellipse(200, 52, 8, 13, ink),
        ellipse(200, 50, 3.4, 7, sheet),
      ),
    ),
    layer(
      "Cup",
      ellipse(200, 256, 118, 15, ink),
      ellipse(200, 250, 92, 7, hill),
      part(
        {
          name: "Cup",
          pivot: [200, 250],
          rotate: cycle(
            frames,
            [
              [0, -0.8],
              [0.5, 0.8],
            ],
            { times: 2, phase: 0.1 },
          ),
        },
        shape("M274 158C322 146 332 206 262 212", line(13)),
        shape(smooth("118,132! 282,132! 280,178 262,224 236,246! 164,246! 138,224 120,178"), ink),
        ellipse(200, 132, 82, 13, ink),
        ellipse(200, 133, 72, 8.5, { fill: "hill" }),
        part({ x: sway(frames, 22, -22, { times: 2, phase: 0.1 }) }, ellipse(200, 133, 22, 3.4, sheet)),
        shape("M136 166Q142 208 166 232", line(4.5, "sheet")),
        part(
          { pivot: [200, 190], scale: sway(frames, 0.94, 1.06, { times: 4 }) },
          shape(
            "M204 208C186 194 180 184 188 176C195 170 202 176 204 181C206 176 213 170 220 176C228 184 222 194 204 208Z",
            sheet,
          ),
        ),
      ),
    ),
  ],
);
