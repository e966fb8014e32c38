const minuteInMs = 60_000;
/** Networks that are known at once; who brings more than that only starts the time anew. */
const maxNetworks = 20_000;

/** Counts what each network sends in a time, in this process. */
export class NetworkLimit {
  readonly #most: number;
  readonly #windowInMs: number;
  readonly #now: () => number;
  readonly #counts = new Map<string, number>();
  #endsAt = 0;

  /** `most`: what one network may send in the time, which is a minute unless it is said. */
  constructor(
    most: number,
    {
      windowInMs = minuteInMs,
      now = Date.now,
    }: { windowInMs?: number; now?: (() => number) | undefined } = {},
  ) {
    this.#most = most;
    this.#windowInMs = windowInMs;
    this.#now = now;
  }

  /** How many seconds this network has to wait; 0 when `count` more of it may be taken, and then they are. */
  take(network: string, count = 1): number {
    const now = this.#now();
    if (now >= this.#endsAt || this.#counts.size > maxNetworks) {
      this.#counts.clear();
      this.#endsAt = now + this.#windowInMs;
    }
    const taken = (this.#counts.get(network) ?? 0) + count;
    if (taken > this.#most) return Math.ceil((this.#endsAt - now) / 1_000);
    this.#counts.set(network, taken);
    return 0;
  }

  /** How much more of this network may be taken, and in how many seconds the time begins anew. */
  stateOf(network: string): { left: number; resetInSeconds: number } {
    const leftInMs = this.#endsAt - this.#now();
    if (leftInMs <= 0) return { left: this.#most, resetInSeconds: 0 };
    return {
      left: this.#most - (this.#counts.get(network) ?? 0),
      resetInSeconds: Math.ceil(leftInMs / 1_000),
    };
  }
}
