/** Ups may outweigh downs by this share of both in a balanced pattern. */
const maxImbalance = 0.25;
/** With fewer than this share of the changes going the other way, there is no pattern. */
const leastOpposed = 0.2;

/** The pixels that changed in one frame: twice the place of a pixel, and one more where it became brighter. */
export interface FrameChanges {
  list: Int32Array;
  count: number;
}

export interface PatternGrid {
  width: number;
  height: number;
  cellSize: number;
  columns: number;
  rows: number;
  /** By pixel. */
  cellOf: Uint16Array;
}

/**
 * How fine the pattern is in which neighbours change against each other, by cell: the mean side of what changes as one, across or down,
 * whichever is smaller. Infinity where all change the same way; NaN where nothing changed.
 */
export class PatternFineness {
  readonly #grid: PatternGrid;
  readonly #signs: Int8Array;
  readonly #runs: Uint16Array;
  readonly #net: Int32Array;
  readonly #all: Int32Array;
  readonly #sides: Float64Array;

  constructor(grid: PatternGrid) {
    this.#grid = grid;
    const pixels = grid.width * grid.height;
    const cells = grid.columns * grid.rows;
    this.#signs = new Int8Array(pixels);
    this.#runs = new Uint16Array(pixels);
    this.#net = new Int32Array(cells);
    this.#all = new Int32Array(cells);
    this.#sides = new Float64Array(cells);
  }

  measure({ list, count }: FrameChanges): Float64Array {
    const [signs, runs, net, all, sides] = [this.#signs, this.#runs, this.#net, this.#all, this.#sides];
    const { cellOf } = this.#grid;
    all.fill(0);
    let ups = 0;
    for (let index = 0; index < count; index++) ups += (list[index] as number) & 1;
    if (Math.min(ups, count - ups) < leastOpposed * count) {
      for (let index = 0; index < count; index++) {
        const cell = cellOf[(list[index] as number) >> 1] as number;
        all[cell] = (all[cell] as number) + 1;
      }
      for (let cell = 0; cell < sides.length; cell++) sides[cell] = unbalanced(all[cell] as number);
      return sides;
    }
    net.fill(0);
    sides.fill(0);
    for (let index = 0; index < count; index++) {
      const position = (list[index] as number) >> 1;
      signs[position] = ((list[index] as number) & 1) * 2 - 1;
    }
    this.#measureRuns();
    for (let index = 0; index < count; index++) {
      const position = (list[index] as number) >> 1;
      const cell = cellOf[position] as number;
      net[cell] = (net[cell] as number) + (signs[position] as number);
      all[cell] = (all[cell] as number) + 1;
      sides[cell] = (sides[cell] as number) + (runs[position] as number);
      signs[position] = 0;
    }
    for (let cell = 0; cell < sides.length; cell++)
      sides[cell] = this.#isBalanced(cell)
        ? (sides[cell] as number) / (all[cell] as number)
        : unbalanced(all[cell] as number);
    return sides;
  }

  /** For every pixel that changes how many beside it, across or down, change the same way. */
  #measureRuns(): void {
    const { width, height } = this.#grid;
    for (let row = 0; row < height; row++) this.#measureLine(row * width, 1, width, false);
    for (let column = 0; column < width; column++) this.#measureLine(column, width, height, true);
  }

  #measureLine(start: number, step: number, length: number, isSecond: boolean): void {
    const [signs, runs] = [this.#signs, this.#runs];
    for (let from = 0; from < length;) {
      const sign = signs[start + from * step];
      let to = from + 1;
      while (to < length && signs[start + to * step] === sign) to++;
      if (sign !== 0)
        for (let at = from; at < to; at++) {
          const position = start + at * step;
          runs[position] = isSecond ? Math.min(runs[position] as number, to - from) : to - from;
        }
      from = to;
    }
  }

  /** Together with the cells around it, which hold a whole period of any pattern that may be fine. */
  #isBalanced(cell: number): boolean {
    const { columns, rows } = this.#grid;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    let [net, all] = [0, 0];
    for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y++)
      for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x++) {
        net += this.#net[y * columns + x] as number;
        all += this.#all[y * columns + x] as number;
      }
    return Math.abs(net) <= maxImbalance * all;
  }
}

const unbalanced = (changes: number): number => (changes === 0 ? Number.NaN : Number.POSITIVE_INFINITY);
