import { box, circle, cycle, keys, layer, part, shape, sway } from "../../builder/index.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const frames = 120;

export const thermometer = onStage(
  {
    key: "thermometer-shaken-down",
    title: "Thermometer, shaken down",
    description:
      "The thread climbs mark by mark, trembles at the top, and three flicks of the wrist send it down again.",
    tags: [
      "thermometer",
      "health",
      "fever",
      "temperature",
      "medical",
      "warm",
      "hot",
      "sick",
      "weather",
      "measure",
      "loop",
    ],
    category: "health",
    tint: "rose",
    frames,
    posterFrame: 58,
  },
  () => {
    const level = keys(
      [0, 0.12],
      [10, 0.12, "hold"],
      [24, 0.36, "out"],
      [30, 0.34],
      [46, 0.66, "in-out"],
      [51, 0.64],
      [66, 0.98, "in-out"],
      [82, 1, "in-out"],
      [90, 0.68, "in"],
      [99, 0.36, "in"],
      [108, 0.1, "in"],
      [114, 0.13],
      [frames, 0.12],
    );
    return [
      layer(
        "Sun",
        part(
          { pivot: [200, 150], scale: keys([0, 0.9], [66, 1.06], [84, 1.08], [110, 0.88], [frames, 0.9]) },
          circle(200, 150, 118, { fill: "sun" }),
        ),
      ),
      layer(
        "Heat",
        ...[-1, 1].map((hand) =>
          part(
            {
              opacity: keys(
                [0, 0, "hold"],
                [52, 0, "hold"],
                [66, 1],
                [84, 1, "hold"],
                [90, 0],
                [frames, 0, "hold"],
              ),
              y: sway(frames, 4, -4, { times: 5, phase: hand * 0.25 }),
            },
            shape(
              `M${200 + hand * 70} 74q${hand * 12} 11 0 22t0 22M${200 + hand * 98} 64q${hand * 12} 11 0 22t0 22`,
              line(5, "hill"),
            ),
          ),
        ),
      ),
      layer(
        "Thermometer",
        part(
          {
            name: "Wrist",
            pivot: [200, -60],
            rotate: keys(
              [0, 0],
              [68, 0, "hold"],
              [76, -8, "in-out"],
              [85, 2, "in-out"],
              [92, -5, "in-out"],
              [100, 2, "in-out"],
              [107, -4, "in-out"],
              [114, 1, "in-out"],
              [frames, 0],
            ),
            x: cycle(
              frames,
              [
                [0, 0],
                [0.56, 0],
                [0.57, 1.4],
                [0.58, -1.4],
                [0.59, 1.4],
                [0.6, -1.4],
                [0.61, 1.4],
                [0.62, -1.4],
                [0.63, 0],
              ],
              { ease: "linear" },
            ),
          },
          shape("M170 52Q170 24 200 24Q230 24 230 52V196A46 46 0 1 1 170 196Z", ink),
          box(186, 42, 28, 174, 14, sheet),
          circle(200, 230, 32, sheet),
          part(
            { pivot: [200, 230], scale: sway(frames, 0.94, 1.04, { times: 4 }) },
            circle(200, 230, 24, { fill: "lamp" }),
          ),
          part({ pivot: [200, 220], scaleY: level }, box(193, 56, 14, 166, 0, { fill: "lamp" })),
          shape("M186 230Q188 216 198 214", line(4, "paper")),
          ...Array.from({ length: 9 }, (_, index) =>
            shape(`M230 ${60 + index * 16}H${index % 2 === 0 ? 250 : 242}`, line(5)),
          ),
          circle(200, 34, 3, sheet),
        ),
      ),
    ];
  },
);
