/** Views that one network may count in a minute: a large office at once, and no machine for numbers. */
const maxHits = 600;
const windowInMs = 60_000;
/** Networks that are known at once; who brings more than that only starts the minute anew. */
const maxNetworks = 20_000;

/** Counts the views of each network, for a minute, in this process. */
export class HitLimit {
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** How many seconds this network has to wait; 0 when its view may be counted. */
  take(network: string): number {
    const now = this.#now();
    if (now >= this.#endsAt || this.#counts.size > maxNetworks) {
      this.#counts.clear();
      this.#endsAt = now + windowInMs;
    }
    const count = (this.#counts.get(network) ?? 0) + 1;
    if (count > maxHits) return Math.ceil((this.#endsAt - now) / 1_000);
    this.#counts.set(network, count);
    return 0;
  }
}
