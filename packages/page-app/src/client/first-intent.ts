/** That somebody turns to the page: before anything that they press, touch, drop or type does something. */
const intents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "keydown",
  "focusin",
  "dragenter",
  "paste",
] as const;

/** Resolves when somebody turns to the page, or once it has come to rest after it was loaded. */
export function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      resolve();
    };
    for (const intent of intents)
      addEventListener(intent, end, { capture: true, passive: true, signal: listening.signal });
    const rest = (): void => {
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === "undefined") setTimeout(end, 500);
      else requestIdleCallback(end, { timeout: 5_000 });
    };
    if (document.readyState === "complete") rest();
    else addEventListener("load", rest, { once: true });
  });
}
