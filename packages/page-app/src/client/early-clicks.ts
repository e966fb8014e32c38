import { earlyInput } from "./early-input.ts";

/** What was done with a part of the page before it was hydrated. */
export interface EarlyClicks {
  /** Whether something was clicked or chosen already. */
  has(): boolean;
  /** Ends the watch, and does the last of it again: a file that was chosen, or else a click. */
  replay(): void;
}

/** A label opens its file chooser by itself, a link leads where it leads; a form is sent, a popover opened. */
const actsAlone = (button: HTMLButtonElement): boolean =>
  button.popoverTargetElement !== null || (button.type === "submit" && button.form !== null);

/** Keeps what is clicked and chosen in a part of the page that is not hydrated yet, and what was before this came. */
export function captureEarlyClicks(part: HTMLElement): EarlyClicks {
  const listening = new AbortController();
  let pressed: HTMLButtonElement | null = null;
  let chosen: HTMLInputElement | null = null;
  const keep = ({ type, target }: Event): void => {
    if (type === "change") {
      if (target instanceof HTMLInputElement) chosen = target;
    } else if (target instanceof Element) {
      const button = target.closest("button");
      pressed = button === null || actsAlone(button) ? null : button;
    }
  };
  for (const event of earlyInput())
    if (event.target instanceof Node && part.contains(event.target)) keep(event);
  for (const type of ["click", "change"])
    part.addEventListener(type, keep, { capture: true, signal: listening.signal });
  return {
    has: () => pressed !== null || chosen !== null,
    replay() {
      listening.abort();
      if (chosen?.isConnected === true) chosen.dispatchEvent(new Event("change", { bubbles: true }));
      else if (pressed?.isConnected === true) pressed.click();
    },
  };
}
