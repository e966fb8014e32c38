import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { z } from "zod";
import { mit, type SeedEntry } from "../seed-entry.ts";
import { withSynonyms } from "../synonyms.ts";
import { useAnimationsTags } from "./use-animations-tags.ts";
import { defaultLocale, type Locale } from "@zoetrope/i18n/locales";
import { interpolate, inOtherLocales, readSeedTexts, translateTags } from "../seed-texts.ts";

const packageSchema = z.object({ license: z.literal("MIT"), author: z.string(), homepage: z.url() });

/** The interface icons of useAnimations: their JSON files are read, the package's code is never run. */
export async function listUseAnimations(): Promise<SeedEntry[]> {
  const folder = dirname(createRequire(import.meta.url).resolve("react-useanimations/package.json"));
  const about = packageSchema.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8")));
  const creator = { username: "useanimations", name: "useAnimations", url: about.homepage };
  const authors = about.author.split(", ");
  return Object.entries(useAnimationsTags).map(([name, ownTags]) => {
    const { title, description } = textsIn(name, authors, defaultLocale);
    const tags = withSynonyms("", [
      ...ownTags,
      "icon",
      "icons",
      "interface",
      "ui",
      "micro-interaction",
      "line",
    ]);
    return {
      sourceKey: `useanimations:${name}`,
      title,
      description,
      tags,
      translations: inOtherLocales((locale) => ({
        ...textsIn(name, authors, locale),
        tags: translateTags(tags, locale, textsOf(locale).tags?.[name]),
      })),
      category: "icons",
      creator,
      licence: mit,
      attribution: `“${title}” by ${named(authors, defaultLocale)} (useAnimations, ${about.homepage}), MIT License`,
      sourceUrl: "https://www.npmjs.com/package/react-useanimations",
      pack: "useanimations",
      load: () => readFile(join(folder, "lib", name, `${name}.json`)),
    };
  });
}

const words = z.record(z.string(), z.string());
const textsSchema = z.strictObject({
  names: words,
  /** Tags that mean something else here than in the other animations. */
  tags: z.record(z.string(), words).optional(),
  title: z.string(),
  description: z.string(),
});
const readTexts = new Map<Locale, z.infer<typeof textsSchema>>();

function textsOf(locale: Locale): z.infer<typeof textsSchema> {
  let texts = readTexts.get(locale);
  if (!texts) {
    texts = readSeedTexts(locale, "use-animations", textsSchema);
    readTexts.set(locale, texts);
  }
  return texts;
}

const named = (people: readonly string[], locale: Locale) => new Intl.ListFormat(locale).format(people);

function textsIn(
  icon: string,
  authors: readonly string[],
  locale: Locale,
): { title: string; description: string } {
  const texts = textsOf(locale);
  const name = texts.names[icon];
  if (name === undefined) throw new Error(`no name in ${locale} for the icon ${icon}`);
  return {
    title: interpolate(texts.title, { name }),
    description: interpolate(texts.description, { name, authors: named(authors, locale) }),
  };
}
