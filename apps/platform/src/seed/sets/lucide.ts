import { listDirectedIcons } from "@zoetrope/icons";
import { defaultLocale, type Locale } from "@zoetrope/i18n/locales";
import { z } from "zod";
import type { SeedEntry } from "../seed-entry.ts";
import { interpolate, inOtherLocales, readSeedTexts, translateTags } from "../seed-texts.ts";
import { withSynonyms } from "../synonyms.ts";

const creator = { username: "lucide", name: "Lucide contributors", url: "https://lucide.dev" };
/** Some of the icons come from Feather and are under MIT as well, which asks for no more. */
const isc = { spdx: "ISC", name: "ISC License", url: "https://spdx.org/licenses/ISC.html" } as const;

/** Icons of Lucide, moved by rules that fit what each shows. */
export function listLucide(): SeedEntry[] {
  return listDirectedIcons().map((icon) => {
    const { title, description } = textsIn(icon.name, defaultLocale);
    const tags = withSynonyms("", [...icon.tags, "lucide", "icon", "icons", "interface", "ui", "line"]);
    return {
      sourceKey: `lucide:${icon.name}`,
      title,
      description,
      tags,
      translations: inOtherLocales((locale) => ({
        ...textsIn(icon.name, locale),
        tags: translateTags(tags, locale),
      })),
      category: icon.category,
      creator,
      licence: isc,
      attribution: `“${title}” by ${creator.name} (${creator.url}), ${isc.name}, animated by Zoetrope's rules`,
      sourceUrl: `https://lucide.dev/icons/${icon.name}`,
      pack: "lucide",
      load: () => icon.toDotLottie(title),
    };
  });
}

const textsSchema = z.strictObject({
  names: z.record(z.string(), z.string()),
  title: z.string(),
  description: z.string(),
});
const readTexts = new Map<Locale, z.infer<typeof textsSchema>>();

function textsOf(locale: Locale): z.infer<typeof textsSchema> {
  let texts = readTexts.get(locale);
  if (!texts) {
    texts = readSeedTexts(locale, "lucide", textsSchema);
    readTexts.set(locale, texts);
  }
  return texts;
}

function textsIn(icon: string, locale: Locale): { title: string; description: string } {
  const texts = textsOf(locale);
  const name = texts.names[icon];
  if (name === undefined) throw new Error(`no name in ${locale} for the icon ${icon}`);
  return { title: interpolate(texts.title, { name }), description: interpolate(texts.description, { name }) };
}
