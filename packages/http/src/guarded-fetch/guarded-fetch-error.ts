export type GuardedFetchErrorCode =
  /** No http or https address, one with a user's name in it, or a port that is not asked. */
  | "bad-address"
  /** An address of a private network, of this machine, or of nothing that is public. */
  | "private-address"
  /** The name is unknown, nobody answers, or the connection breaks off. */
  | "unreachable"
  /** 404 or 410. */
  | "not-found"
  /** Any other response that is no file. */
  | "refused"
  | "too-large"
  | "too-slow"
  | "too-many-redirects";

/** What an address did not give. `message` is for the log: it may name addresses that whoever asked should not learn. */
export class GuardedFetchError extends Error {
  readonly code: GuardedFetchErrorCode;

  constructor(code: GuardedFetchErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "GuardedFetchError";
    this.code = code;
  }
}
