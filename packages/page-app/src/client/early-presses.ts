/**
 * Keeps what is pressed and chosen in a part of the page that sleeps. Returns how to hand it on once the part is awake: the last press, and
 * a file that was chosen.
 */
export function keepEarlyPresses(part: HTMLElement): () => void {
  const listening = new AbortController();
  let pressed: HTMLElement | null = null;
  let chosen: HTMLInputElement | null = null;
  const listen = (type: "click" | "change", listener: (event: Event) => void): void =>
    part.addEventListener(type, listener, { capture: true, signal: listening.signal });
  listen("click", ({ target }) => {
    // A label opens its file chooser by itself, a link leads where it leads.
    if (target instanceof Element) pressed = target.closest("button");
  });
  listen("change", ({ target }) => {
    if (target instanceof HTMLInputElement) chosen = target;
  });
  return () => {
    listening.abort();
    if (chosen?.isConnected === true) chosen.dispatchEvent(new Event("change", { bubbles: true }));
    else if (pressed?.isConnected === true) pressed.click();
  };
}
