import { defaultLocale } from "@zoetrope/i18n";
import type { CaseStudyFrontMatter } from "../content/compile/front-matter.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { contentPaths, findContentPage } from "../content/content-pages.ts";

/** A page of a case study. */
export type CaseStudy = ContentPage & { frontMatter: CaseStudyFrontMatter };

export const isCaseStudy = (page: ContentPage): page is CaseStudy => "organisation" in page.frontMatter;

/** The last part of its address, which is also the name of its script and its results. */
export const slugOf = ({ path }: Pick<ContentPage, "path">): string => path.replace(/^.*\//, "");

/** In the order they are shown in; those that are not named here follow by name. */
const order = [
  "kitewing-maps",
  "saltmarsh-weather",
  "tern-bank",
  "paperboat-health",
  "nightjar-games",
  "halma-transit",
  "field-notes-school",
];
const placeOf = (study: CaseStudy): number =>
  (order.indexOf(slugOf(study)) + order.length + 1) % (order.length + 1);

/** All case studies in English. */
export function listCaseStudies(): CaseStudy[] {
  return contentPaths()
    .map((path) => findContentPage(path, defaultLocale))
    .filter((page): page is CaseStudy => page !== null && isCaseStudy(page))
    .toSorted((a, b) => placeOf(a) - placeOf(b) || (a.path < b.path ? -1 : 1));
}
