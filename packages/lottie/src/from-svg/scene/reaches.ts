/** Whole numbers, the second not counted. */
export type Reach = readonly [from: number, to: number];

/**
 * How far repeated things (rounds of a gradient, tiles of a pattern) reach at any moment: as many are drawn at each, so that every one
 * of them is the same thing all the time.
 */
export class Reaches {
  /** Whether one was drawn before it was known how far it reaches. */
  isGrown = false;
  /** How often somebody has asked. */
  askedCount = 0;
  readonly #known = new Map<string, Reach>();

  /** `own` with all moments until now; `own` alone where that would be more than `most`. */
  widest(key: string, own: Reach, most: number): Reach {
    this.askedCount++;
    const known = this.#known.get(key);
    const all: Reach = known === undefined ? own : [Math.min(known[0], own[0]), Math.max(known[1], own[1])];
    if (all[1] - all[0] > most) return own;
    if (known === undefined || all[0] !== known[0] || all[1] !== known[1]) {
      this.isGrown ||= known !== undefined;
      this.#known.set(key, all);
    }
    return all;
  }
}
