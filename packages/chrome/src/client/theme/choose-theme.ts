import { isChosenTheme, themeColours, themeKey, type ChosenTheme } from "../../theme/theme.ts";
import { chosenTheme, storeTheme, storedTheme } from "./chosen-theme.ts";
import { readChromeData } from "../page/read-chrome-data.ts";

function showTheme(theme: ChosenTheme | null): void {
  const { documentElement: root, head } = document;
  head.querySelector('meta[name="theme-color"]:not([media])')?.remove();
  if (theme === null) {
    delete root.dataset["theme"];
    return;
  }
  root.dataset["theme"] = theme;
  const colour = document.createElement("meta");
  colour.name = "theme-color";
  colour.content = themeColours[theme];
  // The first that fits counts.
  head.prepend(colour);
}

/** The address of a page of the accounts host, in the theme that is shown here. */
function inTheme(address: string, theme: ChosenTheme | null): string {
  const url = new URL(address);
  if (theme === null) url.searchParams.delete("theme");
  else url.searchParams.set("theme", `zoetrope-${theme}`);
  return url.href;
}

/** The three radio buttons in the footer (footer.tsx); other tabs and pages that come back from the history follow. */
export function watchTheme(choice: HTMLElement): void {
  const check = (): void => {
    const shown = chosenTheme() ?? "system";
    for (const radio of choice.querySelectorAll("input")) radio.checked = radio.value === shown;
  };
  const follow = (): void => {
    const stored = storedTheme();
    if (stored !== "unknown" && stored !== chosenTheme()) showTheme(stored);
    check();
  };
  const choose = (value: string): void => {
    const theme = isChosenTheme(value) ? value : null;
    storeTheme(theme);
    showTheme(theme);
  };
  choice.addEventListener("change", ({ target }) => {
    if (target instanceof HTMLInputElement) choose(target.value);
  });
  addEventListener("storage", ({ key }) => {
    if (key === themeKey || key === null) follow();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) follow();
  });
  const accounts = readChromeData()?.urls.accounts;
  for (const press of ["click", "auxclick"] as const)
    document.addEventListener(
      press,
      ({ target }) => {
        const link = target instanceof Element ? target.closest("a") : null;
        if (link !== null && link.origin === accounts) link.href = inTheme(link.href, chosenTheme());
      },
      { capture: true },
    );
  // Chosen before this script was there.
  const early = choice.querySelector<HTMLInputElement>('input:checked:not([value="system"])');
  if (early === null) check();
  else choose(early.value);
}
