import type { Locale } from "@zoetrope/i18n";
import type { CaseStudyFrontMatter } from "../content/compile/front-matter.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { contentPaths, findContentPage } from "../content/content-pages.ts";

/** A page of a case study. */
export type CaseStudy = ContentPage & { frontMatter: CaseStudyFrontMatter };

export const isCaseStudy = (page: ContentPage): page is CaseStudy => "organisation" in page.frontMatter;

/** The last part of its address, which is also the name of its script and its results. */
export const slugOf = ({ path }: Pick<ContentPage, "path">): string => path.replace(/^.*\//, "");

/** All case studies in their order, in the wanted language where they are written in it. */
export function listCaseStudies(locale: Locale): CaseStudy[] {
  return contentPaths()
    .map((path) => findContentPage(path, locale))
    .filter((page): page is CaseStudy => page !== null && isCaseStudy(page))
    .toSorted((a, b) => a.frontMatter.order - b.frontMatter.order || (a.path < b.path ? -1 : 1));
}
