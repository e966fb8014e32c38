import { LottieError } from "../lottie-error.ts";

/**
 * What takes longer was mostly waiting: others work on the machine too, and a file is refused for what it costs itself. A step is a few
 * objects or kilobytes, a pass goes through a whole document at once, as JSON.parse does.
 */
const [longestStepInMs, longestPassInMs] = [5, 1_000];
/** Asking for the time costs about as much as looking at an object. */
const ticksPerLook = 1_024;

/** What one file may take to be read. */
export class ReadingClock {
  readonly #maxMilliseconds: number;
  #spent = 0;
  #last = performance.now();
  #ticks = 0;

  constructor(maxMilliseconds: number) {
    this.#maxMilliseconds = maxMilliseconds;
  }

  /** At every small step, such as an object of a document. Throws LottieError "too-slow-to-read". */
  tick(): void {
    if (++this.#ticks % ticksPerLook === 0) this.#count(longestStepInMs);
  }

  /** At every step of some milliseconds. Throws LottieError "too-slow-to-read". */
  look(): void {
    this.#count(longestStepInMs);
  }

  /** After a pass. Throws LottieError "too-slow-to-read". */
  passed(): void {
    this.#count(longestPassInMs);
  }

  #count(longestInMs: number): void {
    const now = performance.now();
    this.#spent += Math.min(now - this.#last, longestInMs);
    this.#last = now;
    if (this.#spent <= this.#maxMilliseconds) return;
    throw new LottieError(
      "too-slow-to-read",
      `The file takes more than ${this.#maxMilliseconds / 1_000} seconds to read. Simplify its paths or split it into several animations, then export again.`,
    );
  }
}
