/**
 * Keeps what is clicked and chosen in a part of the page that is not hydrated yet. Returns how to replay it afterwards: the last click, and
 * a file that was chosen.
 */
export function captureEarlyClicks(part: HTMLElement): () => void {
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
