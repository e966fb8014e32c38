import { pageStorage } from "../page/page-storage.ts";

const key = "language-offer";

/** True: no language is offered. */
export function isLanguageSettled(): boolean {
  try {
    return pageStorage.getItem(key) !== null;
  } catch {
    // Whoever keeps nothing would be asked on every page.
    return true;
  }
}

/** Whoever has closed the offer, or has chosen a language, is not asked again. */
export function settleLanguage(): void {
  try {
    pageStorage.setItem(key, "settled");
  } catch {
    // Nobody is asked where nothing is kept.
  }
}
