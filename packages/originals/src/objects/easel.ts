import { box, circle, type Figure, keys, layer, part, shape } from "../builder/index.ts";
import { ink, line, onStage } from "./on-stage.ts";

const frames = 120;
const foot = 190;

const bar = (x: number, height: number, index: number): Figure =>
  part(
    {
      name: "Bar",
      // Even the thinnest bar would show as a hairline before it grows.
      opacity: keys([0, 0, "hold"], [14 + index * 6, 1, "hold"], [frames, 1, "hold"]),
      pivot: [x, foot],
      scaleY: keys(
        [0, 0.01, "hold"],
        [14 + index * 6, 0.01, "hold"],
        [24 + index * 6, 1.12, "out"],
        [30 + index * 6, 0.97],
        [35 + index * 6, 1],
        [frames, 1, "hold"],
      ),
    },
    box(x - 13, foot - height, 26, height, 2, ink),
  );

const bars = [34, 52, 46, 78, 104];

export const easel = onStage(
  {
    key: "flip-chart",
    title: "Flip chart, good quarter",
    description:
      "Bars grow one after another on a flip chart, an arrow climbs over them, and the sheet is turned for the next.",
    tags: [
      "chart",
      "business",
      "presentation",
      "growth",
      "graph",
      "report",
      "statistics",
      "meeting",
      "finance",
      "analytics",
      "loop",
    ],
    category: "business",
    tint: "amber",
    frames,
    posterFrame: 78,
  },
  () => {
    const page = (): Figure[] => [
      ...bars.map((height, index) => bar(122 + index * 39, height, index)),
      shape("M100 190H300", { ...line(4), trim: { end: keys([0, 0], [14, 1, "out"], [frames, 1, "hold"]) } }),
      shape("M112 140L158 118L198 128L236 90L278 64", {
        ...line(6, "lamp"),
        trim: { end: keys([0, 0, "hold"], [52, 0, "hold"], [74, 1, "in-out"], [frames, 1, "hold"]) },
      }),
      part(
        {
          pivot: [278, 64],
          scale: keys([0, 0.01, "hold"], [70, 0.01, "hold"], [78, 1.2, "out"], [84, 1], [frames, 1, "hold"]),
        },
        shape("M262 64L279 63L276 80", line(6, "lamp")),
      ),
    ];
    const lift = keys([0, 1, "hold"], [94, 1, "hold"], [98, 1.03], [108, 0.02, "in"], [frames, 0.02, "hold"]);
    return [
      layer("Sun", circle(200, 140, 134, { fill: "sun" })),
      layer("Legs", shape("M150 34L92 300M250 34L308 300M200 34V300", line(9))),
      layer(
        "Board",
        box(68, 34, 264, 186, 5, ink),
        box(60, 214, 280, 14, 4, ink),
        box(80, 40, 240, 170, 1, { fill: "paper" }),
      ),
      layer(
        "Page",
        part(
          { pivot: [200, 40], scaleY: lift },
          box(80, 40, 240, 170, 1, { fill: "paper", stroke: { paint: "ink", width: 3 } }),
          ...page(),
        ),
        part(
          {
            pivot: [200, 40],
            scaleY: keys([0, 0.01, "hold"], [107, 0.01, "hold"], [114, 0.24, "out"], [frames, 0.01, "in"]),
          },
          shape("M80 40L90 -130H310L320 40Z", { fill: "paper", stroke: { paint: "ink", width: 3 } }),
        ),
      ),
      layer(
        "Clip",
        box(76, 22, 248, 20, 4, ink),
        ...[120, 160, 200, 240, 280].map((x) => circle(x, 32, 3.4, { fill: "sheet" })),
        box(116, 206, 34, 9, 3, ink),
        box(158, 206, 22, 9, 3, ink),
      ),
      layer("Floor", box(-10, 286, 420, 30, 0, ink)),
    ];
  },
);
