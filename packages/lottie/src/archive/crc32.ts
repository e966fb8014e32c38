/** Row k says what k + 1 bytes on make of a byte: four bytes are taken at a time ("slicing-by-4"). */
const tables = new Int32Array(4 * 256);
for (let index = 0; index < tables.length; index++) {
  let value = index;
  if (index < 256)
    for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  else value = at(at(index - 256) & 0xff) ^ (at(index - 256) >>> 8);
  tables[index] = value;
}

function at(index: number): number {
  return tables[index] ?? 0;
}

/** Checksum of zip entries (ISO 3309). */
export function crc32(bytes: Uint8Array): number {
  let value = -1;
  let index = 0;
  const byte = (offset: number): number => bytes[index + offset] ?? 0;
  for (const end = bytes.length & ~3; index < end; index += 4) {
    value ^= byte(0) | (byte(1) << 8) | (byte(2) << 16) | (byte(3) << 24);
    value =
      at(768 + (value & 0xff)) ^
      at(512 + ((value >>> 8) & 0xff)) ^
      at(256 + ((value >>> 16) & 0xff)) ^
      at(value >>> 24);
  }
  for (; index < bytes.length; index++) value = at((value ^ byte(0)) & 0xff) ^ (value >>> 8);
  return ~value >>> 0;
}
