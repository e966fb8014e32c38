import { paletteOf } from "../colours/recolour.ts";
import type { LottieJson } from "../contract.ts";
import { animation, fixed, rectangle, shapeLayer } from "./small-animation.ts";

/** A colour that goes from red to blue. */
export const moving = {
  a: 1,
  k: [
    { t: 0, s: [1, 0, 0] },
    { t: 30, s: [0, 0, 1] },
  ],
};
/** Two still colours, one of them used twice, and one that moves. */
export const json = animation([
  shapeLayer([
    rectangle(0, 0, 10, 10, [1, 1, 1]),
    rectangle(5, 5, 10, 10, [1, 1, 1]),
    rectangle(0, 0, 9, 9, [0.2, 0, 0]),
  ]),
  shapeLayer([{ ty: "fl", c: moving, o: fixed(100) }], { nm: "Moving" }),
]);

export const coloursOf = (document: LottieJson): string[] => paletteOf(document).map(({ hex }) => hex);
