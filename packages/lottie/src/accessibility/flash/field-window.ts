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

/** The most that flashes in any field, in CSS square pixels, where the picture is shown at a width. */
function flashingAreaAt(cells: FlashingCells, displayWidth: number): number {
  const { columns, rows, cellSize, width } = cells;
  const scale = displayWidth / width;
  const acrossInCells = wcag.fieldWidth / scale / cellSize;
  const downInCells = wcag.fieldHeight / scale / cellSize;
  const sums = rowSums(cells, scale);
  const stride = columns + 1;
  const below = new Float64Array(rows + 1);
  let most = 0;
  for (const left of edges(columns, acrossInCells)) {
    for (let row = 0; row < rows; row++) {
      const start = row * stride;
      below[row + 1] =
        (below[row] as number) +
        between(sums, start, columns, left + acrossInCells) -
        between(sums, start, columns, left);
    }
    if ((below[rows] as number) <= most) continue;
    for (const top of edges(rows, downInCells)) {
      const area = between(below, 0, rows, top + downInCells) - between(below, 0, rows, top);
      if (area > most) most = area;
    }
  }
  return most * scale * scale;
}

export const isUnsafeAt = (cells: FlashingCells, displayWidth: number): boolean =>
  flashingAreaAt(cells, displayWidth) > maxFlashingArea;

const widthStep = 1.02;

/**
 * The smallest width below `limit` at which so much flashes, to the pixel; null where there is none. It is not enough to try the largest:
 * what lies in the corners of a small picture is in one field, and in several of a large one.
 */
export function smallestUnsafeWidth(cells: FlashingCells, limit: number): number | null {
  let total = 0;
  for (let cell = 0; cell < cells.counts.length; cell++) total += cells.counts[cell] as number;
  const least = Math.sqrt(maxFlashingArea / total) * cells.width;
  if (least >= limit) return null;
  for (let safe = Math.max(1, Math.floor(least)); safe < limit;) {
    const next = Math.min(limit, Math.max(safe + 1, Math.floor(safe * widthStep)));
    if (isUnsafeAt(cells, next)) {
      let [low, high] = [safe, next];
      while (high - low > 1) {
        const middle = Math.floor((low + high) / 2);
        if (isUnsafeAt(cells, middle)) high = middle;
        else low = middle;
      }
      return high;
    }
    safe = next;
  }
  return null;
}

/** Sums of each row up to each column; fine patterns are exempt where their squares come out smaller than a tenth of a degree. */
function rowSums({ columns, rows, counts, fineness }: FlashingCells, scale: number): Float64Array {
  const sums = new Float64Array(rows * (columns + 1));
  for (let row = 0; row < rows; row++) {
    let sum = 0;
    for (let column = 0; column < columns; column++) {
      const cell = row * columns + column;
      if ((fineness[cell] as number) * scale >= wcag.finePattern) sum += counts[cell] as number;
      sums[row * (columns + 1) + column + 1] = sum;
    }
  }
  return sums;
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
