import type { JsonObject } from "./json-values.ts";

/** Texts that stand in JSON as they are, a byte each. */
const plain = /^[ !#-[\]-~]*$/;
/** Names are this short, and quicker looked at without a pattern. */
const fewLetters = 16;
const encoder = new TextEncoder();
/** Numbers below this, with so many decimals at most, have fifteen digits: no two of them are the same number, and the digits are counted. */
const [mostPlainNumber, millionths] = [1e9, 1e6];

/** How many bytes `JSON.stringify` makes of what JSON.parse made, without making them. */
export function jsonLength(value: unknown): number {
  if (typeof value === "number") return lengthOfNumber(value);
  if (typeof value === "string") return lengthOfText(value);
  if (value === true || value === null) return 4;
  if (value === false) return 5;
  if (typeof value !== "object") return 0;
  if (Array.isArray(value)) {
    // The brackets, and a comma less than there are values.
    let length = value.length === 0 ? 2 : value.length + 1;
    for (let index = 0; index < value.length; index++) {
      const each: unknown = value[index];
      length += typeof each === "number" ? lengthOfNumber(each) : each === undefined ? 4 : jsonLength(each);
    }
    return length;
  }
  let length = 1;
  for (const name in value) {
    const each = (value as JsonObject)[name];
    if (each !== undefined) length += lengthOfText(name) + 2 + jsonLength(each);
  }
  return Math.max(2, length);
}

const lengthOfText = (text: string): number =>
  isPlain(text) ? text.length + 2 : encoder.encode(JSON.stringify(text)).length;

function isPlain(text: string): boolean {
  if (text.length > fewLetters) return plain.test(text);
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x20 || code > 0x7e || code === 0x22 || code === 0x5c) return false;
  }
  return true;
}

function lengthOfNumber(value: number): number {
  // Most are small and whole.
  if ((value | 0) === value) return value < 0 ? 1 + digitsOf(-value) : digitsOf(value);
  const size = Math.abs(value);
  if (!(size < mostPlainNumber)) return Number.isFinite(value) ? String(value).length : 4;
  const scaled = Math.round(size * millionths);
  // What divides back to the same number is written with these digits, but for zeros behind them.
  if (scaled / millionths !== size) return knownLength(value);
  let decimals = 6;
  for (let left = scaled; left % 10 === 0 && decimals > 0; left /= 10) decimals--;
  return (value < 0 ? 1 : 0) + digitsOf(Math.trunc(size)) + (decimals === 0 ? 0 : 1 + decimals);
}

/** Numbers that never end come again and again in a document, as thirds and colours do: writing one takes as long as looking up ten. */
const slots = 4_096;
const lastNumbers = new Float64Array(slots);
const lastLengths = new Uint8Array(slots);
const bits = new Float64Array(1);
const words = new Uint32Array(bits.buffer);

function knownLength(value: number): number {
  bits[0] = value;
  const slot = Math.imul((words[0] ?? 0) ^ (words[1] ?? 0), 0x9e3779b1) >>> 20;
  if (lastNumbers[slot] !== value) {
    lastNumbers[slot] = value;
    lastLengths[slot] = String(value).length;
  }
  return lastLengths[slot] ?? 0;
}

function digitsOf(whole: number): number {
  if (whole < 10) return 1;
  if (whole < 100) return 2;
  let digits = 3;
  for (let limit = 1_000; whole >= limit; limit *= 10) digits++;
  return digits;
}
