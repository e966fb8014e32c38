import { isChosenTheme, themeKey, type ChosenTheme } from "../../theme/theme.ts";

/** What is shown: the visitor's choice, or null while the system decides. */
export function chosenTheme(): ChosenTheme | null {
  const { theme } = document.documentElement.dataset;
  return isChosenTheme(theme) ? theme : null;
}

/** What the browser keeps; `unknown`: it keeps nothing for anybody. */
export function storedTheme(): ChosenTheme | null | "unknown" {
  try {
    const stored = localStorage.getItem(themeKey);
    return isChosenTheme(stored) ? stored : null;
  } catch {
    return "unknown";
  }
}

export function storeTheme(theme: ChosenTheme | null): void {
  try {
    if (theme === null) localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // It holds for this page.
  }
}
