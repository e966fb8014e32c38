import { cycle, importDrawing, layer, part, ramp, shape, sway, warped } from "../builder/index.ts";
import { creature } from "./creature.ts";
import { stars } from "./scenery.ts";

const flap = (x: number, y: number, angle: number): [number, number] => {
  const hand = x < 200 ? -1 : 1;
  const share = ramp(Math.abs(x - 200), 8, 165);
  const arm = Math.min(share, 0.45);
  const finger = share - arm;
  const lift = Math.cos(angle) * 62 * arm + Math.cos(angle - 0.9) * 96 * finger;
  const fold = (1 - Math.cos(angle - 2.2)) * 0.5 * (34 * finger + 16 * arm);
  return [x - hand * fold, y - lift + 12 * share];
};

export const bat = creature(
  {
    key: "bat-at-dusk",
    title: "Bat at dusk",
    description:
      "A bat beats over the roofs. The fingers pull the skin of the wing with them: down flat, up folded.",
    tags: [
      "bat",
      "halloween",
      "night",
      "dusk",
      "wings",
      "fly",
      "vampire",
      "spooky",
      "animal",
      "loop",
      "silhouette",
    ],
    tint: "lilac",
    frames: 60,
    posterFrame: 0,
  },
  (frames) => {
    const drawing = importDrawing("bat.svg");
    const beats = 3;
    const bend = (data: string) => warped(frames, data, flap, { times: beats, samples: 10 });
    const bones = (piece: number) =>
      shape(bend(drawing.data(piece)), { stroke: { paint: "sun", width: 1.8 }, name: "Fingers" });
    const house = (...subpaths: number[]) => drawing.piece(2, ...subpaths);
    return [
      layer("Moon", drawing.piece(0)),
      layer(
        "Stars",
        ...stars(frames, [
          { x: 70, y: 60, radius: 9 },
          { x: 120, y: 40, radius: 5 },
          { x: 350, y: 204, radius: 6 },
          { x: 46, y: 185, radius: 5 },
          { x: 366, y: 50, radius: 7 },
        ]),
      ),
      layer("Roofs", house(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10)),
      layer(
        "Bat",
        part(
          {
            name: "Flight",
            y: cycle(
              frames,
              [
                [0, 10],
                [0.5, -12],
              ],
              { times: beats, phase: 0.18 },
            ),
            x: sway(frames, -10, 10),
            pivot: [200, 150],
            rotate: sway(frames, -4, 4, { phase: 0.25 }),
          },
          shape(bend(drawing.data(3)), { fill: "ink", name: "Right wing" }),
          bones(4),
          shape(bend(drawing.data(5)), { fill: "ink", name: "Left wing" }),
          bones(6),
          part(
            {
              name: "Ears",
              pivot: [200, 112],
              scaleY: cycle(
                frames,
                [
                  [0, 1],
                  [0.5, 0.92],
                ],
                { times: beats, phase: 0.3 },
              ),
            },
            drawing.piece(7, 2, 3),
          ),
          drawing.piece(7, 0, 1),
          drawing.piece(8),
        ),
      ),
    ];
  },
);
