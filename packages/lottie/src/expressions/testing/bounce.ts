import type { LottieJson } from "../../contract.ts";
import type { JsonObject } from "../../json/json-values.ts";

const still = (k: unknown): JsonObject => ({ a: 0, k });
const [start, end] = [
  { x: 0, y: 0 },
  { x: 1, y: 1 },
];

/** Values of numbers, from keyframe to keyframe along straight lines. */
export const moving = (
  ...keys: readonly (readonly [frame: number, value: number | number[]])[]
): JsonObject => ({
  a: 1,
  k: keys.map(([t, value]) => ({ t, s: Array.isArray(value) ? value : [value], o: start, i: end })),
});

const control = (nm: string, ty: number, k: unknown, index: number): JsonObject => ({
  nm,
  ty: 5,
  ix: index,
  ef: [{ nm: "Value", ty, ix: 1, v: still(k) }],
});

/**
 * Ten frames a second, two seconds. "Ball" (layer 1) is the child of "Ground" (layer 2), which moves; it has controls, shapes and the
 * keyframes 0, 10 and 30 of rotation between the frames 0, 5 and 10. "Word" (layer 3) is text.
 */
export function bouncing(transform: JsonObject = {}): LottieJson {
  return {
    v: "5.9.0",
    nm: "Main",
    fr: 10,
    ip: 0,
    op: 20,
    w: 200,
    h: 100,
    markers: [{ tm: 5, cm: "half", dr: 2 }],
    assets: [],
    layers: [
      {
        ty: 4,
        nm: "Ball",
        ind: 1,
        parent: 2,
        ip: 0,
        op: 20,
        st: 0,
        ks: {
          a: still([0, 0]),
          p: still([10, 20]),
          s: still([100, 50]),
          r: moving([0, 0], [5, 10], [10, 30]),
          o: still(80),
          ...transform,
        },
        ef: [
          control("Amount", 0, 40, 1),
          control("Turn", 1, 90, 2),
          control("Tint", 2, [1, 0.5, 0, 1], 3),
          control("Spot", 3, [3, 4], 4),
          control("Ticked", 4, 0, 5),
          control("Choice", 7, 2, 6),
        ],
        shapes: [
          {
            ty: "gr",
            nm: "Group 1",
            it: [
              { ty: "el", nm: "Ellipse Path 1", s: still([30, 40]), p: still([0, 0]) },
              {
                ty: "sh",
                nm: "Path 1",
                ks: still({
                  c: true,
                  v: [
                    [0, 0],
                    [10, 0],
                    [10, 10],
                  ],
                  i: [
                    [0, 0],
                    [0, 0],
                    [0, 0],
                  ],
                  o: [
                    [0, 0],
                    [0, 0],
                    [0, 0],
                  ],
                }),
              },
              { ty: "fl", nm: "Fill 1", c: still([0, 0, 1, 1]), o: still(100) },
              {
                ty: "tr",
                p: still([7, 8]),
                a: still([0, 0]),
                s: still([100, 100]),
                r: still(0),
                o: still(100),
              },
            ],
          },
        ],
      },
      {
        ty: 3,
        nm: "Ground",
        ind: 2,
        ip: 0,
        op: 20,
        st: 0,
        ks: {
          p: moving([0, [100, 50]], [10, [120, 50]]),
          s: still([200, 200]),
          r: still(90),
          o: still(100),
          a: still([0, 0]),
        },
      },
      {
        ty: 5,
        nm: "Word",
        ind: 3,
        ip: 2,
        op: 12,
        st: 0,
        ks: { o: still(100) },
        t: { d: { k: [{ t: 0, s: { t: "Hello", f: "Inter", s: 20, fc: [0, 0, 0] } }] }, a: [] },
      },
    ],
  };
}
