/** Numbers as WebAssembly writes them, LEB128: seven bits a byte, the lowest first. */
export function readNumber(bytes: Uint8Array, start: number): { value: number; end: number } {
  let value = 0;
  let end = start;
  for (let factor = 1; ; factor *= 128) {
    const byte = bytes[end++] ?? 0;
    value += (byte & 0x7f) * factor;
    if (byte < 0x80) return { value, end };
  }
}

export const numberBytes = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...numberBytes(value >>> 7)];
