import { chooseCaseStudies } from "../../header/case-studies.ts";

/**
 * Every page carries all case studies, so that it is the same for everyone; six are shown, others at every visit of a page. Nothing
 * is kept for it in the browser, which nobody has been asked for.
 */
export function showCaseStudies(): void {
  const items = [...document.querySelectorAll<HTMLElement>("[data-case-study]")];
  const slugOf = (item: HTMLElement): string => item.dataset["caseStudy"] ?? "";
  // Nothing moves under the eyes of somebody who reads them already.
  if (items.length === 0 || items[0]?.closest("details")?.open === true) return;
  const chosen = chooseCaseStudies(items.map(slugOf), String(Math.random()));
  for (const item of items) item.hidden = !chosen.has(slugOf(item));
}
