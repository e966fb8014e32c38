/**
 * FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/) with the finaliser of MurmurHash3, without which texts that end alike would
 * get neighbouring numbers. 32 bits, unsigned; the same everywhere.
 */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
