import * as fc from "fast-check";
import { expect, it } from "vitest";
import { toSvg } from "../svg/to-svg.ts";
import { animation, fixed, rectangle, shapeLayer } from "../testing/small-animation.ts";
import { boxOf, createSceneEvaluator, layersAtPoint } from "./index.ts";

type Json = { [key: string]: unknown };
const ease = { i: { x: [0.3], y: [1] }, o: { x: [0.6], y: [0] } };
const path = {
  v: [
    [0, 0],
    [50, 0],
    [50, 50],
  ],
  i: [
    [0, 0],
    [-9, 9],
    [0, 0],
  ],
  o: [
    [9, 9],
    [0, 0],
    [0, 0],
  ],
  c: true,
};
const moving = {
  o: fixed(50),
  p: {
    a: 1,
    k: [
      { t: 0, s: [0, 0], to: [9, 0], ti: [0, 9], ...ease },
      { t: 50, s: [9, 9] },
    ],
  },
  sk: fixed(10),
  sa: fixed(20),
};
const shapes = [
  rectangle(0, 0, 20, 20, [1, 0, 0]),
  {
    ty: "sh",
    ks: {
      a: 1,
      k: [
        { t: 0, s: [path], ...ease },
        { t: 50, s: [path] },
      ],
    },
  },
  {
    ty: "sr",
    sy: 1,
    p: fixed([5, 5]),
    pt: fixed(5),
    or: fixed(20),
    ir: fixed(9),
    os: fixed(9),
    is: fixed(9),
    r: fixed(9),
  },
  { ty: "el", p: fixed([9, 9]), s: fixed([9, 9]), d: 3 },
  { ty: "rd", r: fixed(4) },
  { ty: "tm", s: fixed(10), e: fixed(80), o: fixed(300), m: 2 },
  { ty: "st", c: fixed([0, 0, 1]), o: fixed(50), w: fixed(3), lc: 2, lj: 1, d: [{ n: "d", v: fixed(5) }] },
  {
    ty: "gf",
    t: 2,
    s: fixed([0, 0]),
    e: fixed([9, 9]),
    h: fixed(9),
    a: fixed(9),
    g: { p: 1, k: fixed([0, 1, 0, 0]) },
  },
  { ty: "rp", c: fixed(3), o: fixed(1), tr: { p: fixed([9, 9]), s: fixed([90, 90]), r: fixed(9) } },
];
const whole = (): Json => structuredClone(document);
const document: Json = animation(
  [
    shapeLayer(shapes, {
      ks: moving,
      ao: 1,
      parent: 2,
      masksProperties: [{ mode: "i", inv: true, pt: fixed(path), x: fixed(3) }],
    }),
    { ty: 0, ind: 2, refId: "a", ip: 0, op: 60, sr: 2, tm: fixed(1), tt: 2, w: 50, h: 50, ks: moving },
    { ty: 2, refId: "i", ip: 0, op: 60, tt: 3, tp: 1, ks: moving },
    { ty: 1, sw: 9, sh: 9, sc: "#ff0000", ip: 0, op: 60, bm: 3, ks: moving },
    {
      ty: 5,
      ip: 0,
      op: 60,
      ks: moving,
      t: { d: { k: [{ t: 0, s: { t: "ab", f: "F", s: 12, fc: [0, 0, 0] } }] } },
    },
  ],
  {
    assets: [
      { id: "a", layers: [shapeLayer(shapes)] },
      { id: "i", p: "data:image/png;base64,AA", w: 9, h: 9 },
    ],
    fonts: { list: [{ fName: "F", fFamily: "F", fStyle: "R" }] },
    chars: [
      {
        ch: "a",
        fFamily: "F",
        style: "R",
        w: 50,
        data: { shapes: [{ it: [{ ty: "sh", ks: fixed(path) }] }] },
      },
    ],
  },
);

const odd = fc.constantFrom<unknown>(
  null,
  -1,
  0,
  1e308,
  -1e308,
  1e-300,
  "",
  "x",
  [],
  {},
  [[]],
  [null],
  true,
  { k: [] },
  { k: [{ t: 1 }] },
  { k: [{ t: 0, s: null, i: 1, o: "a" }, { t: 0 }] },
);

/** Puts something odd in the place of one of all values, wherever that is. */
function spoil(value: unknown, position: number, by: unknown): void {
  let left = position;
  const visit = (each: unknown): boolean => {
    if (typeof each !== "object" || each === null) return false;
    const holder = each as Json;
    return Object.keys(holder).some((key) => {
      if (left-- > 0) return visit(holder[key]);
      holder[key] = by;
      return true;
    });
  };
  visit(value);
}

it("whatever is broken in a document, its scene, its boxes and its picture come out", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(900), odd), { minLength: 1, maxLength: 4 }),
      fc.constantFrom(0, 7.5, -1, 1e9),
      (faults, frame) => {
        const json = whole();
        for (const [position, by] of faults) spoil(json, position, by);
        const scene = createSceneEvaluator(json).sceneAt(frame);
        for (const layer of scene.layers) boxOf(layer);
        layersAtPoint(scene, 5, 5);
        const { svg } = toSvg(json, { frame });
        expect(svg).not.toMatch(/NaN|Infinity|undefined|null/);
      },
    ),
    { numRuns: 100 },
  );
}, 60_000);
