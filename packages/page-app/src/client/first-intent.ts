/**
 * That somebody turns to the page: before anything that they press, touch, drop or type does something. What assistive technology presses
 * comes as a click alone.
 */
const intents = [
  "pointerdown",
  "pointermove",
  "touchstart",
  "wheel",
  "scroll",
  "keydown",
  "focusin",
  "click",
  "change",
  "dragenter",
  "paste",
] as const;
const hydrateEvent = "zoetrope:hydrate";

/** Hydrates the islands that wait for somebody: there is something to be shown that nobody has to ask for. */
export const hydrateWaitingIslands = (): boolean => dispatchEvent(new Event(hydrateEvent));

/** Resolves when somebody turns to the page, or `hydrateWaitingIslands` is called. A page that is only read runs nothing for it. */
export function firstIntent(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const end = (): void => {
      listening.abort();
      resolve();
    };
    for (const intent of [...intents, hydrateEvent])
      addEventListener(intent, end, { capture: true, passive: true, signal: listening.signal });
  });
}
