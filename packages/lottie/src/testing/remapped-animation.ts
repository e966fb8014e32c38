import { animation, bytesOf, rectangle, shapeLayer } from "./small-animation.ts";

export const box = rectangle(0, 0, 10, 10, [1, 0, 0]);
export const inner = { id: "inner", layers: [shapeLayer([box])] };
export const remapped = {
  ty: 0,
  refId: "inner",
  ip: 0,
  op: 60,
  st: 0,
  ks: {},
  w: 9,
  h: 9,
  tm: {
    a: 1,
    k: [
      { t: 0, s: [0] },
      { t: 60, s: [2] },
    ],
  },
};
/** A red box, the same in a composition whose time is remapped, and two markers; 60 frames, 2 seconds. */
export const json = animation([shapeLayer([box], { nm: "Box" }), remapped], {
  assets: [inner],
  markers: [
    { cm: "in", tm: 0, dr: 10 },
    { cm: "out", tm: 50, dr: 10 },
  ],
});
export const source = bytesOf(json);
