/** The accounts host gave no token: nobody is signed in, or it cannot be reached. */
export class SessionFetchError extends Error {
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;

  constructor(status: number | null, options?: ErrorOptions) {
    super(
      status === null ? "no answer to the token exchange" : `the token exchange answered ${status}`,
      options,
    );
    this.name = "SessionFetchError";
    this.status = status;
  }
}

/** The gateway or an upload failed. Pages word `reason` where there is one, else `code`. */
export class GatewayError extends Error {
  /** Stable, in small letters with hyphens; "network" when there was no answer. */
  readonly code: string;
  /** Which rule of workspaces was in the way, for example "quota-reached". */
  readonly reason: string | null;
  /** The feature of the plan at fault, for example "files". */
  readonly feature: string | null;
  /** How many there may be, where a limit is reached. */
  readonly limit: number | null;
  /** Why a file was refused, as its checker names it. */
  readonly refusal: string | null;

  constructor(message: string, details: Record<string, unknown>, options?: ErrorOptions) {
    super(message, options);
    this.name = "GatewayError";
    this.code = textOf(details["code"]) ?? "internal";
    this.reason = textOf(details["reason"]);
    this.feature = textOf(details["feature"]);
    this.limit = typeof details["limit"] === "number" ? details["limit"] : null;
    this.refusal = textOf(details["refusal"]);
  }
}

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);
