/** Of what is looked for most is not there: that is told by a bit of its last letters and its length, without a search. */
const endLetters = 6;
const bitsPerLine = 12;

/** Sorted lines in one string: nothing is made of them when they are read, so that a hundred thousand cost no time. */
export class SortedTexts {
  readonly #text: string;
  readonly #starts: Uint32Array;
  readonly length: number;
  /** A power of two in all; made when something is looked for. */
  #ends: Uint32Array | null = null;

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
    if (!this.#mayHave(line)) return -1;
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

  #mayHave(line: string): boolean {
    const ends = (this.#ends ??= this.#markEnds());
    const bit = endOf(line, 0, line.length) & (ends.length * 32 - 1);
    return (((ends[bit >>> 5] as number) >>> (bit & 31)) & 1) === 1;
  }

  #markEnds(): Uint32Array {
    const ends = new Uint32Array(
      2 ** Math.max(0, Math.ceil(Math.log2((this.length * bitsPerLine + 1) / 32))),
    );
    const mask = ends.length * 32 - 1;
    for (let index = 0; index < this.length; index++) {
      const start = this.#starts[index] as number;
      const bit = endOf(this.#text, start, (this.#starts[index + 1] as number) - 1 - start) & mask;
      ends[bit >>> 5] = (ends[bit >>> 5] as number) | (1 << (bit & 31));
    }
    return ends;
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

/** The same number for the same line. */
function endOf(text: string, start: number, length: number): number {
  let end = length;
  for (let at = start + Math.max(0, length - endLetters); at < start + length; at++)
    end = Math.imul(end, 0x01000193) ^ text.charCodeAt(at);
  return (end ^ (end >>> 15)) >>> 0;
}
