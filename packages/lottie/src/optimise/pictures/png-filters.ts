/** Filters of a row (PNG, section 9.2), by their number. */
type Filter = 0 | 1 | 2 | 3 | 4;
const filters: readonly Filter[] = [0, 1, 2, 3, 4];

/** What a filter predicts for a byte from the one before it, the one above, and the one above that before it. */
function predictedByte(filter: number, before: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return before;
    case 2:
      return above;
    case 3:
      return (before + above) >> 1;
    case 4: {
      const [a, b, c] = [
        Math.abs(above - corner),
        Math.abs(before - corner),
        Math.abs(before + above - 2 * corner),
      ];
      return a <= b && a <= c ? before : b <= c ? above : corner;
    }
    default:
      return 0;
  }
}

/** The bytes of rows that are filtered; null where there are not as many as there should be, or a filter is none. */
export function unfiltered(
  data: Uint8Array,
  height: number,
  rowBytes: number,
  step: number,
): Uint8Array | null {
  if (data.length !== height * (rowBytes + 1)) return null;
  const rows = new Uint8Array(height * rowBytes);
  for (let y = 0; y < height; y++) {
    const filter = data[y * (rowBytes + 1)] ?? 0;
    if (filter > 4) return null;
    for (let x = 0; x < rowBytes; x++) {
      const at = y * rowBytes + x;
      const before = x < step ? 0 : (rows[at - step] ?? 0);
      const above = y === 0 ? 0 : (rows[at - rowBytes] ?? 0);
      const corner = x < step || y === 0 ? 0 : (rows[at - rowBytes - step] ?? 0);
      rows[at] = (data[y * (rowBytes + 1) + 1 + x] ?? 0) + predictedByte(filter, before, above, corner);
    }
  }
  return rows;
}

/** Each row filtered such that its bytes lie closest to 0, or all by the filter that is named. */
export function filtered(rows: Uint8Array, rowBytes: number, step: number, only: Filter | null): Uint8Array {
  const height = rows.length / rowBytes;
  const data = new Uint8Array(height * (rowBytes + 1));
  const attempt = new Uint8Array(rowBytes);
  for (let y = 0; y < height; y++) {
    let least = Number.POSITIVE_INFINITY;
    for (const filter of only === null ? filters : [only]) {
      let sum = 0;
      for (let x = 0; x < rowBytes; x++) {
        const at = y * rowBytes + x;
        const before = x < step ? 0 : (rows[at - step] ?? 0);
        const above = y === 0 ? 0 : (rows[at - rowBytes] ?? 0);
        const corner = x < step || y === 0 ? 0 : (rows[at - rowBytes - step] ?? 0);
        const value = ((rows[at] ?? 0) - predictedByte(filter, before, above, corner)) & 0xff;
        attempt[x] = value;
        sum += value < 128 ? value : 256 - value;
      }
      if (sum >= least) continue;
      least = sum;
      data[y * (rowBytes + 1)] = filter;
      data.set(attempt, y * (rowBytes + 1) + 1);
    }
  }
  return data;
}
