import type { LottieJson } from "@zoetrope/lottie";
import { animation, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";

const red = [1, 0, 0];
const blue = [0, 0, 1];
const square = {
  v: [
    [20, 20],
    [80, 20],
    [80, 80],
    [20, 80],
  ],
  i: Array.from({ length: 4 }, () => [0, 0]),
  o: Array.from({ length: 4 }, () => [0, 0]),
};
const still = {
  o: fixed(100),
  r: fixed(0),
  p: fixed([0, 0, 0]),
  a: fixed([0, 0, 0]),
  s: fixed([100, 100, 100]),
};
const letters: LottieJson = {
  ty: 5,
  ind: 1,
  ip: 0,
  op: 60,
  st: 0,
  ks: { ...still, p: fixed([20, 80, 0]) },
  t: {
    d: { k: [{ t: 0, s: { t: "A", f: "F", s: 50, j: 0, tr: 0, lh: 60, ls: 0, fc: blue } }] },
    p: {},
    m: { g: 1, a: fixed([0, 0]) },
    a: [],
  },
};
const background = shapeLayer([rectangle(0, 0, 100, 100, [0.2, 0.8, 0.2])], { ind: 9, bm: 0 });
const stroked = (dashes: LottieJson[]): LottieJson => ({
  ty: "gr",
  it: [
    { ty: "el", p: fixed([50, 50]), s: fixed([80, 80]) },
    { ty: "st", c: fixed(blue), o: fixed(100), w: fixed(8), lc: 1, lj: 1, ml: 4, d: dashes },
    { ty: "tr", p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
  ],
});
const star = (points: number): LottieJson => ({
  ty: "gr",
  it: [
    {
      ty: "sr",
      sy: 2,
      d: 1,
      p: fixed([50, 50]),
      pt: fixed(points),
      r: fixed(0),
      or: fixed(45),
      os: fixed(0),
    },
    { ty: "fl", c: fixed(red), o: fixed(100), r: 1 },
    { ty: "tr", p: fixed([0, 0]), a: fixed([0, 0]), s: fixed([100, 100]), r: fixed(0), o: fixed(100) },
  ],
});

/** One animation for each thing that is tempting to leave out, and makes another picture in some player. */
export const hazards: { [name: string]: LottieJson } = {
  "a usual layer above one that blends": animation([
    shapeLayer([rectangle(30, 30, 60, 60, red)], { ind: 1, bm: 0 }),
    shapeLayer([rectangle(10, 10, 60, 60, blue)], { ind: 2, bm: 1 }),
    background,
  ]),
  "a mask of an old file, closed beside its path": animation(
    [
      shapeLayer([rectangle(0, 0, 100, 100, red)], {
        hasMask: true,
        masksProperties: [{ mode: "a", inv: false, cl: true, pt: fixed(square), o: fixed(100), x: fixed(0) }],
      }),
    ],
    { v: "4.4.0" },
  ),
  "a mask that is switched off because it is not closed": animation([
    shapeLayer([rectangle(0, 0, 100, 100, red)], {
      hasMask: true,
      masksProperties: [
        { mode: "a", inv: false, cl: false, pt: fixed({ ...square, c: true }), o: fixed(100), x: fixed(0) },
      ],
    }),
  ]),
  "a layer that ends a hair after a frame": animation([
    shapeLayer([rectangle(10, 10, 80, 80, red)], { op: 20.00001 }),
    shapeLayer([rectangle(0, 0, 100, 100, blue)], { ip: 10.00001, ind: 2 }),
  ]),
  "a hold that ends a hair after a frame": animation([
    shapeLayer([rectangle(10, 10, 40, 40, red)], {
      ks: {
        ...still,
        p: {
          a: 1,
          k: [
            { t: 0, s: [0, 0, 0], h: 1 },
            { t: 30.00001, s: [40, 40, 0], h: 1 },
          ],
        },
      },
    }),
  ]),
  "compositions that are called by numbers": animation(
    [
      shapeLayer([], { ty: 0, refId: 7, w: 100, h: 100 }),
      shapeLayer([], { ty: 0, refId: 8, w: 100, h: 100, ind: 2 }),
    ],
    {
      assets: [
        { id: 7, layers: [shapeLayer([rectangle(10, 10, 30, 80, red)])] },
        { id: 8, layers: [shapeLayer([rectangle(50, 10, 30, 80, blue)])] },
      ],
    },
  ),
  "a letter drawn by a composition": animation([letters], {
    assets: [{ id: "glyph", layers: [shapeLayer([rectangle(0, -60, 60, 60, red)])] }],
    fonts: { list: [{ fName: "F", fFamily: "F", fStyle: "Regular", ascent: 75, origin: 0 }] },
    chars: [
      {
        ch: "A",
        size: 50,
        style: "Regular",
        w: 60,
        fFamily: "F",
        t: 1,
        data: { refId: "glyph", ip: 0, op: 60, st: 0, sr: 1, ks: still },
      },
    ],
  }),
  "a hidden layer that another is cut out with": animation([
    shapeLayer([rectangle(0, 0, 100, 100, red)], {
      ind: 1,
      ef: [
        {
          ty: 28,
          nm: "Set Matte",
          mn: "ADBE Set Matte3",
          ix: 1,
          en: 1,
          ef: [
            { ty: 10, nm: "Take Matte From Layer", ix: 1, v: fixed(2) },
            { ty: 7, nm: "Use For Matte", ix: 2, v: fixed(4) },
          ],
        },
      ],
    }),
    shapeLayer([rectangle(20, 20, 30, 30, blue)], { ind: 2, hd: true }),
  ]),
  "a dashed line": animation([
    shapeLayer([
      stroked([
        { n: "d", nm: "dash", v: fixed(12) },
        { n: "g", nm: "gap", v: fixed(6) },
        { n: "o", nm: "offset", v: fixed(0) },
      ]),
    ]),
  ]),
  "a star of nearly five points": animation([shapeLayer([star(4.99999)])]),
};
