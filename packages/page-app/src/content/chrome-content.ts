import type { ChromeProps } from "@zoetrope/chrome";
import type { Locale } from "@zoetrope/i18n";
import small from "../../../../content/drawings/small/drawings.svg?url";
import { readCaseStudyLinks } from "./case-study-links.ts";
import { readOutsideLinks } from "./outside-links.ts";

const drawings = import.meta.glob<string>("../../../../content/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});
const caseStudies = import.meta.glob<string>("../../../../content/case-studies/*.mdx", {
  eager: true,
  query: "?raw",
  import: "default",
});
const outside = import.meta.glob<string>("../../../../content/outside-links.yaml", {
  eager: true,
  query: "?raw",
  import: "default",
});

/** A browser takes the shapes of `<use>` from the page's own origin alone, so each app carries the drawings. */
function drawingUrl(name: string): string | null {
  if (name.startsWith("small/")) return `${small}#${name.slice("small/".length)}`;
  const file = drawings[`../../../../content/drawings/${name}.svg`];
  return file === undefined ? null : `${file}#drawing`;
}

type ChromeContent = Required<Pick<ChromeProps, "drawingUrl" | "caseStudies" | "outsideLinks">>;

const given = new Map<Locale, ChromeContent>();

/** What `content/` holds for header and footer: the same on every host that has them. */
export function chromeContent(locale: Locale): ChromeContent {
  let content = given.get(locale);
  if (content === undefined) {
    content = {
      drawingUrl,
      caseStudies: readCaseStudyLinks(caseStudies, locale),
      outsideLinks: readOutsideLinks(Object.values(outside)[0] ?? ""),
    };
    given.set(locale, content);
  }
  return content;
}
