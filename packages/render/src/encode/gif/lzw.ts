import type { ByteWriter } from "../byte-writer.ts";
import type { PixelBox } from "../changed-box.ts";

/** A part of a picture of entries, in which what lies on the ground already is transparent: entry 0. */
export interface PicturePart {
  shown: Uint8Array;
  ground: Uint8Array;
  /** Of the whole picture. */
  width: number;
  box: PixelBox;
}

const maxCodes = 4096;
/** Four places for each code, so that two seldom want the same one, and so few that all of them stay near the processor. */
const slotCount = maxCodes * 4;
const maxRounds = 1 << 11;

/**
 * Writes indices as a GIF holds them: variable-length codes in blocks of 255 bytes (GIF89a, appendix F). The table of codes is found by
 * code and the index that follows, and is seldom emptied: an entry says in which round it was made.
 */
export class LzwWriter {
  /** Round, code and index of each entry, and the code that stands for them. */
  readonly #keys = new Int32Array(slotCount);
  readonly #codes = new Uint16Array(slotCount);
  readonly #block = new Uint8Array(255);
  #round = 0;

  write({ shown, ground, width, box }: PicturePart, minCodeSize: number, out: ByteWriter): void {
    const keys = this.#keys;
    const codes = this.#codes;
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
    const from = box.top * width + box.left;
    let current = shown[from] === ground[from] ? 0 : (shown[from] as number);
    let end = from + box.width;
    const last = end + (box.height - 1) * width;
    for (let at = from + 1; ; at++) {
      if (at === end) {
        if (end === last) break;
        at += width - box.width;
        end += width;
      }
      const pixel = shown[at] as number;
      const index = pixel === ground[at] ? 0 : pixel;
      const key = (round << 20) | (current << 8) | index;
      let slot = ((index << 6) ^ (current * 5)) & (slotCount - 1);
      while (keys[slot] !== key && (keys[slot] as number) >> 20 === round)
        slot = (slot + 1) & (slotCount - 1);
      if (keys[slot] === key) {
        current = codes[slot] as number;
        continue;
      }
      emit(current);
      current = index;
      if (free < maxCodes) {
        if (free === 1 << codeSize) codeSize++;
        keys[slot] = key;
        codes[slot] = free++;
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
    if (++this.#round < maxRounds) return;
    this.#keys.fill(0);
    this.#round = 1;
  }
}
