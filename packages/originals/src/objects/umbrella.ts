import { cycle, type Figure, importDrawing, keys, layer, part, shape, sway } from "../builder/index.ts";
import { hill, onStage } from "./on-stage.ts";

const frames = 96;

export const umbrella = onStage(
  {
    key: "umbrella-in-a-gust",
    title: "Umbrella, inside out",
    description:
      "Rain drives across; a gust lifts an umbrella, turns it inside out, and it snaps back with a shudder.",
    tags: [
      "umbrella",
      "rain",
      "weather",
      "storm",
      "wind",
      "autumn",
      "insurance",
      "protection",
      "wet",
      "forecast",
      "loop",
    ],
    category: "weather",
    tint: "lilac",
    frames,
    posterFrame: 10,
  },
  () => {
    const drawing = importDrawing("umbrella.svg");
    const rain = (x: number, y: number): Figure => part({ x, y }, drawing.piece(0));
    const turn = keys(
      [0, -4],
      [14, 3],
      [24, -2],
      [34, -10],
      [44, 14, "in-out"],
      [52, 9],
      [60, 13],
      [66, -8, "in-out"],
      [72, 4],
      [80, -5],
      [88, -3],
      [frames, -4],
    );
    const canopy = keys(
      [0, 1],
      [20, 1.02],
      [34, 0.94],
      [42, -0.62, "in"],
      [46, -0.5],
      [52, -0.58],
      [60, -0.52],
      [64, 1.16, "in"],
      [69, 0.92, "out"],
      [74, 1.05],
      [80, 0.98],
      [86, 1],
      [frames, 1],
    );
    const splash = (x: number, late: number): Figure =>
      part(
        {
          pivot: [x, 286],
          scaleX: cycle(
            frames,
            [
              [0, 0.1],
              [0.4, 1, "out"],
            ],
            { times: 4, phase: late },
          ),
          opacity: cycle(
            frames,
            [
              [0, 1],
              [0.4, 0],
              [0.98, 0],
            ],
            { times: 4, phase: late },
          ),
        },
        shape(`M${x - 18} 286Q${x - 12} 278 ${x - 14} 272M${x + 18} 286Q${x + 12} 278 ${x + 14} 272`, {
          stroke: { paint: "ink", width: 3 },
        }),
      );
    return [
      layer(
        "Cloud",
        shape(
          "M-10 -10H410V26Q380 44 352 30Q330 52 294 36Q262 58 222 36Q190 54 152 34Q118 52 84 32Q52 50 22 30Q6 36 -10 30Z",
          hill,
        ),
      ),
      layer(
        "Rain",
        part(
          {
            x: cycle(frames, [[0, 0]], { gain: -160, times: 3, ease: "linear" }),
            y: cycle(frames, [[0, 0]], { gain: 336, times: 3, ease: "linear" }),
          },
          ...[0, 1, 2, 3].flatMap((round) =>
            [0, 1, 2].map((column) => rain(round * 160 + column * 420 - 420, -round * 336)),
          ),
        ),
      ),
      layer(
        "Umbrella",
        part(
          {
            name: "Gust",
            x: keys([0, 0], [34, -8], [46, 16, "in-out"], [60, 12], [68, -6], [80, 2], [frames, 0]),
            y: keys(
              [0, 14],
              [14, 8],
              [28, 16],
              [44, -2, "in-out"],
              [54, 6],
              [60, 2],
              [67, 20, "in-out"],
              [76, 11],
              [86, 15],
              [frames, 14],
            ),
            pivot: [206, 262],
            rotate: turn,
          },
          drawing.piece(3),
          part({ pivot: [200, 112], scaleY: canopy }, ...drawing.all(1, 2, 4)),
        ),
      ),
      layer(
        "Ground",
        shape("M-10 288Q100 282 200 287T410 286V320H-10Z", { fill: "ink" }),
        ...[30, 82, 140, 268, 330, 376].map((x, index) => splash(x, index * 0.17)),
        part(
          { y: sway(frames, 0, 1) },
          shape("M60 296h50M280 298h64", { stroke: { paint: "hill", width: 3 } }),
        ),
      ),
    ];
  },
);
