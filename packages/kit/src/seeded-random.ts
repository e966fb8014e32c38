/**
 * Numbers from 0, and less than 1, that are the same at every run for the same seed, a whole number: Mulberry32
 * (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c).
 */
export function createSeededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
