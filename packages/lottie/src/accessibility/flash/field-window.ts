import { maxFlashingArea, wcag } from "./wcag.ts";

/** How many pixels flash in each cell of a grid over the picture. */
export interface FlashingCells {
  columns: number;
  rows: number;
  /** Side of a cell in pixels of the picture. */
  cellSize: number;
  /** Width of the picture in its own pixels. */
  width: number;
  /** Pixels that flash, by cell. */
  counts: ArrayLike<number>;
  /** Side of the squares of a balanced pattern in pixels of the picture, by cell; Infinity where there is none. */
  fineness: ArrayLike<number>;
}

/** Whether more than WCAG allows flashes in any field, where the picture is shown at a width. */
export const isUnsafeAt = (cells: FlashingCells, displayWidth: number): boolean =>
  isTooMuchAt(cells, sumsOf(cells, displayWidth / cells.width), displayWidth);

const widthStep = 1.04;

/**
 * The smallest width below `limit` at which so much flashes, to the pixel; null where there is none. It is not enough to try the largest:
 * what lies in the corners of a small picture is in one field, and in several of a large one.
 */
export function smallestUnsafeWidth(cells: FlashingCells, limit: number): number | null {
  let total = 0;
  let hasPattern = false;
  for (let cell = 0; cell < cells.counts.length; cell++) {
    total += cells.counts[cell] as number;
    hasPattern ||= cells.fineness[cell] !== Number.POSITIVE_INFINITY;
  }
  const least = Math.sqrt(maxFlashingArea / total) * cells.width;
  if (least >= limit) return null;
  const common = hasPattern ? null : sumsOf(cells, 1);
  const isUnsafe = (width: number): boolean =>
    isTooMuchAt(cells, common ?? sumsOf(cells, width / cells.width), width);
  for (let safe = Math.max(1, Math.floor(least)); safe < limit;) {
    const next = Math.min(limit, Math.max(safe + 1, Math.floor(safe * widthStep)));
    if (isUnsafe(next)) {
      let [low, high] = [safe, next];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isUnsafe(middle)) high = middle;
        else low = middle;
      }
      return high;
    }
    safe = next;
  }
  return null;
}

/** Of each row up to each column, and of all rows; and the part of the grid in which anything is. */
interface Sums {
  byRow: Float64Array;
  byColumn: Float64Array;
  firstRow: number;
  endRow: number;
}

function isTooMuchAt(
  { columns, cellSize, width }: FlashingCells,
  { byRow, byColumn, firstRow, endRow }: Sums,
  displayWidth: number,
): boolean {
  const scale = displayWidth / width;
  const acrossInCells = wcag.fieldWidth / scale / cellSize;
  const downInCells = wcag.fieldHeight / scale / cellSize;
  const most = maxFlashingArea / scale ** 2;
  const rows = endRow - firstRow;
  const below = new Float64Array(rows + 1);
  const tops = edges(rows, downInCells);
  for (const left of edges(columns, acrossInCells)) {
    const right = left + acrossInCells;
    // What is not in the whole strip is in no part of it either.
    if (between(byColumn, 0, columns, right) - between(byColumn, 0, columns, left) <= most) continue;
    for (let row = 0; row < rows; row++) {
      const start = (firstRow + row) * (columns + 1);
      below[row + 1] =
        (below[row] as number) + between(byRow, start, columns, right) - between(byRow, start, columns, left);
    }
    for (const top of tops)
      if (between(below, 0, rows, top + downInCells) - between(below, 0, rows, top) > most) return true;
  }
  return false;
}

/** Fine patterns are exempt where their squares come out smaller than a tenth of a degree. */
function sumsOf({ columns, rows, counts, fineness }: FlashingCells, scale: number): Sums {
  const byRow = new Float64Array(rows * (columns + 1));
  const byColumn = new Float64Array(columns + 1);
  let [firstRow, endRow] = [rows, 0];
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if ((fineness[cell] as number) * scale >= wcag.finePattern) sum += counts[cell] as number;
      const at = row * (columns + 1) + column + 1;
      byRow[at] = sum;
      byColumn[column + 1] = (byColumn[column + 1] as number) + sum;
    }
    if (sum === 0) continue;
    firstRow = Math.min(firstRow, row);
    endRow = row + 1;
  }
  return { byRow, byColumn, firstRow: Math.min(firstRow, endRow), endRow };
}

/** Where a field begins that holds the most: with one of its sides on a side of a cell. */
function edges(count: number, size: number): number[] {
  if (size >= count) return [0];
  const starts: number[] = [];
  for (let at = 0; at <= count; at++) {
    if (at + size <= count) starts.push(at);
    if (at - size >= 0) starts.push(at - size);
  }
  return starts;
}

/** The sum up to a place between two cells. */
function between(sums: Float64Array, start: number, count: number, at: number): number {
  if (at <= 0) return sums[start] as number;
  if (at >= count) return sums[start + count] as number;
  const whole = Math.floor(at);
  const before = sums[start + whole] as number;
  return before + ((sums[start + whole + 1] as number) - before) * (at - whole);
}
