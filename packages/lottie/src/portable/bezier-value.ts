/** The value of a path as Lottie writes it: corners, with handles counted from them. */
export interface BezierValue {
  c: boolean;
  v: number[][];
  i: number[][];
  o: number[][];
}

const farAway = [-1e5, -1e5];

/** A path that paints nothing: three times the same corner, upon one that is painted anyhow. */
export function emptyValue(beside: BezierValue | undefined): BezierValue {
  const corner = beside?.v[0] ?? farAway;
  const none = [0, 0];
  return { c: true, v: [corner, corner, corner], i: [none, none, none], o: [none, none, none] };
}
