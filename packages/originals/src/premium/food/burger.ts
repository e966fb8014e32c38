import { box, ellipse, keys, layer, part, shape, smooth } from "../../builder/index.ts";
import { hill, ink, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, glint, sun } from "../stage-parts.ts";

const frames = 96;

export const burger = onStage(
  {
    key: "burger-hopping",
    title: "Burger, hopping together",
    description:
      "The layers of a burger hop apart one after another, hang in the air for a moment and fall together with a bounce.",
    tags: ["burger", "hamburger", "food", "fast food", "restaurant", "order"],
    category: "objects",
    tint: "amber",
    frames,
    posterFrame: 8,
  },
  () => {
    const hop = (height: number, late: number) =>
      keys(
        [0, 0],
        [14 + late, 0, "hold"],
        [20 + late, 5],
        [38 + late, -height, "out"],
        [50 - late, -height, "hold"],
        [64 - late * 0.5, 3, "fall"],
        [70, -height * 0.12, "out"],
        [77, 0, "in"],
        [frames, 0, "hold"],
      );
    const squash = keys(
      [0, 1],
      [14, 1, "hold"],
      [20, 0.9],
      [28, 1.04],
      [64, 1, "hold"],
      [67, 0.86, "out"],
      [76, 1.05],
      [84, 0.98],
      [91, 1],
      [frames, 1, "hold"],
    );
    const seeds = [
      [148, 92],
      [176, 78],
      [206, 74],
      [236, 82],
      [258, 98],
      [190, 98],
      [222, 104],
    ] as const;
    return [
      sun(200, 150, 128),
      floor(264, 110, 290),
      layer(
        "Burger",
        part(
          { name: "Burger", pivot: [200, 264], scaleY: squash },
          shape("M104 228H296Q300 262 268 262H132Q100 262 104 228Z", ink),
          part(
            { name: "Patty", y: hop(13, 0) },
            box(96, 196, 208, 30, 15, ink),
            box(120, 204, 60, 4, 2, hill),
          ),
          part(
            { name: "Cheese", y: hop(26, 1.5) },
            shape("M96 180H304L280 192L262 210L240 192H160L140 204L122 192Z", { fill: "lamp" }),
          ),
          part(
            { name: "Tomato", y: hop(34, 3) },
            box(104, 166, 92, 12, 6, ink),
            box(204, 166, 92, 12, 6, ink),
          ),
          part(
            { name: "Lettuce", y: hop(42, 4.5) },
            shape(
              smooth(
                "92,150! 308,150! 312,160 298,168 284,158 268,170 250,158 232,170 214,158 196,170 178,158 160,170 142,158 124,170 108,160 88,160",
              ),
              hill,
            ),
          ),
          part(
            { name: "Bun", y: hop(52, 6) },
            shape(
              "M98 146C98 92 146 58 200 58C254 58 302 92 302 146Q302 150 298 150H102Q98 150 98 146Z",
              ink,
            ),
            ...seeds.map(([x, y], index) =>
              part({ pivot: [x, y], rotate: -30 + index * 11 }, ellipse(x, y, 6, 3.2, sheet)),
            ),
          ),
        ),
      ),
      layer("Glints", glint(frames, 82, 110, 10, 0.5), glint(frames, 322, 96, 12, 0.56)),
    ];
  },
);
