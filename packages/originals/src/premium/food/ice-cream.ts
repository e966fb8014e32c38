import { circle, keys, layer, part, shape, smooth, type Style } from "../../builder/index.ts";
import { ink, line, onStage } from "../../objects/on-stage.ts";
import { glint, sun } from "../stage-parts.ts";

const frames = 90;
/** Scoops lie on each other: an edge of the sheet parts them. */
const edged: Style = { fill: "ink", stroke: { paint: "sheet", width: 2.6 } };

export const iceCream = onStage(
  {
    key: "ice-cream-three-scoops",
    title: "Ice cream, three scoops",
    description:
      "Three scoops land on a waffle cone one after the other, the cherry last; a drop runs down the side.",
    tags: ["ice cream", "dessert", "summer", "cold", "food", "holiday"],
    category: "objects",
    tint: "rose",
    frames,
    loops: false,
    posterFrame: 78,
  },
  () => {
    const land = (at: number) => ({
      y: keys([0, -230, "hold"], [at, -230, "hold"], [at + 10, 0, "fall"], [frames, 0, "hold"]),
      squash: keys(
        [0, 1, "hold"],
        [at + 10, 1, "hold"],
        [at + 14, 0.84, "out"],
        [at + 20, 1.06],
        [at + 26, 0.98],
        [at + 31, 1],
        [frames, 1, "hold"],
      ),
    });
    const scoop = (at: number, y: number, radius: number, hasDrips: boolean) => {
      const { y: fall, squash } = land(at);
      return part(
        { name: "Scoop", y: fall },
        part(
          { pivot: [200, y + radius], scaleY: squash },
          circle(200, y, radius, edged),
          ...(hasDrips
            ? [
                shape(
                  smooth(
                    `${200 - radius - 4},${y + 6} ${200 - radius + 2},${y + radius - 2} 182,${y + radius - 8} 190,${y + radius + 8} 204,${y + radius - 6} 214,${y + radius + 4} ${200 + radius - 4},${y + radius - 4} ${200 + radius + 4},${y + 6}`,
                  ),
                  edged,
                ),
                shape(
                  `M${200 - radius + 3} ${y + 8}h${radius * 2 - 6}v${-radius * 0.5}h${6 - radius * 2}Z`,
                  ink,
                ),
              ]
            : []),
          shape(
            `M${200 - radius * 0.62} ${y - radius * 0.1}Q${200 - radius * 0.5} ${y - radius * 0.6} ${200 - radius * 0.08} ${y - radius * 0.68}`,
            line(5, "sheet"),
          ),
        ),
      );
    };
    const cherry = land(46);
    return [
      sun(200, 140, 122),
      layer(
        "Ice cream",
        part(
          {
            name: "All",
            y: 8,
            pivot: [200, 286],
            rotate: keys(
              [0, 0],
              [14, 0, "hold"],
              [20, -2],
              [30, 2],
              [38, -1.4],
              [48, 1],
              [60, -0.8],
              [70, 0],
              [frames, 0, "hold"],
            ),
          },
          shape("M142 168H258L206 292Q200 300 194 292Z", ink),
          shape(
            "M156 176L214 270M184 176L226 244M212 176L240 214M244 176L186 270M216 176L174 244M188 176L160 214",
            line(2.6, "sheet"),
          ),
          scoop(2, 150, 46, true),
          scoop(16, 104, 40, true),
          scoop(30, 64, 33, true),
          part(
            { name: "Cherry", y: cherry.y },
            part(
              { pivot: [200, 40], scaleY: cherry.squash },
              circle(200, 26, 13, { fill: "lamp" }),
              shape("M202 16Q206 2 222 -4", line(4)),
            ),
          ),
          part(
            {
              name: "Drop",
              y: keys([0, 0, "hold"], [58, 0, "hold"], [82, 54, "in"], [frames, 58, "out"]),
              scale: keys([0, 0, "hold"], [52, 0, "hold"], [60, 1, "out"], [frames, 1, "hold"]),
              pivot: [236, 190],
            },
            shape("M236 176C230 188 228 196 236 200C244 196 242 188 236 176Z", { fill: "paper" }),
          ),
        ),
      ),
      layer("Glints", glint(frames, 118, 74, 12, 0.62), glint(frames, 290, 96, 9, 0.7)),
    ];
  },
);
