import { box, circle, keys, layer, part, shape } from "../builder/index.ts";
import { ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 84;
const foot = [200, 268] as const;

export const pillBottle = onStage(
  {
    key: "pill-bottle",
    title: "One a day",
    description:
      "A medicine bottle takes a deep breath, its lid pops, one capsule turns a somersault and drops back in.",
    tags: [
      "pill",
      "medicine",
      "health",
      "pharmacy",
      "capsule",
      "vitamin",
      "bottle",
      "drug",
      "prescription",
      "care",
      "loop",
    ],
    category: "health",
    tint: "sky",
    frames,
    posterFrame: 36,
  },
  () => {
    const squash = (low: number, high: number) =>
      keys(
        [0, 1],
        [16, low],
        [21, high, "out"],
        [28, 1 - (high - 1) * 0.4],
        [34, 1],
        [54, 1, "hold"],
        [57, low * 0.35 + 0.65, "out"],
        [63, high * 0.4 + 0.6],
        [70, 1],
        [frames, 1, "hold"],
      );
    return [
      layer("Sun", circle(200, 150, 124, { fill: "sun" })),
      layer("Table", box(-10, 268, 420, 50, 0, ink)),
      layer(
        "Capsule",
        part(
          {
            name: "Capsule",
            y: keys([0, 0, "hold"], [19, 0, "hold"], [36, -150, "out"], [54, 0, "fall"], [frames, 0, "hold"]),
            x: keys(
              [0, 0, "hold"],
              [19, 0, "hold"],
              [36, -8, "linear"],
              [54, 0, "linear"],
              [frames, 0, "hold"],
            ),
            pivot: [200, 180],
            rotate: keys(
              [0, 0, "hold"],
              [19, 0, "hold"],
              [54, 540, [0.3, 0.45, 0.7, 0.6]],
              [frames, 540, "hold"],
            ),
          },
          box(184, 146, 32, 68, 16, { fill: "ink", stroke: { paint: "sheet", width: 3 } }),
          shape("M184 180V198A16 16 0 0 0 216 198V180Z", { fill: "paper" }),
          shape("M192 158V168", line(4, "sheet")),
        ),
      ),
      layer(
        "Bottle",
        part(
          { pivot: foot, scaleY: squash(0.86, 1.09) },
          part(
            { pivot: foot, scaleX: squash(1.08, 0.95) },
            shape(
              "M166 104H234V116Q262 122 262 148V254Q262 270 246 270H154Q138 270 138 254V148Q138 122 166 116Z",
              ink,
            ),
            box(149, 164, 102, 74, 4, sheet),
            shape("M190 176h20v15h15v20h-15v15h-20v-15h-15v-20h15Z", ink),
            shape("M150 148Q152 136 164 132", line(4, "sheet")),
            part(
              {
                name: "Lid",
                y: keys(
                  [0, 0, "hold"],
                  [18, 0, "hold"],
                  [30, -46, "out"],
                  [60, -46, "hold"],
                  [70, 0, "fall"],
                  [74, -5, "out"],
                  [78, 0, "fall"],
                  [frames, 0, "hold"],
                ),
                x: keys(
                  [0, 0, "hold"],
                  [18, 0, "hold"],
                  [32, 84, "out"],
                  [40, 78],
                  [58, 84],
                  [68, 0, "in-out"],
                  [frames, 0, "hold"],
                ),
                pivot: [200, 92],
                rotate: keys(
                  [0, 0, "hold"],
                  [18, 0, "hold"],
                  [32, 34, "out"],
                  [42, 24],
                  [58, 34],
                  [68, 0, "in-out"],
                  [71, -4],
                  [76, 0],
                  [frames, 0, "hold"],
                ),
              },
              box(152, 72, 96, 34, 6, ink),
              ...[164, 176, 188, 200, 212, 224, 236].map((x) => shape(`M${x} 80V98`, line(2.4, "sheet"))),
            ),
          ),
        ),
      ),
    ];
  },
);
