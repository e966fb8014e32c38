import { showToast } from "@zoetrope/page-app/show-toast";
import { copyText } from "@zoetrope/ui/copy-text";
import { forgetSearch, savedSearches, saveSearch } from "./saved-searches.ts";

const isPressed = (button: Element): boolean => button.getAttribute("aria-pressed") === "true";

function show(button: HTMLElement, isSaved: boolean): void {
  button.setAttribute("aria-pressed", String(isSaved));
  button.textContent = (isSaved ? button.dataset["saved"] : button.dataset["save"]) ?? "";
}

/** A list that does not come leaves the button as it is; so does one that comes after the button was pressed. */
async function showWhetherSaved(box: HTMLElement, button: HTMLElement): Promise<void> {
  const searches = await savedSearches().catch(() => null);
  if (searches === null || box.dataset["pressed"] !== undefined) return;
  show(
    button,
    searches.some(({ address }) => address === box.dataset["address"]),
  );
}

async function saveOrForget(box: HTMLElement, button: HTMLElement): Promise<void> {
  box.dataset["pressed"] = "";
  const { address = "", title = "", failed = "" } = box.dataset;
  const isSaved = !isPressed(button);
  await (isSaved ? saveSearch({ address, title }) : forgetSearch(address)).then(
    () => show(button, isSaved),
    () => showToast(failed),
  );
}

/**
 * The ways to come back to a search: kept in the list, and its addresses copied. Called for every click within the box, so that one made
 * while this file is on its way counts as well.
 */
export async function followSearch(box: HTMLElement, clicked: Element): Promise<void> {
  const isFirst = box.dataset["watched"] === undefined;
  box.dataset["watched"] = "";
  const save = box.querySelector<HTMLElement>("[data-save-search]");
  const copy = clicked.closest<HTMLElement>("[data-copy]");
  if (save?.contains(clicked)) await saveOrForget(box, save);
  else if (copy !== null) {
    const { copy: text = "", copied = "", refused = "" } = copy.dataset;
    await copyText(text).then(
      () => showToast(copied),
      () => showToast(refused),
    );
  } else if (isFirst && save !== null) await showWhetherSaved(box, save);
}
