import type { ChromeProps } from "@zoetrope/chrome";
import small from "../art/drawings.svg?url";
import { listCaseStudies, slugOf } from "../case-studies/list-case-studies.ts";

const drawings = import.meta.glob<string>("../content/drawings/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

function drawingUrl(name: string): string | null {
  if (name.startsWith("small/")) return `${small}#${name.slice("small/".length)}`;
  const file = drawings[`../content/drawings/${name}.svg`];
  return file === undefined ? null : `${file}#drawing`;
}

let given: Pick<ChromeProps, "drawingUrl" | "caseStudies"> | undefined;

/** What this site gives its header and footer beside the page itself. */
export function chromeOf(): Pick<ChromeProps, "drawingUrl" | "caseStudies"> {
  given ??= {
    drawingUrl,
    caseStudies: listCaseStudies().map((study) => {
      const { organisation, summary, tint, drawing } = study.frontMatter;
      return { slug: slugOf(study), title: organisation, text: summary, tint, drawing };
    }),
  };
  return given;
}
