/**
 * A cookie beside the session's that scripts may read: it changes whenever somebody signs in or out in this browser, and says nothing
 * else. By it tabs follow one another without asking any server. It proves nothing, so it needs no prefix.
 */
export const signInMark = "zoetrope-mark";

const intervalInMs = 1_000;

/** Calls `changed` when somebody has signed in or out in another tab, or in another window of the accounts host, within a second. */
export function watchSignInMark(changed: () => void): void {
  const read = (): string | undefined =>
    document.cookie.split("; ").find((one) => one.startsWith(`${signInMark}=`));
  let seen = read();
  const look = (): void => {
    const now = read();
    if (now === seen) return;
    seen = now;
    changed();
  };
  // Told by the browser; where it tells nobody, reading costs no request.
  if ("cookieStore" in globalThis) cookieStore.addEventListener("change", look);
  else setInterval(look, intervalInMs);
  // A page that slept meanwhile.
  for (const type of ["visibilitychange", "pageshow"] as const) addEventListener(type, look);
}
