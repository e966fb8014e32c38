import { AppError } from "@zoetrope/kit";

const maxAtOnce = 500;
const maxWaiting = 20_000;

export interface RecentAnswersOptions {
  /** Those of the names for which the answer is yes. */
  ask(names: string[]): Promise<Iterable<string>>;
  /** So long a yes is not asked again. */
  maxAgeInMs: number;
  /** So long a yes still counts while nobody can be asked. */
  maxAgeWhileAwayInMs: number;
  /** Names whose yes is kept. */
  maxCached: number;
}

/**
 * Yes or no for many names. A yes counts for a moment, a no for nothing, since it may be a yes at any time. One question is under way
 * at a time; names that come meanwhile go along with the next, or hear with it that nobody can be asked: waiting for both would be too long.
 */
export class RecentAnswers {
  readonly #options: RecentAnswersOptions;
  /** When a yes was asked for, the oldest first. */
  readonly #yes = new Map<string, number>();
  readonly #waiting = new Map<string, PromiseWithResolvers<boolean>>();
  #isAsking = false;

  constructor(options: RecentAnswersOptions) {
    this.#options = options;
  }

  /** Throws AppError "unavailable" when nobody can be asked, or too much waits already. */
  async isYes(name: string): Promise<boolean> {
    const askedAt = this.#yes.get(name);
    if (askedAt !== undefined && Date.now() - askedAt < this.#options.maxAgeInMs) return true;
    let waiting = this.#waiting.get(name);
    if (waiting === undefined) {
      if (this.#waiting.size >= maxWaiting) throw awayError("too many questions wait");
      this.#waiting.set(name, (waiting = Promise.withResolvers()));
      if (!this.#isAsking) void this.#askAll();
    }
    return waiting.promise;
  }

  async #askAll(): Promise<void> {
    this.#isAsking = true;
    while (this.#waiting.size > 0) {
      const batch = [...this.#waiting].slice(0, maxAtOnce);
      for (const [name] of batch) this.#waiting.delete(name);
      // What was true when it was asked: later, and a yes would count for longer than it may.
      const askedAt = Date.now();
      try {
        const yes = new Set(await this.#options.ask(batch.map(([name]) => name)));
        for (const [name, { resolve }] of batch) {
          this.#note(name, yes.has(name) ? askedAt : null);
          resolve(yes.has(name));
        }
      } catch (cause) {
        const all = [...batch, ...this.#waiting];
        this.#waiting.clear();
        for (const [name, { resolve, reject }] of all) {
          const before = this.#yes.get(name);
          if (before !== undefined && askedAt - before < this.#options.maxAgeWhileAwayInMs) resolve(true);
          else reject(awayError("nobody can be asked who may read a file", cause));
        }
      }
    }
    this.#isAsking = false;
  }

  #note(name: string, askedAt: number | null): void {
    this.#yes.delete(name);
    if (askedAt === null) return;
    this.#yes.set(name, askedAt);
    for (const [oldest] of this.#yes) {
      if (this.#yes.size <= this.#options.maxCached) break;
      this.#yes.delete(oldest);
    }
  }
}

const awayError = (reason: string, cause?: unknown): AppError =>
  new AppError("unavailable", reason, {
    publicMessage: "This file cannot be sent at the moment. Please try again in a few seconds.",
    cause,
  });
