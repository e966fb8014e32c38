/** How far a value has come when `x` of its time is over, on a curve from (0, 0) to (1, 1) with two handles. */
export function eased(x: number, x1: number, y1: number, x2: number, y2: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x1 === y1 && x2 === y2) return x;
  const t = parameterAt(x, Math.min(Math.max(x1, 0), 1), Math.min(Math.max(x2, 0), 1));
  return onAxis(t, y1, y2);
}

const onAxis = (t: number, first: number, second: number): number =>
  ((1 - 3 * second + 3 * first) * t + (3 * second - 6 * first)) * t * t + 3 * first * t;

/** Newton's method, and halving where the curve is too flat for it: `x` never falls, so one of them arrives. */
function parameterAt(x: number, x1: number, x2: number): number {
  let t = x;
  for (let round = 0; round < 8; round++) {
    const off = onAxis(t, x1, x2) - x;
    if (Math.abs(off) < 1e-7) return t;
    const slope = 3 * (1 - 3 * x2 + 3 * x1) * t * t + 2 * (3 * x2 - 6 * x1) * t + 3 * x1;
    if (Math.abs(slope) < 1e-4) break;
    t = Math.min(Math.max(t - off / slope, 0), 1);
  }
  let [low, high] = [0, 1];
  while (high - low > 1e-7) {
    t = (low + high) / 2;
    if (onAxis(t, x1, x2) < x) low = t;
    else high = t;
  }
  return (low + high) / 2;
}
