/** Handles of a cubic curve from (0, 0) to (1, 1): x1, y1, x2, y2, as in CSS. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const curves = {
  linear: [1 / 3, 1 / 3, 2 / 3, 2 / 3],
  in: [0.5, 0, 0.8, 0.5],
  out: [0.2, 0.6, 0.4, 1],
  "in-out": [0.4, 0, 0.6, 1],
  "in-out-strong": [0.75, 0, 0.2, 1],
  /** Falls: starts slowly, arrives fast. */
  fall: [0.55, 0.05, 0.9, 0.6],
  /** Goes past the mark and comes back. */
  "out-back": [0.3, 1.5, 0.6, 1],
  /** Draws back first. */
  "in-back": [0.4, 0, 0.7, -0.5],
  /** Draws back, goes past the mark, settles. */
  anticipate: [0.6, -0.45, 0.35, 1.45],
} as const satisfies Record<string, Curve>;

/**
 * How a value travels to its key. `hold` jumps when the key is reached; `spring` and `bounce` swing past the mark
 * or knock against it several times; `steps` moves in pictures of film (twelve a second).
 */
export type Ease = keyof typeof curves | "hold" | "spring" | "bounce" | "steps" | Curve;

/** One stretch of a compound ease: where it ends, from 0 to 1, in time and in value. */
interface Stretch {
  time: number;
  value: number;
  ease: keyof typeof curves;
}

const compounds: Record<"spring" | "bounce", readonly Stretch[]> = {
  spring: [
    { time: 0.3, value: 1.2, ease: "in-out" },
    { time: 0.5, value: 0.92, ease: "in-out" },
    { time: 0.68, value: 1.035, ease: "in-out" },
    { time: 0.85, value: 0.988, ease: "in-out" },
    { time: 1, value: 1, ease: "in-out" },
  ],
  bounce: [
    { time: 0.38, value: 1, ease: "fall" },
    { time: 0.56, value: 0.76, ease: "out" },
    { time: 0.74, value: 1, ease: "fall" },
    { time: 0.83, value: 0.94, ease: "out" },
    { time: 0.92, value: 1, ease: "fall" },
    { time: 1, value: 1, ease: "linear" },
  ],
};

/** The stretches of a compound ease; null for a plain one. */
export function stretchesOf(ease: Ease): readonly Stretch[] | null {
  return ease === "spring" || ease === "bounce" ? compounds[ease] : null;
}

/** The curve of a plain ease; null when the value jumps. */
export function curveOf(ease: Ease): Curve | null {
  if (ease === "hold") return null;
  if (typeof ease === "object") return ease;
  if (ease === "spring" || ease === "bounce" || ease === "steps")
    throw new Error(`${ease} has no single curve`);
  return curves[ease];
}

const along = (a: number, b: number, t: number) =>
  3 * a * t * (1 - t) ** 2 + 3 * b * t ** 2 * (1 - t) + t ** 3;

function parameterAt(curve: Curve, time: number): number {
  let low = 0;
  let high = 1;
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (along(curve[0], curve[2], middle) < time) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** How far a curve has come at a time from 0 to 1. */
export function valueAt(curve: Curve, time: number): number {
  return time <= 0 ? 0 : time >= 1 ? 1 : along(curve[1], curve[3], parameterAt(curve, time));
}

const shareOf = (value: number, from: number, span: number) =>
  Math.abs(span) < 1e-4 ? 1 / 3 : (value - from) / span;

/** Cuts a curve at a time: both halves as curves of their own, and the value at the cut. */
export function splitCurve(curve: Curve, time: number): { left: Curve; right: Curve; value: number } {
  const t = parameterAt(curve, time);
  const mix = (a: number, b: number) => a + (b - a) * t;
  const cut = (p1: number, p2: number) => {
    const a = mix(0, p1);
    const b = mix(p1, p2);
    const c = mix(p2, 1);
    const ab = mix(a, b);
    const bc = mix(b, c);
    return { a, ab, at: mix(ab, bc), bc, c };
  };
  const x = cut(curve[0], curve[2]);
  const y = cut(curve[1], curve[3]);
  return {
    left: [shareOf(x.a, 0, x.at), shareOf(y.a, 0, y.at), shareOf(x.ab, 0, x.at), shareOf(y.ab, 0, y.at)],
    right: [
      shareOf(x.bc, x.at, 1 - x.at),
      shareOf(y.bc, y.at, 1 - y.at),
      shareOf(x.c, x.at, 1 - x.at),
      shareOf(y.c, y.at, 1 - y.at),
    ],
    value: y.at,
  };
}
