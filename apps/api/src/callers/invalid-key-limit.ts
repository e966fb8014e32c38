import { createHash } from "node:crypto";
import { AppError } from "@zoetrope/kit";
import { NetworkLimit } from "../collector/network-limit.ts";

/** Keys that are not good which one network may show in a minute, to this process. */
export const maxInvalidKeys = 60;
/** The oldest go first. */
const maxRemembered = 10_000;

/**
 * Whoever shows key after key that is not good is not looked up any more. Others of that network go on: a key that was good here before is
 * asked for as ever.
 */
export class InvalidKeyLimit {
  readonly #limit: NetworkLimit;
  /** Hashes of keys that were good. */
  readonly #good = new Set<string>();

  constructor({ now }: { now?: (() => number) | undefined } = {}) {
    this.#limit = new NetworkLimit(maxInvalidKeys, { now });
  }

  /** Throws AppError "too-many-requests" for a key of such a network that nobody has seen good. */
  require(network: string, key: string): void {
    const { left, resetInSeconds } = this.#limit.stateOf(network);
    if (left > 0 || this.#good.has(hashOf(key))) return;
    throw new AppError("too-many-requests", "too many keys of one network that are not good", {
      publicMessage: `Many keys of this network were not good. Try again in ${resetInSeconds} seconds.`,
      retryAfterInSeconds: resetInSeconds,
    });
  }

  countInvalid(network: string): void {
    this.#limit.take(network);
  }

  rememberGood(key: string): void {
    const hash = hashOf(key);
    if (this.#good.has(hash)) return;
    this.#good.add(hash);
    for (const oldest of this.#good) {
      if (this.#good.size <= maxRemembered) break;
      this.#good.delete(oldest);
    }
  }
}

const hashOf = (key: string): string => createHash("sha256").update(key).digest("base64");
