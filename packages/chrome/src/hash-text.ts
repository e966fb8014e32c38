/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/): short, and spreads similar texts well. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
