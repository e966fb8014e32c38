import {
  blink,
  box,
  circle,
  ellipse,
  type Figure,
  keys,
  layer,
  part,
  shape,
  smooth,
} from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 72;
const foot = [196, 266] as const;

export const piggyBank = onStage(
  {
    key: "piggy-bank",
    title: "Piggy bank, one more",
    description:
      "A coin turns in the air and drops into the slot; the pig sinks under it, pricks its ears and wags its tail.",
    tags: [
      "piggy bank",
      "pig",
      "savings",
      "finance",
      "money",
      "coin",
      "budget",
      "invest",
      "bank",
      "deposit",
      "loop",
    ],
    category: "finance",
    tint: "rose",
    frames,
    posterFrame: 20,
  },
  () => {
    const land = 30;
    const squash = (low: number, high: number) =>
      keys(
        [0, 1],
        [16, 1.01],
        [land - 2, 1, "hold"],
        [land + 4, low, "out"],
        [land + 10, high],
        [land + 16, 1 - (high - 1) * 0.5],
        [land + 23, 1.006],
        [60, 1],
        [frames, 1, "hold"],
      );
    const late = (degrees: number, frames_: number) =>
      keys(
        [0, 0],
        [20, -degrees * 0.2],
        [land + frames_, degrees, "in-out"],
        [land + 7 + frames_, -degrees * 0.7],
        [land + 13 + frames_, degrees * 0.4],
        [land + 20 + frames_, -degrees * 0.15],
        [68, 0],
        [frames, 0, "hold"],
      );
    const leg = (x: number): Figure => shape(`M${x - 15} 220H${x + 15}L${x + 12} 266H${x - 12}Z`, ink);
    return [
      layer("Sun", circle(200, 150, 128, { fill: "sun" })),
      layer(
        "Coin",
        part(
          {
            name: "Coin",
            y: keys(
              [0, -110],
              [12, -24, "out"],
              [18, -30],
              [land, 74, "fall"],
              [land + 4, 96, "linear"],
              [land + 5, -110, "hold"],
              [frames, -110, "hold"],
            ),
            opacity: keys(
              [0, 1, "hold"],
              [land + 4, 0, "hold"],
              [62, 0, "hold"],
              [63, 1, "hold"],
              [frames, 1, "hold"],
            ),
          },
          part(
            {
              pivot: [196, 50],
              scaleX: keys([0, 1], [5, 0.12], [10, 1], [14, 0.12], [19, 1, "out"], [frames, 1, "hold"]),
            },
            circle(196, 50, 27, ink),
            circle(196, 50, 20, line(3, "sheet")),
            shape("M196 38V62M189 44Q196 38 203 44M189 56Q196 62 203 56", line(3, "sheet")),
          ),
        ),
      ),
      layer(
        "Pig",
        part(
          { pivot: foot, scaleY: squash(0.88, 1.05) },
          part(
            { pivot: foot, scaleX: squash(1.06, 0.97) },
            part(
              { name: "Tail", pivot: [92, 168], rotate: late(34, 5) },
              shape("M98 172C80 176 66 166 70 154C74 144 88 148 84 158C80 168 64 166 56 156", line(6)),
            ),
            leg(134),
            leg(164),
            leg(232),
            leg(262),
            shape(
              smooth(
                "196,102 252,112 286,140 306,150 312,176 304,196 284,204 262,232 222,246 168,246 118,228 92,190 94,150 130,116",
              ),
              ink,
            ),
            part(
              { name: "Far ear", pivot: [244, 122], rotate: late(-16, 3) },
              shape(smooth("232,124! 236,96 252,84! 264,104 262,126!"), ink),
            ),
            part(
              { name: "Ear", pivot: [262, 128], rotate: late(-22, 4) },
              shape(smooth("250,128! 258,98 278,88! 288,110 282,134!"), {
                fill: "ink",
                stroke: { paint: "sheet", width: 2.6 },
              }),
            ),
            part(
              { name: "Snout", pivot: [300, 176], rotate: late(5, 2) },
              ellipse(312, 176, 14, 24, ink),
              shape("M304 156Q296 176 304 196", line(2.6, "sheet")),
              ellipse(314, 168, 2.6, 5, sheet),
              ellipse(314, 184, 2.6, 5, sheet),
            ),
            part({ pivot: [280, 156], scaleY: blink([land + 1, land + 8], 7) }, circle(280, 156, 4.4, sheet)),
            box(168, 108, 56, 7, 3.5, sheet),
            shape("M130 150Q120 172 126 196", line(4, "sheet")),
            ...[0, 1, 2].map((index) => circle(182 + index * 20, 196, 4, sheet)),
            ...[0, 1].map((index) => circle(192 + index * 20, 210, 4, sheet)),
          ),
        ),
      ),
      layer("Floor", box(-10, 264, 420, 50, 0, ink), box(116, 276, 168, 3, 1.5, hill)),
    ];
  },
);
