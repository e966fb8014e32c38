/** Ups may outweigh downs by this share of both in a balanced pattern. */
const maxImbalance = 0.25;
/** With fewer than this share of the changes going the other way, there is no pattern. */
const minOpposed = 0.2;

/** The pixels that changed in one frame, in their order: twice the place of a pixel, and one more where it became brighter. */
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
  /** How many pixels in a line with it change the same way, down and across. */
  readonly #down: Uint16Array;
  readonly #across: Uint16Array;
  readonly #net: Int32Array;
  readonly #all: Int32Array;
  readonly #sides: Float64Array;

  constructor(grid: PatternGrid) {
    this.#grid = grid;
    const pixels = grid.width * grid.height;
    const cells = grid.columns * grid.rows;
    this.#signs = new Int8Array(pixels);
    this.#down = new Uint16Array(pixels);
    this.#across = new Uint16Array(pixels);
    this.#net = new Int32Array(cells);
    this.#all = new Int32Array(cells);
    this.#sides = new Float64Array(cells);
  }

  measure({ list, count }: FrameChanges): Float64Array {
    const [signs, down, across, net] = [this.#signs, this.#down, this.#across, this.#net];
    const [all, sides] = [this.#all, this.#sides];
    const { cellOf } = this.#grid;
    all.fill(0);
    let ups = 0;
    for (let index = 0; index < count; index++) ups += (list[index] as number) & 1;
    if (Math.min(ups, count - ups) < minOpposed * count) {
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
    this.#measureRuns(list, count);
    for (let index = 0; index < count; index++) {
      const position = (list[index] as number) >> 1;
      const cell = cellOf[position] as number;
      net[cell] = (net[cell] as number) + (signs[position] as number);
      all[cell] = (all[cell] as number) + 1;
      sides[cell] = (sides[cell] as number) + Math.min(down[position] as number, across[position] as number);
      signs[position] = 0;
    }
    for (let cell = 0; cell < sides.length; cell++)
      sides[cell] =
        all[cell] !== 0 && this.#isBalanced(cell)
          ? (sides[cell] as number) / (all[cell] as number)
          : unbalanced(all[cell] as number);
    return sides;
  }

  /** For every pixel that changes how many beside it, across or down, change the same way. */
  #measureRuns(list: Int32Array, count: number): void {
    const { width } = this.#grid;
    const [signs, down, across] = [this.#signs, this.#down, this.#across];
    // Down to each pixel, and across, from the first of each run; then the length of the whole run back from its last.
    for (let index = 0; index < count; index++) {
      const position = (list[index] as number) >> 1;
      const sign = signs[position];
      const above = position - width;
      down[position] = above >= 0 && signs[above] === sign ? (down[above] as number) + 1 : 1;
      const isSameRow = position % width !== 0;
      across[position] = isSameRow && signs[position - 1] === sign ? (across[position - 1] as number) + 1 : 1;
    }
    for (let index = count - 1; index >= 0; index--) {
      const position = (list[index] as number) >> 1;
      const sign = signs[position];
      const below = position + width;
      if (below < signs.length && signs[below] === sign) down[position] = down[below] as number;
      const isSameRow = (position + 1) % width !== 0;
      if (isSameRow && signs[position + 1] === sign) across[position] = across[position + 1] as number;
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
