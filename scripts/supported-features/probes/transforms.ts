import {
  box,
  document,
  empty,
  fill,
  isRed,
  layer,
  moving,
  place,
  redSquare,
  still,
  type Part,
} from "../build.ts";
import type { JsonProbe } from "../probe.ts";

const group = "Transforms" as const;
const kind = "json" as const;
const small = [box(0, 0, 20), fill()];
/** A square of 20 around its own origin, put somewhere. */
const put = (transform: Part, more: Part = {}) => document([layer(small, { ks: place(transform), ...more })]);
const at = (x: number, y: number): Part => ({ p: still([x, y, 0]) });
/** The square of 40 turned about the middle. */
const about = (transform: Part) =>
  document([layer(redSquare, { ks: place({ ...at(50, 50), a: still([50, 50, 0]), ...transform }) })]);
const across = (more: Part = {}): Part => ({ p: moving([20, 50, 0], [80, 50, 0], more) });
const middleOnly = [{ at: [50, 50], is: isRed }] as const;

export const transformProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "position",
    title: "Position",
    frame: 9,
    feature: put({ p: moving([20, 20, 0], [80, 80, 0], {}, 9) }),
    plain: put(at(20, 20)),
    shows: [
      { at: [80, 80], is: isRed },
      { at: [20, 20], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "split-position",
    title: "Position with separate x and y",
    frame: 9,
    feature: put({ p: { s: true, x: moving([20], [80], {}, 9), y: still(20) } }),
    plain: put(at(20, 20)),
    shows: [{ at: [80, 20], is: isRed }],
  },
  {
    kind,
    group,
    id: "motion-path",
    title: "Position along a curve",
    frame: 5,
    feature: put({ p: moving([20, 80, 0], [80, 80, 0], { to: [0, -80, 0], ti: [0, -80, 0] }) }),
    plain: put({ p: moving([20, 80, 0], [80, 80, 0]) }),
    shows: [
      { at: [50, 20], is: isRed },
      { at: [50, 80], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "auto-orient",
    title: "Turning with the path (auto-orient)",
    frame: 5,
    feature: document([
      layer([box(0, 0, [40, 8]), fill()], {
        ao: 1,
        ks: place({ p: moving([50, 10, 0], [50, 90, 0], { to: [0, 10, 0], ti: [0, -10, 0] }) }),
      }),
    ]),
    plain: document([
      layer([box(0, 0, [40, 8]), fill()], {
        ks: place({ p: moving([50, 10, 0], [50, 90, 0], { to: [0, 10, 0], ti: [0, -10, 0] }) }),
      }),
    ]),
    shows: [
      { at: [50, 36], is: isRed },
      { at: [36, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "anchor",
    title: "Anchor point",
    feature: put({ ...at(50, 50), a: still([20, 0, 0]) }),
    plain: put(at(50, 50)),
    shows: [
      { at: [24, 50], is: isRed },
      { at: [55, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "scale",
    title: "Scale",
    feature: put({ ...at(50, 50), s: still([200, 200, 100]) }),
    plain: put(at(50, 50)),
    shows: [{ at: [33, 33], is: isRed }],
    keeps: [{ at: [26, 26], is: empty }],
  },
  {
    kind,
    group,
    id: "rotation",
    title: "Rotation",
    feature: about({ r: still(45) }),
    plain: about({}),
    shows: [
      { at: [50, 25], is: isRed },
      { at: [32, 32], is: empty },
    ],
    keeps: middleOnly,
  },
  {
    kind,
    group,
    id: "skew",
    title: "Skew",
    feature: about({ sk: still(30), sa: still(0) }),
    plain: about({}),
    shows: [
      { at: [75, 33], is: isRed },
      { at: [33, 33], is: empty },
    ],
    keeps: middleOnly,
  },
  {
    kind,
    group,
    id: "layer-opacity",
    title: "Opacity of a layer",
    feature: about({ o: still(50) }),
    plain: about({}),
    shows: [{ at: [50, 50], is: [255, 0, 0, 128] }],
  },
  {
    kind,
    group,
    id: "easing",
    title: "Easing between keyframes",
    frame: 5,
    feature: put(across({ o: { x: [1], y: [0] }, i: { x: [1], y: [0] } })),
    plain: put(across()),
    shows: [
      { at: [21, 50], is: isRed },
      { at: [50, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "hold",
    title: "Keyframes that hold",
    frame: 5,
    feature: put(across({ h: 1 })),
    plain: put(across()),
    shows: [
      { at: [20, 50], is: isRed },
      { at: [50, 50], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "parent",
    title: "Layers that follow a parent",
    feature: document([
      layer(small, { ks: place(at(20, 0)), parent: 2 }),
      { ty: 3, ip: 0, op: 10, st: 0, ks: place({ ...at(50, 50), r: still(90) }) },
    ]),
    plain: document([
      layer(small, { ks: place(at(20, 0)) }),
      { ty: 3, ip: 0, op: 10, st: 0, ks: place({ ...at(50, 50), r: still(90) }) },
    ]),
    shows: [{ at: [50, 70], is: isRed }],
    keeps: [{ at: [70, 50], is: empty }],
  },
];
