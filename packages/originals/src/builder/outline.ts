import svgpath from "svgpath";

/** A Lottie outline: corners with the handles that lead in and out, relative to the corner. */
export interface Outline {
  c: boolean;
  v: [number, number][];
  i: [number, number][];
  o: [number, number][];
}

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * SVG path data as Lottie outlines, one for each piece that starts with a move. Arcs and quadratic curves become cubic.
 * `keepsEnds` leaves a closing corner that repeats the first one: keys of a morph must all have the same corners.
 */
export function outlinesOf(data: string, keepsEnds = false): Outline[] {
  const path = svgpath(data).abs().unarc().unshort();
  const outlines: Outline[] = [];
  let current: Outline | null = null;
  const at = (): [number, number] => current?.v.at(-1) ?? [0, 0];
  const corner = (x: number, y: number, inX = x, inY = y) => {
    current?.v.push([x, y]);
    current?.i.push([inX - x, inY - y]);
    current?.o.push([0, 0]);
  };
  const leave = (x: number, y: number) => {
    const [fromX, fromY] = at();
    if (current) current.o[current.o.length - 1] = [x - fromX, y - fromY];
  };
  const begin = (x: number, y: number) => {
    current = { c: false, v: [], i: [], o: [] };
    outlines.push(current);
    corner(x, y);
  };
  path.iterate((segment, _index, x, y) => {
    const [command, ...numbers] = segment as [string, ...number[]];
    const n = (index: number) => numbers[index] as number;
    // A piece may go on after Z without a move: it starts where the last one did.
    if (command !== "M" && command !== "Z" && current?.c) begin(x, y);
    switch (command) {
      case "M":
        begin(n(0), n(1));
        break;
      case "L":
        corner(n(0), n(1));
        break;
      case "H":
        corner(n(0), y);
        break;
      case "V":
        corner(x, n(0));
        break;
      case "C":
        leave(n(0), n(1));
        corner(n(4), n(5), n(2), n(3));
        break;
      case "Q":
        leave(x + (2 / 3) * (n(0) - x), y + (2 / 3) * (n(1) - y));
        corner(n(2), n(3), n(2) + (2 / 3) * (n(0) - n(2)), n(3) + (2 / 3) * (n(1) - n(3)));
        break;
      case "Z":
        if (current) close(current, keepsEnds);
        break;
      default:
        throw new Error(`Path command ${command} is not known`);
    }
  });
  return outlines.filter((outline) => outline.v.length > 1).map(roundOutline);
}

/** Closing on a corner that repeats the first one would leave a kink: the two become one. */
function close(outline: Outline, keepsEnds: boolean): void {
  outline.c = true;
  const first = outline.v[0];
  const last = outline.v.at(-1);
  if (
    keepsEnds ||
    outline.v.length < 3 ||
    !first ||
    !last ||
    Math.hypot(first[0] - last[0], first[1] - last[1]) > 0.02
  )
    return;
  outline.v.pop();
  outline.o.pop();
  outline.i[0] = outline.i.pop() ?? [0, 0];
}

const roundedPoints = (points: [number, number][]) =>
  points.map(([x, y]): [number, number] => [rounded(x), rounded(y)]);

function roundOutline(outline: Outline): Outline {
  return {
    c: outline.c,
    v: roundedPoints(outline.v),
    i: roundedPoints(outline.i),
    o: roundedPoints(outline.o),
  };
}

/** The pieces of path data, each with absolute coordinates and its own move. */
export function subpathsOf(data: string): string[] {
  const text = svgpath(data).abs().round(2).toString();
  return text
    .split(/(?=M)/)
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > 1);
}

/** Left, top, right, bottom of path data; handles are ignored, so curves may reach a little further. */
export function boundsOf(data: string): [left: number, top: number, right: number, bottom: number] {
  const points = outlinesOf(data).flatMap((outline) => outline.v);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
