import {
  box,
  circle,
  cycle,
  ellipse,
  type Figure,
  layer,
  part,
  shape,
  smooth,
  spin,
  sway,
} from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";

interface World {
  reach: number;
  radius: number;
  turns: number;
  phase: number;
  ring?: boolean;
  moon?: boolean;
}

const flatness = 0.32;
const worlds: readonly World[] = [
  { reach: 62, radius: 9, turns: 4, phase: 0.1 },
  { reach: 108, radius: 15, turns: 2, phase: 0.45, moon: true },
  { reach: 158, radius: 21, turns: 1, phase: 0.8, ring: true },
];

/** Height of the arm on the post: the longest arm lies lowest. */
const footOf = (index: number) => 148 + index * 12;

/** The arm of a world: turned in a plane that is seen from the side. */
const arm = ({ reach, turns, phase }: World, frames: number, y: number): Figure =>
  part(
    { name: "Arm", pivot: [200, y], scaleY: flatness },
    part(
      { pivot: [200, y], rotate: spin(frames, turns, 180 - 360 * phase) },
      box(166, y - 6, reach + 34, 12, 6, ink),
      circle(168, y, 12, ink),
    ),
  );

function globe(
  { reach, radius, turns, phase, ring, moon }: World,
  frames: number,
  isBehind: boolean,
  foot: number,
): Figure {
  const y = foot - radius - 14;
  const options = { times: turns, phase };
  return part(
    {
      name: "World",
      x: sway(frames, -reach, reach, options),
      y: sway(frames, -reach * flatness, reach * flatness, { times: turns, phase: phase + 0.25 }),
      opacity: cycle(
        frames,
        [
          [0, isBehind ? 1 : 0, "hold"],
          [0.5, isBehind ? 0 : 1, "hold"],
        ],
        { ...options, ease: "hold" },
      ),
    },
    part(
      { pivot: [200, foot], scale: sway(frames, 0.84, 1.1, { times: turns, phase: phase + 0.25 }) },
      shape(`M200 ${y}V${foot}`, line(5)),
      circle(200, y, radius, ink),
      ...(ring
        ? [
            part(
              { pivot: [200, y], rotate: -14 },
              ellipse(200, y, radius * 1.7, radius * 0.42, line(4)),
              ellipse(200, y, radius * 1.32, radius * 0.26, line(1.6, "sheet")),
            ),
          ]
        : [
            shape(
              `M${200 - radius * 0.5} ${y - radius * 0.3}q${radius * 0.3} ${-radius * 0.4} ${radius * 0.7} ${-radius * 0.3}`,
              line(2, "sheet"),
            ),
          ]),
      ...(moon
        ? [
            part(
              { pivot: [200, y], rotate: spin(frames, 6) },
              shape(`M200 ${y}h26`, line(2)),
              circle(228, y, 5, ink),
            ),
          ]
        : []),
    ),
  );
}

export const orrery = onStage(
  {
    key: "orrery",
    title: "Orrery, wound up",
    description:
      "Three worlds on brass arms go round a lamp for a sun, each at its own pace, one moon hurrying along.",
    tags: [
      "orrery",
      "planets",
      "orbit",
      "space",
      "solar system",
      "saturn",
      "science",
      "astronomy",
      "clockwork",
      "model",
      "loop",
    ],
    category: "space",
    tint: "amber",
    frames: 120,
    posterFrame: 14,
  },
  (frames) => [
    layer("Sun", circle(200, 116, 104, { fill: "sun" })),
    layer("Far", ...worlds.map((world, index) => globe(world, frames, true, footOf(index)))),
    layer(
      "Stand",
      shape(smooth("192,118! 208,118! 208,206! 216,226! 214,250! 186,250! 184,226! 192,206!"), ink),
      ...worlds.map((world, index) => arm(world, frames, footOf(index))),
      box(150, 250, 100, 14, 4, ink),
      box(128, 268, 144, 40, 4, ink),
      circle(200, 238, 7, sheet),
      part({ pivot: [200, 238], rotate: spin(frames, 2) }, shape("M200 233v10M195 238h10", line(2.4))),
      box(160, 277, 80, 4, 2, hill),
      part(
        { pivot: [200, 104], scale: sway(frames, 0.97, 1.05, { times: 2 }) },
        circle(200, 104, 25, { fill: "lamp" }),
      ),
      part(
        { pivot: [200, 104], rotate: spin(frames, -1) },
        ...Array.from({ length: 12 }, (_, index) =>
          part({ pivot: [200, 104], rotate: index * 30 }, shape("M200 72V66", line(4))),
        ),
      ),
    ),
    layer("Near", ...worlds.map((world, index) => globe(world, frames, false, footOf(index)))),
  ],
);
