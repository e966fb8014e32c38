import type { Contour } from "@zoetrope/lottie";
import type { BezierValue, CombineOutlines } from "@zoetrope/lottie/portable";

interface Point {
  x: number;
  y: number;
}
interface Segment {
  point: Point;
  handleIn: Point;
  handleOut: Point;
}
/** What is used of paper: its own types are those of a page. */
interface PathItem {
  segments?: readonly Segment[];
  children?: readonly PathItem[];
  unite(other: PathItem, options: object): PathItem;
  subtract(other: PathItem, options: object): PathItem;
  intersect(other: PathItem, options: object): PathItem;
  exclude(other: PathItem, options: object): PathItem;
}
interface Paper {
  setup(size: object): void;
  Size: new (width: number, height: number) => object;
  Path: new (options: object) => PathItem;
  CompoundPath: new (options: object) => PathItem;
}

const apart = { insert: false };
let opening: Promise<Paper> | null = null;

/** It asks for `self`, which Node has not, and would look for a browser to stand in for it, and for the navigator, which came with Node 21. */
const standIns = { self: globalThis, navigator: { userAgent: "Node.js" } };

/** Loads paper where paths are merged at all. */
async function openPaper(): Promise<Paper> {
  const missing = Object.entries(standIns).filter(([name]) => !(name in globalThis));
  for (const [name, value] of missing) Object.defineProperty(globalThis, name, { value, configurable: true });
  try {
    const { default: paper } = (await import("paper/dist/paper-core.js")) as unknown as { default: Paper };
    paper.setup(new paper.Size(1, 1));
    return paper;
  } finally {
    for (const [name] of missing) Reflect.deleteProperty(globalThis, name);
  }
}

/** Combines outlines, the first with each of the others in turn, exactly: curves stay curves. */
export async function openBooleans(): Promise<CombineOutlines> {
  const paper = await (opening ??= openPaper());
  const itemOf = (contours: readonly Contour[]): PathItem =>
    new paper.CompoundPath({
      ...apart,
      children: contours.map(
        (contour) => new paper.Path({ ...apart, closed: true, segments: segmentsOf(contour) }),
      ),
      fillRule: "nonzero",
    });
  return (outlines, operation) => {
    const [first, ...others] = outlines.map(itemOf);
    if (first === undefined) return [];
    const combined = others.reduce((item, other) => item[operation](other, apart), first);
    return (combined.children ?? [combined]).flatMap(({ segments = [] }) =>
      segments.length < 2 ? [] : [valueOf(segments)],
    );
  };
}

/** Corner, handle that reaches it, handle that leaves it. */
function segmentsOf({ points, isClosed }: Contour): number[][][] {
  const curves = Math.floor((points.length - 2) / 6);
  const number = (at: number): number => points[at] ?? 0;
  const corners = isClosed ? curves : curves + 1;
  return Array.from({ length: corners }, (_, index) => {
    const at = index * 6;
    const [x, y] = [number(at), number(at + 1)];
    const before = index > 0 ? at - 2 : isClosed ? points.length - 4 : at;
    const after = index < curves ? at + 2 : at;
    return [
      [x, y],
      [number(before) - x, number(before + 1) - y],
      [number(after) - x, number(after + 1) - y],
    ];
  });
}

const pair = ({ x, y }: Point): number[] => [Math.round(x * 1e4) / 1e4, Math.round(y * 1e4) / 1e4];

const valueOf = (segments: readonly Segment[]): BezierValue => ({
  c: true,
  v: segments.map(({ point }) => pair(point)),
  i: segments.map(({ handleIn }) => pair(handleIn)),
  o: segments.map(({ handleOut }) => pair(handleOut)),
});
