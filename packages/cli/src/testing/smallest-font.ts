const word = (value: number): number[] => [(value >> 8) & 255, value & 255];
const words = (values: readonly number[]): number[] => values.flatMap(word);
const long = (value: number): number[] => [value >>> 16, value & 0xffff];
const codesOf = (text: string): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index));
const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);

/** A TrueType font of one letter: A is a square. */
export function smallestFont(): Uint8Array {
  const box = [1, 100, 0, 700, 600];
  // Ends at point 3, no instructions; then a flag for each point, and how far each is from the one before, across and up.
  const square = [...words([...box, 3, 0]), 1, 1, 1, 1, ...words([100, 600, 0, -600, 0, 0, 600, 0])];
  const family = words(codesOf("Smallest"));
  const letters = [4, 32, 0, 4, 4, 1, 0, 65, 0xffff, 0, 65, 0xffff, 1 - 65, 1, 0, 0];
  const head = [1, 0, 1, 0, 0, 0, 0x5f0f, 0x3cf5, 0, 1000, ...zeros(8), 0, 0, 800, 700, 0, 8, 2, 0, 0];
  return fileOf([
    ["cmap", words([0, 1, 3, 1, ...long(12), ...letters])],
    ["glyf", square],
    ["head", words(head)],
    ["hhea", words([1, 0, 800, -200, 0, 800, 0, 0, 800, 1, 0, 0, 0, 0, 0, 0, 0, 2])],
    ["hmtx", words([500, 0, 800, 100])],
    ["loca", words([0, 0, square.length / 2])],
    ["maxp", words([1, 0, 2, 4, 1, ...zeros(11)])],
    ["name", [...words([0, 1, 18, 3, 1, 0x409, 1, family.length, 0]), ...family]],
  ]);
}

/** The tables one behind the other, each at a place that four divides. */
function fileOf(tables: readonly [name: string, bytes: number[]][]): Uint8Array {
  const directory = words([...long(0x10000), tables.length, 128, 3, 16 * tables.length - 128]);
  const content: number[] = [];
  const start = 12 + 16 * tables.length;
  for (const [name, bytes] of tables) {
    const record = [...long(0), ...long(start + content.length), ...long(bytes.length)];
    directory.push(...codesOf(name), ...words(record));
    content.push(...bytes, ...zeros((4 - (bytes.length % 4)) % 4));
  }
  return Uint8Array.from([...directory, ...content]);
}
