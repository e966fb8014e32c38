import { defaultLocale, locales, type Locale } from "@zoetrope/i18n";
import { parse } from "yaml";
import { z } from "zod";
import { addressOfFile } from "../address-of-file.ts";
import { drawingNames } from "../drawing-names.ts";

const tints = ["amber", "rose", "sky", "mint", "lilac"] as const;

/** What every file of words says about itself. */
const commonFields = {
  /** Title of the browser's tab and of links to the page. */
  title: z.string().trim().min(2).max(70),
  /** What search engines and link previews show below the title. */
  description: z.string().trim().min(40).max(170),
  /** Language of the words in this file. */
  lang: z.enum(locales).default("en"),
  /** True: company, legal texts, customers or prices that whoever runs the platform replaces; `npm start` lists such files. */
  isSample: z.boolean().default(false),
  tint: z.enum(tints),
  drawing: z.enum(drawingNames),
  /** Day of the last change to the words, as YYYY-MM-DD. */
  updated: z.iso.date(),
};

/** Front matter of each folder of `content/`. Unknown fields are refused, so that a typing error never hides. */
const schemas = {
  pages: z.strictObject(commonFields),
  blog: z.strictObject({
    ...commonFields,
    /** Day on which the post appeared, as YYYY-MM-DD: the order of posts. */
    published: z.iso.date(),
    /** Who wrote it: a team, no invented person. */
    author: z.string().trim().min(2).max(60),
  }),
  "case-studies": z.strictObject({
    ...commonFields,
    /** The organisation of the story. */
    organisation: z.string().trim().min(2).max(60),
    /** One line below its name in lists. */
    summary: z.string().trim().min(10).max(90),
    /** The same line in other languages, for the menu. */
    summaries: z.partialRecord(z.enum(locales), z.string().trim().min(5).max(90)).optional(),
    /** Place among the case studies, from 1. */
    order: z.int().positive(),
    /** Id of the figure in scripts/case-studies/results/{slug}.json that lists show. */
    figure: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .optional(),
    /** In place of a figure where nothing here measures it. */
    claims: z
      .array(
        z.strictObject({
          value: z.string().max(10),
          what: z.string().max(60),
          /** The same in other languages, for the home page. */
          whats: z.partialRecord(z.enum(locales), z.string().trim().min(3).max(60)).optional(),
        }),
      )
      .min(1)
      .max(2)
      .optional(),
  }),
};

/** A translation says what is said in words; everything else it has from its English file. */
const translationSchema = z.strictObject({
  title: commonFields.title,
  description: commonFields.description,
  /** Hash of the English that was translated (`npm run translations` writes it). */
  source: z.string().regex(/^[0-9a-f]{12}$/, "12 hexadecimal digits, which npm run translations writes"),
  /** Names of a case study's figures, by id. */
  figures: z.record(z.string(), z.string().trim().min(2).max(90)).optional(),
});

type ContentFolder = keyof typeof schemas;
export type PageFrontMatter = z.infer<(typeof schemas)["pages"]>;
export type PostFrontMatter = z.infer<(typeof schemas)["blog"]>;
export type CaseStudyFrontMatter = z.infer<(typeof schemas)["case-studies"]>;
export type TranslationFrontMatter = z.infer<typeof translationSchema> & { lang: Locale };

/** A fault of a content file, told with its name (and line) so that its writer finds it. */
export class ContentError extends Error {
  override name = "ContentError";
}

const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** Folder of `content/` that a file lies in; its schema applies. Throws for a folder that has none. */
function schemaOf(file: string) {
  const folder = /(?:^|\/)content\/([^/]+)\//.exec(file)?.[1] ?? "";
  if (!Object.hasOwn(schemas, folder))
    throw new ContentError(`${file}: no kind of content lives in content/${folder}`);
  return schemas[folder as ContentFolder];
}

/**
 * Splits a content file into its checked front matter and its words. The words keep their line numbers.
 *
 * @throws ContentError naming the file and every wrong or missing field
 */
export function readFrontMatter(file: string, source: string) {
  const block = frontMatterBlock.exec(source);
  if (block === null)
    throw new ContentError(`${file}: the file must begin with front matter between two lines of ---`);
  const { locale } = addressOfFile(file);
  const isTranslation = locale !== defaultLocale;
  let fields: unknown;
  try {
    // All that a translation says is text: a hash of digits alone, or like 12e34567, is no number.
    fields = parse(block[1] ?? "", isTranslation ? { schema: "failsafe" } : {});
  } catch (error) {
    throw new ContentError(`${file}: the front matter is not YAML: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const checked = (isTranslation ? translationSchema : schemaOf(file)).safeParse(fields ?? {});
  if (!checked.success) {
    const faults = checked.error.issues.map(
      ({ path, message, ...issue }) =>
        `  ${path.join(".") || ("keys" in issue ? issue.keys.join(", ") : "front matter")}: ${message}`,
    );
    throw new ContentError(`${file}: the front matter is wrong\n${faults.join("\n")}`);
  }
  const lines = block[0].split("\n").length - 1;
  const frontMatter = isTranslation
    ? { ...(checked.data as z.infer<typeof translationSchema>), lang: locale }
    : (checked.data as PageFrontMatter | PostFrontMatter | CaseStudyFrontMatter);
  return { frontMatter, body: "\n".repeat(lines) + source.slice(block[0].length) };
}
