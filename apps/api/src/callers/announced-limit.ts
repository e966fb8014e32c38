import { AppError } from "@zoetrope/kit";
import type { Context } from "hono";
import { NetworkLimit } from "../collector/network-limit.ts";

interface AnnouncedLimitOptions {
  /** Whose it is; further ones of a network are named by what it asks for. */
  name: "key" | "network" | "examples" | "fetches";
  /** Requests in a minute, to this process. */
  most: number;
  /** What whoever asked too often is told, before how long to wait. */
  refusal: string;
  /** In milliseconds; a test has a clock of its own. */
  now?: (() => number) | undefined;
}

const windowInSeconds = 60;

/** How often somebody may ask; responses say so as the RateLimit fields for HTTP have it (draft-ietf-httpapi-ratelimit-headers). */
export class AnnouncedLimit {
  readonly #limit: NetworkLimit;
  readonly #options: AnnouncedLimitOptions;

  constructor(options: AnnouncedLimitOptions) {
    this.#options = options;
    this.#limit = new NetworkLimit(options.most, { windowInMs: windowInSeconds * 1_000, now: options.now });
  }

  /** Counts one request and sets the headers of its response; throws AppError "too-many-requests" for one too many. */
  take(whose: string, context: Pick<Context, "header">): void {
    const waitInSeconds = this.#limit.take(whose);
    this.announce(whose, context);
    this.#refuse(waitInSeconds, context);
  }

  /** Counts one request, and sets the headers of a refusal alone; throws like `take`. */
  count(whose: string, context: Pick<Context, "header">): void {
    const waitInSeconds = this.#limit.take(whose);
    if (waitInSeconds > 0) this.announce(whose, context);
    this.#refuse(waitInSeconds, context);
  }

  /** Sets the headers of a response, beside those of other limits, and counts nothing. */
  announce(whose: string, context: Pick<Context, "header">): void {
    const { name, most } = this.#options;
    const { left, resetInSeconds } = this.#limit.stateOf(whose);
    const append = { append: true };
    context.header("ratelimit-policy", `"${name}";q=${most};w=${windowInSeconds}`, append);
    context.header("ratelimit", `"${name}";r=${left};t=${resetInSeconds}`, append);
  }

  #refuse(waitInSeconds: number, context: Pick<Context, "header">): void {
    if (waitInSeconds === 0) return;
    const { name, refusal } = this.#options;
    context.header("retry-after", String(waitInSeconds));
    throw new AppError("too-many-requests", `too many requests: ${name}`, {
      publicMessage: `${refusal} Try again in ${waitInSeconds} seconds.`,
    });
  }
}
