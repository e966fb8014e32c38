/** Sorted lines in one string: nothing is made of them when they are read, so that a hundred thousand cost no time. */
export class SortedTexts {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly length: number;

  constructor(text: string, length: number) {
    this.#text = text;
    this.length = length;
    this.#starts = new Uint32Array(length + 1);
    let start = 0;
    for (let index = 0; index < length; index++) {
      this.#starts[index] = start;
      start = text.indexOf("\n", start) + 1;
    }
    this.#starts[length] = text.length;
  }

  at(index: number): string {
    return this.#text.slice(this.#starts[index], (this.#starts[index + 1] ?? 1) - 1);
  }

  /** Goes through all lines without making a text of each. */
  forEachStart(visit: (text: string, start: number, index: number) => void): void {
    for (let index = 0; index < this.length; index++) visit(this.#text, this.#starts[index] ?? 0, index);
  }

  /** Where the line stands, or -1. */
  find(line: string): number {
    const index = this.#firstFrom(line);
    return index < this.length && this.#compare(index, line) === 0 ? index : -1;
  }

  /** Whether a line begins so. */
  begins(beginning: string): boolean {
    const index = this.#firstFrom(beginning);
    return index < this.length && this.#text.startsWith(beginning, this.#starts[index]);
  }

  /** The lines that begin so: from the first up to, not including, the second. */
  rangeOf(prefix: string): [number, number] {
    return [this.#firstFrom(prefix), this.#firstFrom(`${prefix}\u{10ffff}`)];
  }

  #firstFrom(line: string): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(middle, line) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #compare(index: number, line: string): number {
    const start = this.#starts[index] ?? 0;
    const length = (this.#starts[index + 1] ?? 0) - 1 - start;
    const shared = Math.min(length, line.length);
    for (let offset = 0; offset < shared; offset++) {
      const difference = this.#text.charCodeAt(start + offset) - line.charCodeAt(offset);
      if (difference !== 0) return difference;
    }
    return length - line.length;
  }
}
