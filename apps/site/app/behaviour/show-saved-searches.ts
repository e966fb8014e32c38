import { forgetSearch, savedSearches, type SavedSearch } from "./saved-searches.ts";

/** Fills the page of searches that whoever is looking keeps. */
export async function showSavedSearches(box: HTMLElement): Promise<void> {
  const list = box.querySelector("[data-saved-list]");
  const template = box.querySelector("template");
  const show = (name: string): void => {
    for (const part of box.querySelectorAll<HTMLElement>("[data-saved-state]"))
      part.hidden = part.dataset["savedState"] !== name;
  };
  if (list === null || template === null) return;
  const prefix = box.dataset["prefix"] ?? "";
  const rowOf = ({ address, title }: SavedSearch): Node => {
    const row = document.importNode(template.content, true);
    const link = row.querySelector("a");
    if (link !== null) {
      link.href = prefix + address;
      link.textContent = title;
    }
    const remove = row.querySelector("button");
    remove?.setAttribute("aria-label", `${remove.title}: ${title}`);
    remove?.addEventListener("click", () => {
      const at = [...list.querySelectorAll("button")].indexOf(remove);
      forgetSearch(address).then(
        () => load().then(() => focusAfter(at)),
        () => show("failed"),
      );
    });
    return row;
  };
  /** The button that was pressed goes with its line: the next one has the focus then, or what stands where there is none. */
  function focusAfter(at: number): void {
    const left = [...box.querySelectorAll<HTMLElement>("[data-saved-list] button")];
    (left[at] ?? left.at(-1) ?? box.querySelector<HTMLElement>("[data-saved-state=empty] a"))?.focus();
  }
  async function load(): Promise<void> {
    try {
      const searches = await savedSearches();
      list?.replaceChildren(...searches.map(rowOf));
      show(searches.length === 0 ? "empty" : "list");
    } catch {
      show("failed");
    }
  }
  document.addEventListener("zoetrope:session", () => void load());
  await load();
}
