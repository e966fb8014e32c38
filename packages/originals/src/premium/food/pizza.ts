import { circle, type Figure, keys, layer, part, shape, sway, turned } from "../../builder/index.ts";
import { hill, ink, line, onStage, sheet } from "../../objects/on-stage.ts";
import { floor, steam, sun } from "../stage-parts.ts";

const frames = 108;
const centre = [200, 156] as const;
const toppings = [
  [58, 12],
  [34, 40],
  [66, 52],
  [40, -14],
] as const;

/** A slice of an eighth, its point in the middle. */
function slice(index: number): Figure[] {
  const angle = index * 45;
  const at = (radius: number, degrees: number) =>
    turned([centre[0] + radius, centre[1]], centre, angle + degrees);
  const point = (radius: number, degrees: number) =>
    at(radius, degrees)
      .map((value) => Math.round(value * 10) / 10)
      .join(" ");
  return [
    shape(`M${centre.join(" ")}L${point(96, 1)}A96 96 0 0 1 ${point(96, 44)}Z`, ink),
    shape(`M${point(84, 4)}A84 84 0 0 1 ${point(84, 41)}`, line(3.4, "sheet")),
    ...toppings.slice(0, 2 + (index % 3)).map(([reach, turn], place) => {
      const [x, y] = at(reach, 22.5 + (turn - 22.5) * 0.35);
      return place % 2 === 0 ? circle(x, y, 8.5, sheet) : circle(x, y, 5, hill);
    }),
  ];
}

export const pizza = onStage(
  {
    key: "pizza-one-slice-away",
    title: "Pizza, one slice away",
    description:
      "A pizza straight from the oven turns on its board; one slice is drawn out on threads of cheese, and goes back.",
    tags: ["pizza", "food", "restaurant", "delivery", "dinner", "order"],
    category: "objects",
    tint: "rose",
    frames,
    posterFrame: 40,
  },
  () => {
    const out = (distance: number) =>
      keys(
        [0, 0],
        [14, 0],
        [36, distance, "out-back"],
        [66, distance, "hold"],
        [86, 0, "in-out"],
        [frames, 0, "hold"],
      );
    const pull = keys(
      [0, 0, "hold"],
      [16, 0, "hold"],
      [18, 1, "out"],
      [50, 1, "hold"],
      [58, 0, "in"],
      [frames, 0, "hold"],
    );
    return [
      sun(200, 150, 130),
      floor(270, 90, 310),
      layer(
        "Steam",
        steam(frames, 150, 62, { height: 46, phase: 0.1 }),
        steam(frames, 236, 56, { height: 50, phase: 0.55 }),
      ),
      layer(
        "Pizza",
        part(
          { name: "Board", pivot: centre, scaleX: 1, rotate: sway(frames, -2.5, 2.5) },
          circle(...centre, 108, hill),
          circle(...centre, 108, line(3)),
          ...[1, 2, 3, 4, 5, 6, 7].flatMap((index) => part({ name: "Slice" }, ...slice(index))),
          part(
            { name: "Threads", opacity: pull },
            shape(
              "M216 168Q232 178 250 178M222 160Q240 166 258 166M210 178Q222 190 240 190",
              line(2.6, "sheet"),
            ),
          ),
          part({ name: "Slice", x: out(46), y: out(20), pivot: [260, 180], rotate: out(7) }, ...slice(0)),
        ),
      ),
    ];
  },
);
