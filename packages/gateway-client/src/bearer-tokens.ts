import { SessionFetchError } from "./gateway-error.ts";

/** A token that ends within this time is not begun with: a request may take a while to arrive. */
const marginInMs = 30_000;

/** Exchanges the session for a short-lived bearer token, and keeps it while it lives; never stored anywhere. */
export class BearerTokens {
  readonly #url: string;
  readonly #fetch: typeof fetch;
  #token: { text: string; endsAt: number } | null = null;
  #asking: Promise<string> | null = null;

  constructor(accountsUrl: string, fetchFrom: typeof fetch) {
    this.#url = `${accountsUrl}/deimos/v1/session`;
    this.#fetch = fetchFrom;
  }

  /** Many who ask at once share one exchange. Throws SessionFetchError. */
  async get(): Promise<string> {
    if (this.#token && this.#token.endsAt - marginInMs > Date.now()) return this.#token.text;
    this.#asking ??= this.#exchange().finally(() => {
      this.#asking = null;
    });
    return this.#asking;
  }

  /** After the gateway refused it, and when somebody signs out. */
  forget(): void {
    this.#token = null;
  }

  async #exchange(): Promise<string> {
    const response = await this.#fetch(this.#url, { method: "POST", credentials: "include" }).catch(
      (cause: unknown) => {
        throw new SessionFetchError(null, { cause });
      },
    );
    const body: unknown = response.ok ? await response.json().catch(() => null) : null;
    if (typeof body !== "object" || body === null || !("token" in body) || typeof body.token !== "string")
      throw new SessionFetchError(response.status);
    const endsAt = "expiresAt" in body ? Date.parse(String(body.expiresAt)) : Number.NaN;
    this.#token = { text: body.token, endsAt: Number.isNaN(endsAt) ? 0 : endsAt };
    return body.token;
  }
}
