import { cycle, importDrawing, layer, part, shape, sway, warped } from "../builder/index.ts";
import { line, onStage } from "./on-stage.ts";

export const tightrope = onStage(
  {
    key: "tightrope-walker",
    title: "Tightrope walker",
    description:
      "High up, a walker with a parasol bends to one side, waves an arm, finds the middle and loses it again.",
    tags: [
      "tightrope",
      "circus",
      "fairground",
      "balance",
      "acrobat",
      "risk",
      "umbrella",
      "show",
      "performance",
      "courage",
      "loop",
    ],
    category: "fairground",
    tint: "lilac",
    frames: 96,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("tightrope.svg");
    const lean = (reach: number, late: number) =>
      cycle(
        frames,
        [
          [0, -0.2 * reach],
          [0.14, reach],
          [0.28, -0.5 * reach],
          [0.4, 0.3 * reach],
          [0.56, -reach],
          [0.7, 0.55 * reach],
          [0.84, -0.35 * reach],
        ],
        { phase: late },
      );
    const depth = 5;
    const bounce = sway(frames, -depth, depth, { times: 2 });
    const rope = warped(
      frames,
      "M-10 226Q100 236 206 236Q306 236 410 226",
      (x, y, angle) => [
        x,
        y - depth * Math.cos(angle) * Math.sin((Math.PI * Math.min(400, Math.max(0, x))) / 400),
      ],
      { times: 2, samples: 10 },
    );
    const hips = [204, 184] as const;
    return [
      layer(
        "Ring",
        part({ x: sway(frames, -3, 3), y: sway(frames, 0, -3, { times: 2 }) }, ...drawing.all(0, 1)),
      ),
      layer("Rope", shape(rope, line(3)), drawing.piece(3)),
      layer(
        "Walker",
        part(
          { name: "Bounce", y: bounce },
          part(
            { name: "Lean", pivot: [206, 238], rotate: lean(6, 0) },
            drawing.piece(6),
            drawing.piece(12, 4, 5),
            part(
              { name: "Trunk", pivot: hips, rotate: lean(-11, 0.02) },
              part(
                { name: "Far arm", pivot: [201, 98], rotate: lean(26, 0.03) },
                drawing.piece(9),
                drawing.piece(12, 2),
              ),
              part({ name: "Skirt", pivot: [203, 124], rotate: lean(8, 0.05) }, ...drawing.all(4, 5)),
              part(
                { name: "Head and body" },
                drawing.piece(7, 0),
                part(
                  { name: "Head", pivot: [204, 90], rotate: lean(10, 0.04) },
                  drawing.piece(7, 1),
                  drawing.piece(7, 2),
                ),
              ),
              part(
                { name: "Near arm", pivot: [206, 95], rotate: lean(-15, 0.04) },
                part(
                  { name: "Parasol", pivot: [262, 66], rotate: lean(20, 0.07) },
                  part(
                    { pivot: [266, 54], scaleY: sway(frames, 0.9, 1.1, { times: 2, phase: 0.2 }) },
                    drawing.piece(10),
                  ),
                  drawing.piece(11),
                ),
                drawing.piece(8),
                drawing.piece(12, 1),
              ),
              drawing.piece(12, 0),
            ),
            drawing.piece(12, 3),
          ),
        ),
      ),
    ];
  },
);
