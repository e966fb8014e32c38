import { earlyInput } from "./early-input.ts";

/** What was done with a part of the page before it was hydrated. */
export interface EarlyClicks {
  /** Whether something was clicked or chosen already. */
  has(): boolean;
  /** Ends the watch, and does it again: what was chosen, and the click that came last. */
  replay(): void;
}

/** A label opens its file chooser by itself, a link leads where it leads; a form is sent, a popover opened. */
const actsAlone = (button: HTMLButtonElement): boolean =>
  button.popoverTargetElement !== null || (button.type === "submit" && button.form !== null);

/** Chooses again what an input says now: hydration sets radio buttons and checkboxes to what the server rendered. */
function choiceOf(input: HTMLInputElement): () => void {
  if (!["radio", "checkbox"].includes(input.type))
    return () => void input.dispatchEvent(new Event("change", { bubbles: true }));
  const { checked } = input;
  return () => {
    // A click is what is listened to, and it only tells of what changes.
    input.checked = !checked;
    input.click();
  };
}

/** Keeps what is clicked and chosen in a part of the page that is not hydrated yet, and what was before this came. */
export function captureEarlyClicks(part: HTMLElement): EarlyClicks {
  const listening = new AbortController();
  const choices = new Map<HTMLInputElement, () => void>();
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ type, target }: Event): void => {
    if (type === "change") {
      if (!(target instanceof HTMLInputElement)) return;
      // Of a group of radio buttons the last is chosen last.
      choices.delete(target);
      choices.set(target, choiceOf(target));
      // What opened the file chooser has done its part.
      if (target.type === "file") pressed = null;
    } else if (target instanceof Element) {
      const button = target.closest("button");
      if (button !== null) pressed = actsAlone(button) ? null : button;
    }
  };
  for (const event of earlyInput())
    if (event.target instanceof Node && part.contains(event.target)) keep(event);
  for (const type of ["click", "change"])
    part.addEventListener(type, keep, { capture: true, signal: listening.signal });
  return {
    has: () => pressed !== null || choices.size > 0,
    replay() {
      listening.abort();
      for (const [input, choose] of choices) if (input.isConnected) choose();
      if (pressed?.isConnected === true) pressed.click();
    },
  };
}
