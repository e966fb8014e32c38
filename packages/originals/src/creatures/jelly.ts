import {
  cycle,
  importDrawing,
  layer,
  part,
  ramp,
  shape,
  warped,
  sway,
  themesFrom,
} from "../builder/index.ts";
import { creature } from "./creature.ts";
import { bubbles } from "./scenery.ts";

// Sharp on closing, slow on opening.
const squeeze = (angle: number) => Math.sin(angle + 0.55 * Math.sin(angle));

const bell = (x: number, y: number, angle: number): [number, number] => {
  const low = ramp(y, 60, 154);
  return [
    200 + (x - 200) * (1 - low * 0.16 * squeeze(angle) - 0.03 * squeeze(angle - 0.5)),
    y - (1 - low) * 7 * squeeze(angle) + low * 5 * squeeze(angle - 0.3),
  ];
};

const arm = (x: number, y: number, angle: number): [number, number] => {
  const share = ramp(y, 148, 280);
  const hang = (y - 148) / 130;
  return [
    200 + (x - 200) * (1 - 0.12 * squeeze(angle - hang * 2.2)) + share * 7 * Math.sin(angle - hang * 4.5),
    y + share * 12 * squeeze(angle - 1.2) + 5 * squeeze(angle - 0.3),
  ];
};

export const jelly = creature(
  {
    key: "jellyfish-rise-and-sink",
    title: "Jellyfish, rise and sink",
    description:
      "The bell closes and the jellyfish shoots up; it opens and sinks, and the arms follow half a beat behind.",
    tags: [
      "jellyfish",
      "jelly",
      "sea",
      "ocean",
      "underwater",
      "float",
      "tentacles",
      "animal",
      "calm",
      "breathe",
      "loop",
    ],
    tint: "lilac",
    themes: themesFrom("lilac"),
    frames: 96,
  },
  (frames) => {
    const drawing = importDrawing("jelly.svg");
    const pulse = 2;
    const bend = (data: string, way: (x: number, y: number, angle: number) => [number, number]) =>
      warped(frames, data, way, { times: pulse, samples: 14 });
    return [
      layer(
        "Bubbles",
        ...bubbles(
          frames,
          [
            { x: 70, y: 240, radius: 9, late: 0.15 },
            { x: 92, y: 270, radius: 5, late: 0.5 },
            { x: 330, y: 260, radius: 8, late: 0.7 },
            { x: 346, y: 240, radius: 5, late: 0.35 },
          ],
          290,
        ),
      ),
      layer(
        "Jellyfish",
        part(
          {
            name: "Swim",
            y: cycle(
              frames,
              [
                [0, 10],
                [0.22, 6],
                [0.52, -14],
                [0.68, -12],
              ],
              { times: pulse },
            ),
            x: sway(frames, -6, 6),
            pivot: [200, 110],
            rotate: sway(frames, -4, 4, { phase: 0.2 }),
          },
          shape(bend(drawing.data(2), arm), { fill: "ink", name: "Arms" }),
          shape(bend(drawing.data(1), bell), { fill: "ink", name: "Bell" }),
          shape(bend(drawing.data(3), bell), { fill: "sheet", name: "Marks" }),
          shape(bend(drawing.data(4), bell), { fill: "ink", name: "Eyes" }),
        ),
      ),
    ];
  },
);
