/** Who asks for more is not waited for. */
const maxPauseInMs = 120_000;
/** The least that somebody who has too much is left alone. */
const throttleInMs = 30_000;

/** How long a refusal asks to wait, in whole seconds (RFC 9110 section 10.2.3); 0 when it does not. */
export function waitInMs({ status, headers }: Pick<Response, "status" | "headers">): number {
  if (status !== 429 && status !== 503) return 0;
  const retryAfter = headers.get("retry-after") ?? "";
  const least = status === 429 ? throttleInMs : 0;
  return /^\d{1,6}$/.test(retryAfter)
    ? Math.min(Math.max(Number(retryAfter) * 1_000, least), maxPauseInMs)
    : least;
}

/** A time in which nothing is sent. Who leaves the page ends it: what waits has to be kept for the next one. */
export function createPause() {
  let ending: Promise<boolean> | null = null;
  return {
    begin(lengthInMs: number): void {
      if (lengthInMs === 0) return;
      const left = new AbortController();
      const begun = new Promise<boolean>((settle) => {
        setTimeout(() => settle(true), lengthInMs);
        addEventListener("pagehide", () => settle(false), { signal: left.signal });
      }).finally(() => {
        left.abort();
        if (ending === begun) ending = null;
      });
      ending = begun;
    },
    /** True when it has passed, or there is none; false when the page is left before. */
    isOver: (): Promise<boolean> => ending ?? Promise.resolve(true),
  };
}
