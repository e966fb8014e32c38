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

type Choice = HTMLInputElement | HTMLSelectElement;

/** Chooses again what an element says now: hydration sets it to what the server rendered. */
function choiceOf(element: Choice): () => void {
  if (element instanceof HTMLInputElement && ["radio", "checkbox"].includes(element.type)) {
    const { checked } = element;
    return () => {
      // A click is what is listened to, and it only tells of what changes.
      element.checked = !checked;
      element.click();
    };
  }
  const { value } = element;
  return () => {
    // A file cannot be written, and stays.
    if (element instanceof HTMLSelectElement) element.value = value;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  };
}

/** Keeps what is clicked and chosen in a part of the page that is not hydrated yet, and what was before this came. */
export function captureEarlyClicks(part: HTMLElement): EarlyClicks {
  const listening = new AbortController();
  const choices = new Map<Choice, () => void>();
  let pressed: HTMLButtonElement | null = null;
  const keep = ({ type, target }: Event): void => {
    if (type === "change") {
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
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
      for (const [element, choose] of choices) if (element.isConnected) choose();
      if (pressed?.isConnected === true) pressed.click();
    },
  };
}
