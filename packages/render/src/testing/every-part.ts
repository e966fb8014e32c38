import type { LottieJson } from "@zoetrope/lottie";
import { animation, fixed, rectangle, shapeLayer } from "@zoetrope/lottie/testing/small-animation";

const moving = (...values: unknown[]) => ({
  a: 1,
  k: values.map((s, index) => ({ t: index * 20, s, i: { x: [1], y: [1] }, o: { x: [0], y: [0] } })),
});
const outline = {
  c: true,
  v: [
    [0, 0],
    [30, 0],
    [30, 30],
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
};
const gradient = { p: 2, k: fixed([0, 1, 0, 0, 1, 0, 0, 1]) };
const text = { t: "Ab", f: "Font", s: 20, fc: [1, 0, 0], lh: 24, j: 0, tr: 0 };

const transform = {
  ty: "tr",
  p: fixed([0, 0]),
  a: fixed([0, 0]),
  s: fixed([100, 100]),
  r: fixed(0),
  o: fixed(100),
  sk: fixed(0),
  sa: fixed(0),
};
const shapes = [
  rectangle(0, 0, 30, 30, [1, 0, 0]),
  {
    ty: "gr",
    it: [
      { ty: "el", p: fixed([20, 20]), s: moving([9, 9], [20, 20]) },
      {
        ty: "sr",
        sy: 1,
        p: fixed([40, 40]),
        pt: fixed(5),
        or: fixed(9),
        ir: fixed(4),
        os: fixed(0),
        is: fixed(0),
        r: fixed(0),
      },
      { ty: "sh", ks: fixed(outline) },
      {
        ty: "gf",
        t: 1,
        s: fixed([0, 0]),
        e: fixed([50, 50]),
        h: fixed(0),
        a: fixed(0),
        o: fixed(90),
        g: gradient,
      },
      {
        ty: "st",
        c: fixed([0, 0, 1]),
        o: fixed(100),
        w: fixed(2),
        d: [
          { n: "d", v: fixed(3) },
          { n: "g", v: fixed(2) },
          { n: "o", v: fixed(0) },
        ],
      },
      {
        ty: "gs",
        t: 2,
        s: fixed([0, 0]),
        e: fixed([50, 50]),
        h: fixed(0),
        a: fixed(0),
        w: fixed(2),
        o: fixed(90),
        g: gradient,
      },
      { ty: "tm", s: fixed(0), e: fixed(80), o: fixed(0), m: 1 },
      { ty: "rd", r: fixed(2) },
      { ty: "pb", a: fixed(4) },
      { ty: "op", a: fixed(1), lj: 1, ml: fixed(4) },
      { ty: "zz", s: fixed(2), r: fixed(2), pt: fixed(1) },
      { ty: "rp", c: fixed(2), o: fixed(0), m: 1, tr: { ...transform, so: fixed(100), eo: fixed(50) } },
      transform,
    ],
  },
];
const split = { s: true, x: fixed(1), y: moving([0], [4]) };
const layers = [
  shapeLayer(shapes, {
    ks: { p: split, a: fixed([0, 0, 0]), s: moving([100, 100], [90, 90]), r: fixed(1), o: fixed(90) },
    masksProperties: [{ mode: "a", inv: false, pt: fixed(outline), o: fixed(100), x: fixed(0) }],
    ef: [
      {
        ty: 21,
        nm: "Fill",
        en: 1,
        ef: [0, 1, 2, 3, 4, 5, 6].map((ty) => ({ ty, v: ty === 2 ? fixed([1, 0, 0]) : fixed(1) })),
      },
      { ty: 5, nm: "Custom", mn: "Pseudo/1", en: 1, ef: [{ ty: 0, nm: "Slider", v: fixed(3) }] },
      {
        ty: 29,
        nm: "Blur",
        en: 1,
        ef: [
          { ty: 0, v: fixed(1) },
          { ty: 7, v: fixed(1) },
          { ty: 7, v: fixed(1) },
        ],
      },
    ],
  }),
  {
    ...shapeLayer(shapes, { ind: 2, ddd: 1 }),
    ks: { rx: fixed(1), ry: fixed(1), rz: fixed(1), or: fixed([0, 0, 0]) },
  },
  { ty: 0, ind: 3, refId: "inner", ip: 0, op: 60, st: 0, w: 100, h: 100, ks: {}, tm: moving([0], [1]) },
  {
    ty: 1,
    ind: 4,
    ip: 0,
    op: 60,
    st: 0,
    sw: 20,
    sh: 20,
    sc: "#00ff00",
    ks: { o: fixed(50), p: fixed([70, 0, 0]) },
  },
  {
    ty: 5,
    ind: 5,
    ip: 0,
    op: 60,
    st: 0,
    ks: { p: fixed([50, 50, 0]) },
    t: {
      d: { k: [{ t: 0, s: text }] },
      p: { m: 0, f: fixed(0) },
      m: { g: 1, a: fixed([0, 0]) },
      a: [
        {
          s: {
            t: 0,
            b: 1,
            rn: 0,
            sh: 1,
            r: 1,
            xe: fixed(0),
            ne: fixed(0),
            a: fixed(100),
            s: fixed(0),
            e: fixed(50),
            o: fixed(0),
            sm: fixed(100),
          },
          a: {
            p: fixed([1, 1]),
            s: fixed([90, 90]),
            r: fixed(3),
            o: fixed(80),
            fc: fixed([0, 1, 0]),
            sc: fixed([0, 0, 0]),
            sw: fixed(1),
            t: fixed(1),
            ls: fixed(1),
          },
        },
      ],
    },
  },
];

/** A document in which every part stands that a player reads: 100 × 100 pixels; the lower right corner stays empty. */
export function everyPart(): LottieJson {
  return structuredClone(
    animation(layers, {
      assets: [
        {
          id: "inner",
          layers: [shapeLayer([{ ...rectangle(60, 0, 9, 9, [0, 1, 1]) }], { ind: 9, nm: "Inner" })],
        },
      ],
      slots: { ink: { p: fixed([1, 0, 0]) } },
      fonts: { list: [{ fName: "Font", fFamily: "Font", fStyle: "Regular", ascent: 70 }] },
      chars: ["A", "b"].map((ch) => ({
        ch,
        fFamily: "Font",
        style: "Regular",
        size: 20,
        w: 50,
        data: { shapes: [{ ty: "gr", it: [{ ty: "sh", ks: fixed(outline) }] }] },
      })),
      markers: [{ cm: "one", tm: 0, dr: 5 }],
    }),
  );
}
