import { listOriginals, originalTexts, type Original } from "@zoetrope/originals";
import { inOtherLocales, translateTags } from "../seed-texts.ts";
import { mit, premiumSample, type SeedEntry } from "../seed-entry.ts";
import { withSynonyms } from "../synonyms.ts";

const creator = { username: "zoetrope", name: "Zoetrope", url: null };

/** The animations made for this product: the featured ones first, in their order. */
export function listOriginalEntries(): SeedEntry[] {
  return listOriginals()
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map((original) => {
      const licence = original.isPremium ? premiumSample : mit;
      const tags = withSynonyms("", original.tags);
      return {
        sourceKey: `zoetrope:${original.key}`,
        title: original.title,
        description: original.description,
        tags,
        translations: inOtherLocales((locale) => {
          const texts = originalTexts(locale)[original.key];
          return texts === undefined
            ? null
            : {
                title: texts.title,
                description: texts.description,
                tags: translateTags(tags, locale, texts.tags),
              };
        }),
        category: original.category,
        creator,
        isPremium: original.isPremium,
        licence,
        attribution: `“${original.title}” by Zoetrope, ${licence.name}`,
        featuredRank: original.featuredRank ?? undefined,
        featuredOn: original.featuredRank === null ? undefined : pickedOn(original.featuredRank),
        pack: "originals" as const,
        load: () => original.toDotLottie(),
      };
    });
}

/** The days of the editors' list: from this rank on, until the next. */
const picks = [
  [40, "2026-10-04"],
  [30, "2026-10-18"],
  [10, "2026-11-01"],
  [1, "2026-10-25"],
] as const;

const pickedOn = (rank: number): string | undefined => picks.find(([first]) => rank >= first)?.[1];

function rankOf(original: Original): number {
  return original.featuredRank ?? Number.MAX_SAFE_INTEGER;
}
