import { box, circle, type Figure, keys, layer, part, shape } from "../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "./on-stage.ts";

const frames = 108;

/** A document that shoots out of the case, floats on its back and slides in again. */
function document(index: number): Figure {
  const at = 30 + index * 4;
  const side = index - 1;
  return part(
    {
      name: "Document",
      x: keys(
        [0, 0, "hold"],
        [at, 0, "hold"],
        [at + 14, side * 66, "out"],
        [78, side * 74, "in-out"],
        [88 - index * 2, 0, "in-out"],
        [frames, 0, "hold"],
      ),
      y: keys(
        [0, 0, "hold"],
        [at, 0, "hold"],
        [at + 12, -160, "out"],
        [at + 24, -144],
        [74, -152],
        [78, -154],
        [90 - index * 2, 0, "fall"],
        [frames, 0, "hold"],
      ),
      pivot: [200, 228],
      rotate: keys(
        [0, 0, "hold"],
        [at, 0, "hold"],
        [at + 16, side * 22, "out"],
        [62, side * 12],
        [78, side * 18],
        [88, 0],
        [frames, 0, "hold"],
      ),
    },
    box(168, 188, 64, 84, 3, { fill: "paper", stroke: { paint: "ink", width: 4 } }),
    shape(
      index === 1
        ? "M180 250V234M194 250V220M208 250V228M222 250V206"
        : "M180 204H220M180 218H220M180 232H206",
      line(5),
    ),
  );
}

export const briefcase = onStage(
  {
    key: "briefcase",
    title: "Briefcase, wide awake",
    description:
      "A briefcase ducks, its locks snap up, the papers leap out, hang in the air and are called back before it shuts.",
    tags: [
      "briefcase",
      "business",
      "work",
      "office",
      "documents",
      "job",
      "portfolio",
      "career",
      "meeting",
      "travel",
      "loop",
    ],
    category: "business",
    tint: "rose",
    frames,
    posterFrame: 58,
  },
  () => {
    const foot = [200, 276] as const;
    const squash = keys(
      [0, 1],
      [14, 1, "hold"],
      [24, 0.9],
      [30, 1.05, "out"],
      [38, 0.98],
      [44, 1],
      [84, 1, "hold"],
      [91, 0.92, "out"],
      [98, 1.02],
      [104, 1],
      [frames, 1, "hold"],
    );
    const latch = (x: number, hand: 1 | -1): Figure =>
      part(
        {
          name: "Latch",
          pivot: [x, 182],
          rotate: keys(
            [0, 0, "hold"],
            [12 + (hand + 1) * 2, 0, "hold"],
            [17 + (hand + 1) * 2, hand * 70, "out-back"],
            [90, hand * 70, "hold"],
            [95 + hand, 0, "out-back"],
            [frames, 0, "hold"],
          ),
        },
        box(x - 9, 174, 18, 26, 3, sheet),
        circle(x, 193, 2.6, ink),
      );
    return [
      layer("Sun", circle(200, 150, 128, { fill: "sun" })),
      layer(
        "Lid",
        part(
          { pivot: foot, scaleY: squash },
          part(
            {
              pivot: [200, 182],
              scaleY: keys(
                [0, 0.04, "hold"],
                [24, 0.04, "hold"],
                [34, 1.12, "out"],
                [40, 0.96],
                [46, 1],
                [82, 1, "hold"],
                [90, 0.04, "in"],
                [frames, 0.04, "hold"],
              ),
            },
            shape("M96 182L112 92Q114 84 122 84H278Q286 84 288 92L304 182Z", ink),
            shape("M122 172L134 104H266L278 172Z", hill),
          ),
        ),
      ),
      layer("Papers", ...[0, 2, 1].map(document)),
      layer(
        "Case",
        part(
          { pivot: foot, scaleY: squash },
          part(
            {
              name: "Handle",
              pivot: [200, 182],
              scaleY: keys(
                [0, 1],
                [22, 1, "hold"],
                [28, -0.5, "in-out"],
                [32, -0.4],
                [86, -0.4, "hold"],
                [94, 1.1, "out"],
                [100, 1],
                [frames, 1, "hold"],
              ),
            },
            shape("M166 182V164Q166 152 178 152H222Q234 152 234 164V182", line(10)),
          ),
          box(88, 176, 224, 102, 10, ink),
          shape("M88 214H312", line(3, "sheet", "butt")),
          latch(136, -1),
          latch(264, 1),
          ...[100, 300].flatMap((x) => [circle(x, 188, 2.4, sheet), circle(x, 266, 2.4, sheet)]),
        ),
      ),
      layer("Floor", box(-10, 276, 420, 40, 0, ink)),
    ];
  },
);
