import { chooseCaseStudies } from "../case-studies.ts";

const seedKey = "case-studies-seed";

/** Chosen once a visit: going back and forth between pages shows the same six. */
function visitSeed(): string {
  const made = String(Math.random());
  try {
    const kept = sessionStorage.getItem(seedKey);
    if (kept !== null) return kept;
    sessionStorage.setItem(seedKey, made);
  } catch {
    // A browser that keeps nothing chooses anew on every page.
  }
  return made;
}

/** Every page carries all case studies, so that it is the same for everyone; this visit's six are shown. */
export function showCaseStudies(): void {
  const items = [...document.querySelectorAll<HTMLElement>("[data-case-study]")];
  const slugOf = (item: HTMLElement): string => item.dataset["caseStudy"] ?? "";
  // Nothing moves under the eyes of somebody who reads them already.
  if (items.length === 0 || items[0]?.closest("details")?.open === true) return;
  const chosen = chooseCaseStudies(items.map(slugOf), visitSeed());
  for (const item of items) item.hidden = !chosen.has(slugOf(item));
}
