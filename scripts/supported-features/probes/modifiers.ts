import { box, drawing, empty, fill, isRed, line, place, still, stroke, type Part } from "../build.ts";
import type { JsonProbe } from "../probe.ts";

const group = "Modifiers" as const;
const kind = "json" as const;
const trim = (more: Part = {}): Part => ({ ty: "tm", s: still(0), e: still(50), o: still(0), m: 1, ...more });
const long = line([10, 50], [90, 50]);
const merge = (mode: number): Part => ({ ty: "mm", mm: mode });
const repeater = (copies: number, more: Part = {}): Part => ({
  ty: "rp",
  c: still(copies),
  o: still(0),
  m: 1,
  tr: {
    ty: "tr",
    ...place({ p: still([30, 0]), a: still([0, 0]), s: still([100, 100]) }),
    so: still(100),
    eo: still(100),
    ...more,
  },
});
const dot = box(20, 50, 14);
const pair = [box(40, 50, 40), box(60, 50, 40)];
const merged = (mode: number) => drawing(...pair, merge(mode), fill());
const unmerged = drawing(...pair, fill());

export const modifierProbes: JsonProbe[] = [
  {
    kind,
    group,
    id: "trim",
    title: "Trim paths",
    feature: drawing(long, trim(), stroke(10)),
    plain: drawing(long, stroke(10)),
    shows: [{ at: [70, 50], is: empty }],
    keeps: [{ at: [30, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "trim-offset",
    title: "Trim paths with an offset",
    feature: drawing(long, trim({ o: still(180) }), stroke(10)),
    plain: drawing(long, trim(), stroke(10)),
    shows: [
      { at: [30, 50], is: empty },
      { at: [70, 50], is: isRed },
    ],
  },
  {
    kind,
    group,
    id: "trim-individually",
    title: "Trim paths one after the other",
    feature: drawing(line([10, 30], [90, 30]), line([10, 70], [90, 70]), trim({ m: 2 }), stroke(10)),
    plain: drawing(line([10, 30], [90, 30]), line([10, 70], [90, 70]), trim(), stroke(10)),
    shows: [
      { at: [70, 30], is: isRed },
      { at: [30, 70], is: empty },
    ],
  },
  {
    kind,
    group,
    id: "repeater",
    title: "Repeater",
    feature: drawing(dot, fill(), repeater(3)),
    plain: drawing(dot, fill()),
    shows: [
      { at: [50, 50], is: isRed },
      { at: [80, 50], is: isRed },
    ],
  },
  {
    kind,
    group,
    id: "repeater-opacity",
    title: "Repeater whose copies fade",
    feature: drawing(dot, fill(), repeater(3, { eo: still(0) })),
    plain: drawing(dot, fill(), repeater(3)),
    shows: [{ at: [50, 50], opacity: [60, 220] }],
    keeps: [{ at: [20, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "round-corners",
    title: "Rounded corners on any path",
    feature: drawing(box(50, 50, 40), { ty: "rd", r: still(20) }, fill()),
    plain: drawing(box(50, 50, 40), fill()),
    shows: [{ at: [32, 32], is: empty }],
    keeps: [{ at: [50, 32], is: isRed }],
  },
  {
    kind,
    group,
    id: "merge-subtract",
    title: "Merge paths: subtract",
    feature: merged(3),
    plain: unmerged,
    shows: [{ at: [50, 50], is: empty }],
    keeps: [{ at: [25, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "merge-intersect",
    title: "Merge paths: intersect",
    feature: merged(4),
    plain: unmerged,
    shows: [
      { at: [25, 50], is: empty },
      { at: [75, 50], is: empty },
    ],
    keeps: [{ at: [50, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "merge-exclude",
    title: "Merge paths: exclude",
    feature: merged(5),
    plain: unmerged,
    shows: [{ at: [50, 50], is: empty }],
    keeps: [
      { at: [25, 50], is: isRed },
      { at: [75, 50], is: isRed },
    ],
  },
  {
    kind,
    group,
    id: "pucker-bloat",
    title: "Pucker and bloat",
    feature: drawing(box(50, 50, 40), { ty: "pb", a: still(50) }, fill()),
    plain: drawing(box(50, 50, 40), fill()),
    shows: [{ at: [32, 32], is: empty }],
    keeps: [{ at: [50, 50], is: isRed }],
  },
  {
    kind,
    group,
    id: "offset-path",
    title: "Offset paths",
    feature: drawing(box(50, 50, 40), { ty: "op", a: still(10), lj: 1, ml: still(4) }, fill()),
    plain: drawing(box(50, 50, 40), fill()),
    shows: [
      { at: [24, 50], is: isRed },
      { at: [50, 76], is: isRed },
    ],
    keeps: [{ at: [16, 50], is: empty }],
  },
  {
    kind,
    group,
    id: "zig-zag",
    title: "Zigzag",
    feature: drawing(long, { ty: "zz", s: still(12), r: still(4), pt: still(1) }, stroke(4)),
    plain: drawing(long, stroke(4)),
    shows: [
      { box: [10, 38, 90, 45], painted: [0.04, 1] },
      { box: [10, 55, 90, 62], painted: [0.04, 1] },
    ],
  },
];
