import { box, circle, cycle, keys, layer, part, shape, smooth, sway } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, sun } from "../stage-parts.ts";

export const target = onStage(
  {
    key: "target-bullseye",
    title: "Target, bullseye",
    description:
      "An arrow flies in and sits in the very middle; the target shudders on its legs and the feathers tremble.",
    tags: ["target", "goal", "arrow", "focus", "business", "strategy", "success", "hit"],
    category: "business",
    tint: "amber",
    frames: 84,
    loops: false,
    posterFrame: 60,
  },
  (frames) => {
    const tremble = (degrees: number) =>
      keys(
        [0, 0, "hold"],
        [22, 0, "hold"],
        [25, degrees, "out"],
        [30, -degrees * 0.7],
        [36, degrees * 0.45],
        [43, -degrees * 0.25],
        [52, degrees * 0.1],
        [62, 0],
        [frames, 0, "hold"],
      );
    return [
      sun(190, 140, 124),
      floor(264, 110, 290),
      layer(
        "Target",
        part(
          { name: "Target", pivot: [190, 264], rotate: tremble(5) },
          shape("M150 190L112 270M230 190L268 270M190 200V270", line(10)),
          circle(190, 140, 100, ink),
          circle(190, 140, 80, sheet),
          circle(190, 140, 61, ink),
          circle(190, 140, 41, sheet),
          circle(190, 140, 21, { fill: "lamp" }),
          part(
            {
              name: "Arrow",
              x: keys([0, 250], [22, 0, "in"], [frames, 0, "hold"]),
              y: keys([0, -150], [22, 0, "in"], [frames, 0, "hold"]),
            },
            part(
              { pivot: [190, 140], rotate: tremble(-4) },
              shape("M190 140L318 64", line(6)),
              part(
                { name: "Feathers", pivot: [300, 74], rotate: tremble(9) },
                shape("M296 77L306 50L342 30L336 62L318 82Z", {
                  fill: "ink",
                  stroke: { paint: "sheet", width: 2.6 },
                }),
                shape("M302 72L336 40", line(2.6, "sheet")),
              ),
              circle(190, 140, 7, ink),
            ),
          ),
        ),
      ),
      layer(
        "Glints",
        glint(frames, 84, 60, 13, 0.36),
        glint(frames, 312, 170, 11, 0.42),
        glint(frames, 96, 214, 9, 0.5),
      ),
    ];
  },
);

export const trophy = onStage(
  {
    key: "trophy-first-place",
    title: "Trophy, first place",
    description:
      "A cup with two handles stands on its plinth, light runs over it, laurel leaves sway and paper bits come down.",
    tags: ["trophy", "award", "winner", "first place", "success", "achievement", "congratulations"],
    category: "business",
    tint: "lilac",
    frames: 96,
    posterFrame: 30,
  },
  (frames) => {
    const leaf = (index: number, hand: 1 | -1) =>
      part(
        { pivot: [200 + hand * 110, 250], rotate: hand * (-10 - index * 24) },
        part(
          { pivot: [200 + hand * 110, 150], rotate: sway(frames, -5, 5, { times: 2, phase: index * 0.12 }) },
          shape(
            smooth(
              `${200 + hand * 110},152! ${200 + hand * 128},136 ${200 + hand * 124},108! ${200 + hand * 104},124`,
            ),
            hill,
          ),
        ),
      );
    const bit = (index: number) => {
      const x = 60 + index * 41;
      return part(
        {
          x: sway(frames, -9, 9, { phase: index * 0.3, times: 2 }),
          y: cycle(
            frames,
            [
              [0, -30, "linear"],
              [0.999, 310, "linear"],
            ],
            { phase: ((index * 97) % 100) / 100, ease: "linear" },
          ),
        },
        part(
          {
            pivot: [x, 0],
            rotate: index * 40,
            scaleY: sway(frames, 1, -1, { times: 3, phase: index * 0.17 }),
          },
          box(
            x - 5,
            -4,
            10,
            8,
            1,
            index % 3 === 0 ? { fill: "lamp" } : index % 3 === 1 ? { fill: "paper" } : hill,
          ),
        ),
      );
    };
    return [
      sun(200, 138, 118),
      floor(268, 120, 280),
      layer("Laurel", ...[0, 1, 2, 3].flatMap((index) => [leaf(index, 1), leaf(index, -1)])),
      layer(
        "Cup",
        part(
          { name: "Cup", pivot: [200, 266], rotate: sway(frames, -1.4, 1.4, { times: 2 }) },
          shape("M142 78C98 72 100 138 156 148M258 78C302 72 300 138 244 148", line(11)),
          shape(smooth("134,58! 266,58! 264,112 244,152 214,172! 186,172! 156,152 136,112"), ink),
          shape("M190 168H210L216 208H184Z", ink),
          shape(smooth("164,226! 170,208 230,208 236,226!"), ink),
          box(148, 224, 104, 44, 5, ink),
          box(168, 236, 64, 20, 3, sheet),
          shape("M196 250V241L192 244", line(3)),
          shape("M200 84L207 102L226 103L211 115L216 134L200 123L184 134L189 115L174 103L193 102Z", {
            fill: "lamp",
          }),
          shape("M150 74Q152 112 168 136", line(5, "sheet")),
        ),
      ),
      layer("Bits", ...Array.from({ length: 8 }, (_, index) => bit(index))),
      layer("Glints", glint(frames, 252, 72, 14, 0.2), glint(frames, 160, 60, 10, 0.62)),
    ];
  },
);
