/** What a list of numbers is at every sample, a column for each number that changes. Between two entries it stays as it was. */
export class Columns {
  readonly #samples: number;
  readonly #first: readonly number[];
  #last: readonly number[];
  /** Where a number changes; null for the others. */
  readonly #columns: (Float64Array | null)[];
  /** How many samples of the columns are written. */
  #written = 1;
  #isStill = true;

  constructor(first: readonly number[], samples: number) {
    this.#samples = samples;
    this.#first = this.#last = first;
    this.#columns = first.map(() => null);
  }

  /** The values from a sample on; as many as at the first. */
  enter(values: readonly number[], sample: number): void {
    const last = this.#last;
    this.#last = values;
    for (let index = 0; index < values.length; index++) {
      // Minus zero turns the other way.
      if (this.#columns[index] !== null || Object.is(values[index], last[index])) continue;
      this.#columns[index] = new Float64Array(this.#samples).fill(this.#first[index] ?? 0, 0, this.#written);
      this.#isStill = false;
    }
    if (this.#isStill) return;
    const columns = this.#columns;
    for (let index = 0; index < columns.length; index++) {
      const column = columns[index];
      if (column === null || column === undefined) continue;
      if (this.#written < sample) column.fill(last[index] ?? 0, this.#written, sample);
      column[sample] = values[index] ?? 0;
    }
    this.#written = sample + 1;
  }

  /** All numbers at every sample; at the first alone where none changes. */
  rows(): number[][] {
    const { rows, whole } = this.changing();
    return rows.map(whole);
  }

  /** The numbers that change at every sample, and what makes all of them again; one sample where none does. */
  changing(): { rows: number[][]; whole: (row: readonly number[]) => number[] } {
    const changing: Float64Array[] = [];
    const places = this.#columns.map((column, index) => {
      if (column === null) return -1;
      column.fill(this.#last[index] ?? 0, this.#written);
      return changing.push(column) - 1;
    });
    const first = this.#first;
    return {
      rows: Array.from({ length: this.#isStill ? 1 : this.#samples }, (_, sample) =>
        changing.map((column) => column[sample] ?? 0),
      ),
      whole: (row) => places.map((place, index) => (place < 0 ? first[index] : row[place]) ?? 0),
    };
  }
}
