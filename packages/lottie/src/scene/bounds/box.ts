/** A rectangle along the axes; `right` and `bottom` lie outside what it holds by nothing. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const nowhere: Box = {
  left: Number.POSITIVE_INFINITY,
  top: Number.POSITIVE_INFINITY,
  right: Number.NEGATIVE_INFINITY,
  bottom: Number.NEGATIVE_INFINITY,
};
export const everywhere: Box = {
  left: Number.NEGATIVE_INFINITY,
  top: Number.NEGATIVE_INFINITY,
  right: Number.POSITIVE_INFINITY,
  bottom: Number.POSITIVE_INFINITY,
};

/** Opacity that no pixel of eight bits shows. */
export const isFaint = (opacity: number): boolean => opacity < 1 / 255;

export const isEmpty = ({ left, top, right, bottom }: Box): boolean => !(right > left && bottom > top);

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  inner.right <= outer.right &&
  inner.bottom <= outer.bottom;

export const union = (first: Box, second: Box): Box => ({
  left: Math.min(first.left, second.left),
  top: Math.min(first.top, second.top),
  right: Math.max(first.right, second.right),
  bottom: Math.max(first.bottom, second.bottom),
});

export const intersection = (first: Box, second: Box): Box => ({
  left: Math.max(first.left, second.left),
  top: Math.max(first.top, second.top),
  right: Math.min(first.right, second.right),
  bottom: Math.min(first.bottom, second.bottom),
});

/** The box around points: x and y in turn. */
export function around(points: readonly number[]): Box {
  let { left, top, right, bottom } = nowhere;
  for (let at = 0; at + 1 < points.length; at += 2) {
    const x = points[at] ?? 0;
    const y = points[at + 1] ?? 0;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}
