import { circle, cycle, type Figure, layer, type Paint, part, shape } from "../../builder/index.ts";
import { ink, onStage, sheet } from "../../objects/on-stage.ts";

/** A toothed wheel: teeth of even width on a rim. */
function wheel(x: number, y: number, radius: number, teeth: number, paint: Paint, turned = 0): Figure {
  const points = Array.from({ length: teeth }, (_, index) => {
    const at = (share: number, reach: number) => {
      const angle = ((index + share) / teeth) * Math.PI * 2 + (turned * Math.PI) / 180;
      return `${(x + Math.cos(angle) * reach).toFixed(2)} ${(y + Math.sin(angle) * reach).toFixed(2)}`;
    };
    return `${at(-0.3, radius - 8)}L${at(-0.17, radius + 8)}L${at(0.17, radius + 8)}L${at(0.3, radius - 8)}`;
  });
  return shape(`M${points.join("L")}Z`, { fill: paint });
}

const spokes = (x: number, y: number, count: number, inner: number, outer: number, width: number): Figure[] =>
  Array.from({ length: count }, (_, index) =>
    part(
      { pivot: [x, y], rotate: (360 / count) * index },
      shape(
        `M${x - width} ${y - inner}L${x - width * 1.6} ${y - outer}H${x + width * 1.6}L${x + width} ${y - inner}Z`,
        ink,
      ),
    ),
  );

export const clockwork = onStage(
  {
    key: "clockwork",
    title: "Clockwork, tooth by tooth",
    description:
      "Three wheels mesh and move on by one tooth at a time, held and let go by an anchor that rocks above.",
    tags: [
      "gear",
      "clockwork",
      "business",
      "process",
      "settings",
      "machine",
      "mechanism",
      "engine",
      "teamwork",
      "industry",
      "loading",
      "loop",
    ],
    category: "business",
    tint: "lilac",
    frames: 96,
    posterFrame: 6,
  },
  (frames) => {
    // In one loop each wheel moves on by four teeth; spokes and teeth repeat after that.
    const ticking = (degrees: number) =>
      cycle(
        frames,
        Array.from({ length: 4 }, (_, index): [number, number, "out-back" | "hold"][] => [
          [index / 4, (degrees * index) / 4, "hold"],
          [index / 4 + 0.12, (degrees * (index + 1)) / 4, "out-back"],
        ]).flat(),
        { gain: degrees, ease: "hold" },
      );
    return [
      layer("Sun", circle(204, 150, 136, { fill: "sun" })),
      layer(
        "Far wheel",
        part(
          { pivot: [296, 92], rotate: ticking(-120) },
          wheel(296, 92, 48, 12, "hill"),
          circle(296, 92, 26, { fill: "sun" }),
          shape("M270 92H322M296 66V118", { stroke: { paint: "hill", width: 9 } }),
        ),
        circle(296, 92, 5, sheet),
      ),
      layer(
        "Near wheels",
        part(
          { pivot: [158, 178], rotate: ticking(72) },
          wheel(158, 178, 84, 20, "ink"),
          circle(158, 178, 60, { fill: "sun" }),
          ...spokes(158, 178, 5, 10, 66, 5),
          circle(158, 178, 18, ink),
        ),
        circle(158, 178, 5, sheet),
        part(
          { pivot: [281, 224], rotate: ticking(-120) },
          wheel(281, 224, 47, 12, "ink", 15),
          circle(281, 224, 26, { fill: "sun" }),
          ...spokes(281, 224, 3, 4, 32, 4),
          circle(281, 224, 11, ink),
        ),
        circle(281, 224, 3.6, sheet),
      ),
      layer(
        "Anchor",
        part(
          {
            name: "Anchor",
            pivot: [158, 44],
            rotate: cycle(
              frames,
              [
                [0, -9],
                [0.14, -9],
                [0.3, 9],
                [0.64, 9],
                [0.8, -9],
              ],
              { times: 2, ease: "in-out" },
            ),
          },
          shape(
            "M158 34C186 38 214 60 222 92L208 100L200 88C192 70 176 60 158 58C140 60 124 70 116 88L108 100L94 92C102 60 130 38 158 34Z",
            ink,
          ),
          shape("M154 50V4H162V50Z", ink),
        ),
        circle(158, 46, 4, sheet),
      ),
    ];
  },
);
