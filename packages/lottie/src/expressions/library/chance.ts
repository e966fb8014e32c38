/** 32 bits that look like chance and are the same for the same text (FNV-1a, and a finish that spreads every bit). */
export function hashOf(...parts: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  const text = parts.join("|");
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

const shareOf = (hash: number): number => hash / 2 ** 32;

/** A row of numbers from 0 to 1 by a seed. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  next(): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0;
    return shareOf(hashOf(this.#state));
  }

  /** About 0.5, nine of ten between 0 and 1, by the sum of many. */
  nextGauss(): number {
    let sum = 0;
    for (let count = 0; count < 12; count++) sum += this.next();
    return 0.5 + (sum - 6) * 0.304;
  }
}

const smooth = (share: number): number => share ** 3 * (share * (share * 6 - 15) + 10);

/** Smooth noise from -1 to 1 along a line, 0 at every whole number, by a seed. */
function noiseAt(at: number, seed: string): number {
  const whole = Math.floor(at);
  const share = at - whole;
  const slope = (index: number): number => shareOf(hashOf(seed, index)) * 2 - 1;
  const [from, to] = [slope(whole) * share, slope(whole + 1) * (share - 1)];
  return 2 * (from + (to - from) * smooth(share));
}

/** Smooth noise from -1 to 1 in one to three dimensions: corners of a grid with slopes by chance, blended. */
export function gridNoise(point: readonly number[]): number {
  const corners: { whole: number; share: number }[] = point.map((at) => ({
    whole: Math.floor(at),
    share: at - Math.floor(at),
  }));
  let sum = 0;
  for (let corner = 0; corner < 2 ** corners.length; corner++) {
    const offsets = corners.map((_, axis) => (corner >> axis) & 1);
    const key = corners.map(({ whole }, axis) => whole + (offsets[axis] ?? 0)).join(",");
    let weight = 1;
    let rise = 0;
    for (const [axis, { share }] of corners.entries()) {
      const isFar = offsets[axis] === 1;
      weight *= isFar ? smooth(share) : 1 - smooth(share);
      rise += (shareOf(hashOf(key, axis)) * 2 - 1) * (share - (isFar ? 1 : 0));
    }
    sum += weight * rise;
  }
  return Math.min(1, Math.max(-1, 2 * sum));
}

/** The sum of octaves of noise, each `freqMultiplier` times as fine and `ampMultiplier` times as strong. */
export function wiggleAt(
  seconds: number,
  seed: string,
  [frequency, octaves, ampMultiplier]: readonly [frequency: number, octaves: number, ampMultiplier: number],
): number {
  let sum = 0;
  for (let octave = 0; octave < Math.min(octaves, 16); octave++) {
    // Each seed begins elsewhere, or all would rest at the same times.
    const start = shareOf(hashOf(seed, octave, "start")) * 1000;
    sum += noiseAt(start + seconds * frequency * 2 ** octave, `${seed}/${octave}`) * ampMultiplier ** octave;
  }
  return sum;
}
