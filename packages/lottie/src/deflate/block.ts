import { codeLengths, codesOf } from "./huffman.ts";
import {
  distanceBase,
  distanceExtraBits,
  distanceSymbol,
  distanceSymbols,
  endOfBlock,
  lengthExtra,
  lengthExtraBits,
  lengthSymbol,
  literalSymbols,
} from "./symbols.ts";

/** What a stretch of bytes becomes: literals (distance 0) and matches, in order. */
export interface Parsing {
  /** Of a literal the byte. */
  lengths: number[];
  distances: number[];
}

export interface BlockCode {
  literals: Uint8Array;
  distances: Uint8Array;
  /** Symbols of the code of codes, and what follows each. */
  header: { symbol: number; bits: number; extra: number }[];
  headerLengths: Uint8Array;
  headerCount: number;
  sizeInBits: number;
}

const headerOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const headerExtraBits: { [symbol: number]: number } = { 16: 2, 17: 3, 18: 7 };

export interface Counts {
  literals: Uint32Array;
  distances: Uint32Array;
}

export function countsOf({ lengths, distances }: Parsing, from = 0, to = lengths.length): Counts {
  const counts: Counts = {
    literals: new Uint32Array(literalSymbols),
    distances: new Uint32Array(distanceSymbols),
  };
  for (let at = from; at < to; at++) {
    const distance = distances[at] ?? 0;
    const length = lengths[at] ?? 0;
    const symbol = distance === 0 ? length : (lengthSymbol[length] ?? 0);
    counts.literals[symbol] = (counts.literals[symbol] ?? 0) + 1;
    if (distance === 0) continue;
    const far = distanceSymbol(distance);
    counts.distances[far] = (counts.distances[far] ?? 0) + 1;
  }
  counts.literals[endOfBlock] = 1;
  return counts;
}

/** The best code for a block of these symbols, and the size of the block in it. */
export function codeOf(counts: Counts): BlockCode {
  const literals = codeLengths(counts.literals, 15);
  const distances = codeLengths(counts.distances, 15);
  // Some readers want a distance where there is none.
  if (!distances.some((length) => length > 0)) distances[0] = 1;
  const header = headerOf(literals, distances);
  const headerCounts = new Uint32Array(19);
  for (const { symbol } of header) headerCounts[symbol] = (headerCounts[symbol] ?? 0) + 1;
  const headerLengths = codeLengths(headerCounts, 7);
  let headerCount = 19;
  while (headerCount > 4 && headerLengths[headerOrder[headerCount - 1] ?? 0] === 0) headerCount--;
  let sizeInBits = 3 + 14 + headerCount * 3;
  for (const { symbol, bits } of header) sizeInBits += (headerLengths[symbol] ?? 0) + bits;
  for (const [symbol, count] of counts.literals.entries()) {
    const extra = symbol < 265 || symbol === 285 ? 0 : (symbol - 261) >> 2;
    sizeInBits += count * ((literals[symbol] ?? 0) + extra);
  }
  for (const [symbol, count] of counts.distances.entries())
    sizeInBits += count * ((distances[symbol] ?? 0) + (distanceExtraBits[symbol] ?? 0));
  return { literals, distances, header, headerLengths, headerCount, sizeInBits };
}

/** Lengths of both codes in a row, runs as one (RFC 1951, section 3.2.7). */
function headerOf(literals: Uint8Array, distances: Uint8Array): BlockCode["header"] {
  const all = [
    ...literals.subarray(0, lastUsed(literals, 257)),
    ...distances.subarray(0, lastUsed(distances, 1)),
  ];
  const header: BlockCode["header"] = [];
  for (let at = 0; at < all.length;) {
    const length = all[at] ?? 0;
    let run = 1;
    while (all[at + run] === length) run++;
    at += run;
    const put = (symbol: number, extra = 0): void =>
      void header.push({ symbol, bits: headerExtraBits[symbol] ?? 0, extra });
    if (length !== 0) {
      put(length);
      run--;
    }
    const [most, least] = length === 0 ? [138, 3] : [6, 3];
    while (run >= least) {
      const some = Math.min(run, most);
      if (length !== 0) put(16, some - 3);
      else if (some <= 10) put(17, some - 3);
      else put(18, some - 11);
      run -= some;
    }
    for (; run > 0; run--) put(length);
  }
  return header;
}

function lastUsed(lengths: Uint8Array, least: number): number {
  let count = lengths.length;
  while (count > least && lengths[count - 1] === 0) count--;
  return count;
}

/** Bits, the first of each byte lowest. */
export class BitWriter {
  readonly #bytes: number[] = [];
  #held = 0;
  #count = 0;

  put(value: number, bits: number): void {
    this.#held |= value << this.#count;
    this.#count += bits;
    while (this.#count >= 8) {
      this.#bytes.push(this.#held & 0xff);
      this.#held >>>= 8;
      this.#count -= 8;
    }
  }

  finish(): Uint8Array {
    if (this.#count > 0) this.#bytes.push(this.#held & 0xff);
    return Uint8Array.from(this.#bytes);
  }
}

export function writeBlock(
  writer: BitWriter,
  { lengths, distances }: Parsing,
  code: BlockCode,
  isLast: boolean,
): void {
  writer.put(isLast ? 1 : 0, 1);
  writer.put(2, 2);
  writer.put(lastUsed(code.literals, 257) - 257, 5);
  writer.put(lastUsed(code.distances, 1) - 1, 5);
  writer.put(code.headerCount - 4, 4);
  for (const symbol of headerOrder.slice(0, code.headerCount)) writer.put(code.headerLengths[symbol] ?? 0, 3);
  const headerCodes = codesOf(code.headerLengths);
  for (const { symbol, bits, extra } of code.header) {
    writer.put(headerCodes[symbol] ?? 0, code.headerLengths[symbol] ?? 0);
    writer.put(extra, bits);
  }
  const literalCodes = codesOf(code.literals);
  const distanceCodes = codesOf(code.distances);
  for (const [at, length] of lengths.entries()) {
    const distance = distances[at] ?? 0;
    const symbol = distance === 0 ? length : (lengthSymbol[length] ?? 0);
    writer.put(literalCodes[symbol] ?? 0, code.literals[symbol] ?? 0);
    if (distance === 0) continue;
    writer.put(lengthExtra[length] ?? 0, lengthExtraBits[length] ?? 0);
    const far = distanceSymbol(distance);
    writer.put(distanceCodes[far] ?? 0, code.distances[far] ?? 0);
    writer.put(distance - (distanceBase[far] ?? 0), distanceExtraBits[far] ?? 0);
  }
  writer.put(literalCodes[endOfBlock] ?? 0, code.literals[endOfBlock] ?? 0);
}
