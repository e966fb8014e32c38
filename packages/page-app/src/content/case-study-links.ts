import type { CaseStudyLink } from "@zoetrope/chrome";
import { languages, locales, type Locale } from "@zoetrope/i18n";
import { tints } from "@zoetrope/ui";
import { parse } from "yaml";
import { z } from "zod";

/** The part of a case study's front matter that menus show; the site's build checks the whole of it. */
const shown = z.object({
  order: z.int(),
  organisation: z.string(),
  summary: z.string(),
  summaries: z.partialRecord(z.enum(locales), z.string()).default({}),
  tint: z.enum(tints),
  drawing: z.string(),
});

/** `tern-bank.de.mdx`: its words belong to its own page, what the menu says stands in the English file. */
const isTranslation = (name: string): boolean =>
  languages.some(({ urlPrefix }) => urlPrefix !== "" && name.endsWith(`.${urlPrefix}.mdx`));

/**
 * Case studies as the menu shows them, in their order. `files` are those of `content/case-studies` by name; without a summary in
 * `locale` the English one stands, and says so.
 *
 * @throws ZodError for front matter that a menu cannot show
 */
export function readCaseStudyLinks(
  files: Readonly<Record<string, string>>,
  locale: Locale,
): readonly CaseStudyLink[] {
  return Object.entries(files)
    .filter(([name]) => !isTranslation(name))
    .map(([name, source]) => {
      const slug = name.replace(/^.*\//, "").replace(/\.mdx$/, "");
      const fields = shown.parse(parse(/^---\r?\n([\s\S]*?)\r?\n---/.exec(source)?.[1] ?? ""));
      const own = fields.summaries[locale];
      return {
        order: fields.order,
        link: {
          slug,
          title: fields.organisation,
          text: own ?? fields.summary,
          lang: own === undefined ? ("en" as const) : locale,
          tint: fields.tint,
          drawing: fields.drawing,
        },
      };
    })
    .toSorted((a, b) => a.order - b.order || a.link.slug.localeCompare(b.link.slug, "en"))
    .map(({ link }) => link);
}
