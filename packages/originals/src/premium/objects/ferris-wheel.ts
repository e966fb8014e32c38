import { box, circle, cycle, type Figure, layer, part, shape, sway } from "../../builder/index.ts";
import { hills } from "../../creatures/scenery.ts";
import { ink, line, onStage, sheet } from "../../objects/on-stage.ts";

const hub = [200, 136] as const;
const cabins = 8;

export const ferrisWheel = onStage(
  {
    key: "ferris-wheel",
    title: "Ferris wheel",
    description:
      "Eight cabins go up and over, each swinging a little late, and the bulbs on the rim chase one another.",
    tags: [
      "ferris wheel",
      "fairground",
      "big wheel",
      "ride",
      "carnival",
      "amusement park",
      "festival",
      "fun",
      "turn",
      "loading",
      "loop",
    ],
    category: "fairground",
    tint: "rose",
    frames: 96,
    posterFrame: 8,
  },
  (frames) => {
    const turn = (degrees: number, start = 0) =>
      cycle(frames, [[0, start]], { gain: degrees, ease: "linear" });
    const cabin = (index: number): Figure =>
      part(
        { pivot: hub, rotate: index * (360 / cabins) },
        part(
          { name: "Cabin", pivot: [200, 32], rotate: turn(-90, -index * (360 / cabins)) },
          part(
            { pivot: [200, 32], rotate: sway(frames, -7, 7, { times: 2 }) },
            shape("M200 32L184 50H216Z", { fill: "ink", stroke: { paint: "ink", width: 3 } }),
            shape("M186 50V62M214 50V62", line(3)),
            shape("M180 60H220L216 76Q214 80 208 80H192Q186 80 184 76Z", ink),
            circle(193, 57, 4.4, ink),
            circle(207, 57, 4.4, ink),
            shape("M188 68H212", line(2, "sheet")),
          ),
        ),
        circle(200, 32, 4.6, ink),
        circle(200, 32, 1.7, sheet),
      );
    return [
      layer("Sun", circle(306, 70, 42, { fill: "sun" })),
      layer("Hills", hills(262, 30, 240, "sun"), hills(276, 18, 170, "hill")),
      layer("Far legs", shape("M200 136L154 290M200 136L246 290", line(6))),
      layer(
        "Wheel",
        part(
          { name: "Turn", pivot: hub, rotate: turn(90) },
          circle(200, 136, 104, line(6)),
          circle(200, 136, 84, line(3)),
          ...Array.from({ length: 16 }, (_, index) =>
            part(
              { pivot: hub, rotate: index * 22.5 },
              shape("M200 136V32", line(index % 2 === 0 ? 3.4 : 1.6)),
              part(
                {
                  pivot: [200, 42],
                  scale: cycle(
                    frames,
                    [
                      [0, 1.2, "hold"],
                      [0.25, 0.5, "hold"],
                    ],
                    { times: 4, phase: (index % 4) / 4, ease: "hold" },
                  ),
                },
                circle(200, 42, 4, index % 4 === 0 ? { fill: "lamp" } : ink),
              ),
            ),
          ),
          ...Array.from({ length: cabins }, (_, index) => cabin(index)),
        ),
        circle(200, 136, 17, ink),
        part(
          { pivot: hub, rotate: turn(90) },
          shape("M200 124L203 133L212 136L203 139L200 148L197 139L188 136L197 133Z", sheet),
        ),
      ),
      layer(
        "Stand",
        shape("M200 152L166 290M200 152L234 290", line(9)),
        shape("M180 232H220", line(5)),
        box(140, 268, 120, 14, 2, ink),
        box(-10, 280, 420, 40, 0, ink),
      ),
    ];
  },
);
