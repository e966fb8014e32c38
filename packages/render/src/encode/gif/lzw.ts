import type { ByteWriter } from "../byte-writer.ts";

const maxCodes = 4096;

/**
 * Writes indices as a GIF holds them: variable-length codes in blocks of 255 bytes (GIF89a, appendix F). The table of codes has a place
 * for each code and each index that may follow, and is never emptied: an entry says in which round it was made.
 */
export class LzwWriter {
  readonly #next = new Int32Array(maxCodes * 256);
  readonly #block = new Uint8Array(255);
  #round = 0;

  write(indices: Uint8Array, minCodeSize: number, out: ByteWriter): void {
    const next = this.#next;
    const block = this.#block;
    const clear = 1 << minCodeSize;
    let filled = 0;
    let bits = 0;
    let bitCount = 0;
    let codeSize = minCodeSize + 1;
    let free = clear + 2;
    this.#beginRound();
    let round = this.#round;

    const emit = (code: number): void => {
      bits |= code << bitCount;
      bitCount += codeSize;
      while (bitCount >= 8) {
        block[filled++] = bits & 255;
        bits >>>= 8;
        bitCount -= 8;
        if (filled === 255) {
          out.byte(255);
          out.bytes(block);
          filled = 0;
        }
      }
    };

    out.byte(minCodeSize);
    emit(clear);
    let current = indices[0] ?? 0;
    for (let at = 1; at < indices.length; at++) {
      const index = indices[at] ?? 0;
      const place = (current << 8) | index;
      const entry = next[place] ?? 0;
      if (entry >> 12 === round) {
        current = entry & 4095;
        continue;
      }
      emit(current);
      current = index;
      if (free < maxCodes) {
        if (free === 1 << codeSize) codeSize++;
        next[place] = (round << 12) | free++;
      } else {
        emit(clear);
        codeSize = minCodeSize + 1;
        free = clear + 2;
        this.#beginRound();
        round = this.#round;
      }
    }
    emit(current);
    if (free === 1 << codeSize && codeSize < 12) codeSize++;
    emit(clear + 1);
    if (bitCount > 0) block[filled++] = bits & 255;
    if (filled > 0) {
      out.byte(filled);
      out.bytes(block.subarray(0, filled));
    }
    out.byte(0);
  }

  #beginRound(): void {
    if (++this.#round < 1 << 18) return;
    this.#next.fill(0);
    this.#round = 1;
  }
}
