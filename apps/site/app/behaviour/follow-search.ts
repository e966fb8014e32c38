import { showToast } from "@zoetrope/page-app/show-toast";
import { forgetSearch, savedSearches, saveSearch } from "./saved-searches.ts";

/** The ways to come back to a search: kept in the list, and its addresses copied. */
export async function followSearch(box: HTMLElement): Promise<void> {
  if (box.dataset["watched"] !== undefined) return;
  box.dataset["watched"] = "";
  const { address = "", title = "", failed = "" } = box.dataset;
  const save = box.querySelector<HTMLButtonElement>("[data-save-search]");
  const show = (isSaved: boolean): void => {
    if (save === null) return;
    save.setAttribute("aria-pressed", String(isSaved));
    save.textContent = (isSaved ? save.dataset["saved"] : save.dataset["save"]) ?? "";
  };
  save?.addEventListener("click", () => {
    const isSaved = save.getAttribute("aria-pressed") !== "true";
    (isSaved ? saveSearch({ address, title }) : forgetSearch(address)).then(
      () => show(isSaved),
      () => showToast(failed),
    );
  });
  box.querySelector<HTMLButtonElement>("[data-copy]")?.addEventListener("click", ({ currentTarget }) => {
    const { copy = "", copied = "" } = (currentTarget as HTMLElement).dataset;
    void navigator.clipboard.writeText(copy).then(() => showToast(copied));
  });
  // A list that does not come leaves the button as it is.
  await savedSearches().then(
    (searches) => show(searches.some((one) => one.address === address)),
    () => undefined,
  );
}
