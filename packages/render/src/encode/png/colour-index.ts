import type { ByteWriter } from "../byte-writer.ts";
import { writeChunk } from "./png-chunks.ts";

const maxColours = 256;

/** The colours of pictures, numbered as they come, for PNGs that write numbers instead of colours. Transparent black is the first. */
export class ColourIndex {
  readonly #numbers = new Map<number, number>([[0, 0]]);
  readonly #words = new Uint32Array(maxColours);

  /** The number of each pixel; null when there are more colours, from now on. */
  numbersOf(words: Uint32Array): Uint8Array | null {
    if (this.#numbers.size > maxColours) return null;
    const numbers = new Uint8Array(words.length);
    let [last, lastNumber] = [0, 0];
    for (let at = 0; at < words.length; at++) {
      const word = words[at] as number;
      if (word !== last) {
        const known = this.#numbers.get(word);
        lastNumber = known ?? this.#numbers.size;
        if (known === undefined) {
          this.#numbers.set(word, lastNumber);
          if (lastNumber >= maxColours) return null;
          this.#words[lastNumber] = word;
        }
        last = word;
      }
      numbers[at] = lastNumber;
    }
    return numbers;
  }

  /** The pixels of numbers that were given. */
  wordsOf(numbers: Uint8Array): Uint32Array {
    return Uint32Array.from(numbers, (number) => this.#words[number] as number);
  }

  /** Writes the colours, and how opaque they are. */
  write(out: ByteWriter): void {
    const pixels = new Uint8Array(this.#words.buffer).subarray(0, this.#numbers.size * 4);
    writeChunk(
      out,
      "PLTE",
      pixels.filter((_, at) => at % 4 !== 3),
    );
    writeChunk(
      out,
      "tRNS",
      pixels.filter((_, at) => at % 4 === 3),
    );
  }
}
