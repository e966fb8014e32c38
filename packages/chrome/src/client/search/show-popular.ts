import { logProblem } from "../page/log-problem.ts";
import { fetchPopular } from "./fetch-keywords.ts";

/**
 * Puts what people of the page's language search for before the fixed terms, as many as there are places. In English the terms stay as
 * they are (specification §9), and everywhere when the API does not answer. Resolves when they stand.
 */
export async function showPopular(
  links: readonly Pick<HTMLElement, "dataset" | "textContent">[],
  api: string,
): Promise<void> {
  const { lang } = document.documentElement;
  if (lang.startsWith("en")) return;
  try {
    const popular = await fetchPopular(api, lang);
    const known = new Set(popular.map((term) => term.toLowerCase()));
    const fixed = links
      .map((link) => link.dataset["keyword"] ?? "")
      .filter((term) => !known.has(term.toLowerCase()));
    const shown = [...popular, ...fixed];
    for (const [at, link] of links.entries()) {
      const term = shown[at] ?? "";
      link.dataset["keyword"] = term;
      link.textContent = term;
    }
  } catch (error) {
    logProblem("Failed to fetch popular searches", error);
  }
}
