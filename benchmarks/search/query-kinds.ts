import { createSeededRandom } from "@zoetrope/kit/seeded-random";
import { animationFeatures, categoryShortcuts, type SearchRequest } from "@zoetrope/catalog";
import type { Database } from "@zoetrope/database";
import type { Locale } from "@zoetrope/i18n";
import { sql } from "drizzle-orm";
import { spokenLocales, spokenWords } from "./spoken-words.ts";

export interface QueryKind {
  name: string;
  make: () => SearchRequest;
}

export interface SuggestKind {
  name: string;
  make: () => { query: string; locale?: Locale };
}

/** What people ask for, each time with other words. */
export async function queryKinds(
  database: Database,
): Promise<{ searches: QueryKind[]; suggestions: SuggestKind[] }> {
  const random = createSeededRandom(7);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error("nothing to pick from: the catalogue is too small");
    return value;
  };
  const wordsBetween = async (low: number, high: number) => {
    const { rows } = await database.db.execute<{ word: string }>(sql`
      select normalised as word from keywords
      where total between ${low} and ${high} and suggest_total > 0 and length(normalised) > 3
        and normalised not in ('maker', 'synthetic') order by normalised`);
    return rows.map(({ word }) => word);
  };
  const frequentWords = await wordsBetween(10_000, 600_000);
  const middlingWords = await wordsBetween(1_000, 6_000);
  const rareWords = await wordsBetween(2, 200);
  const frequent = () => pick(frequentWords);
  const middling = () => pick(middlingWords);
  const rare = () => pick(rareWords);
  const misspelt = () => {
    const word = pick(frequentWords);
    const at = 1 + Math.floor(random() * (word.length - 2));
    return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`;
  };
  const prefix = (letters: number) => pick([...frequentWords, ...middlingWords]).slice(0, letters);
  const colour = () =>
    `#${Math.floor(random() * 0x1000000)
      .toString(16)
      .padStart(6, "0")}`;
  const between = (low: number, high: number) => {
    const min = low + random() * (high - low);
    return { min: Math.round(min * 10) / 10, max: Math.round((min + (high - low) / 4) * 10) / 10 };
  };
  const filters: Record<string, () => Partial<SearchRequest>> = {
    type: () => ({ type: pick(["free", "premium"] as const) }),
    category: () => ({ category: pick(categoryShortcuts) }),
    colour: () => ({ colour: colour() }),
    duration: () => ({ durationInSeconds: between(0.5, 12) }),
    dimensions: () => ({ width: between(100, 1500), height: between(100, 1000) }),
    "frame rate": () => ({ frameRate: between(24, 50) }),
    "file size": () => ({ sizeInBytes: between(700, 100_000) }),
    licence: () => ({ licence: pick(["MIT", "CC-BY-4.0", "CC0-1.0", "Apache-2.0"]) }),
    feature: () => ({ features: [pick(animationFeatures)] }),
    "four filters": () => ({
      type: "free",
      category: pick(categoryShortcuts),
      durationInSeconds: between(0.5, 12),
      features: [pick(animationFeatures)],
    }),
  };
  const searches: QueryKind[] = [
    { name: "frequent word", make: () => ({ query: frequent() }) },
    { name: "middling word", make: () => ({ query: middling() }) },
    { name: "rare word", make: () => ({ query: rare() }) },
    { name: "two frequent words", make: () => ({ query: `${frequent()} ${frequent()}` }) },
    { name: "frequent and middling word", make: () => ({ query: `${frequent()} ${middling()}` }) },
    { name: "frequent and rare word", make: () => ({ query: `${rare()} ${frequent()}` }) },
    { name: "two letters of a word", make: () => ({ query: prefix(2) }) },
    { name: "three letters of a word", make: () => ({ query: prefix(3) }) },
    { name: "misspelt word", make: () => ({ query: misspelt() }) },
    { name: "no words", make: () => ({ query: "", page: 1 + Math.floor(random() * 5) }) },
    { name: "page 40, frequent word", make: () => ({ query: frequent(), page: 40 }) },
    { name: "page 40, middling word", make: () => ({ query: middling(), page: 40 }) },
    { name: "page 40, two frequent words", make: () => ({ query: `${frequent()} ${frequent()}`, page: 40 }) },
    { name: "frequent word, newest first", make: () => ({ query: frequent(), sort: "recent" }) },
    {
      name: "frequent word, most downloaded, page 40",
      make: () => ({ query: frequent(), sort: "downloads", page: 40 }),
    },
    { name: "no words, newest first", make: () => ({ query: "", sort: "recent" }) },
    ...spokenLocales.flatMap((locale) => {
      const word = () => pick(spokenWords[locale]);
      return [
        { name: `one word, ${locale}`, make: () => ({ query: word(), locale }) },
        { name: `two words, ${locale}`, make: () => ({ query: `${word()} ${word()}`, locale }) },
        { name: `three words, ${locale}`, make: () => ({ query: `${word()} ${word()} ${word()}`, locale }) },
      ];
    }),
    {
      name: "colour word and word",
      make: () => ({ query: `${pick(["red", "blue", "green"])} ${frequent()}` }),
    },
    {
      name: "style word and word",
      make: () => ({ query: `${pick(["line", "flat", "filled"])} ${frequent()}` }),
    },
    {
      name: "motion word and word",
      make: () => ({ query: `${pick(["bouncing", "slow", "spinning"])} ${frequent()}` }),
    },
    ...Object.entries(filters).flatMap(([name, filter]) => [
      { name: `${name}, no words`, make: () => ({ query: "", ...filter() }) },
      { name: `${name}, frequent word`, make: () => ({ query: frequent(), ...filter() }) },
      { name: `${name}, middling word`, make: () => ({ query: middling(), ...filter() }) },
    ]),
  ];
  const suggestions: SuggestKind[] = [
    { name: "one letter", make: () => ({ query: prefix(1) }) },
    { name: "two letters", make: () => ({ query: prefix(2) }) },
    { name: "three or more letters", make: () => ({ query: prefix(3 + Math.floor(random() * 3)) }) },
    { name: "misspelt", make: () => ({ query: misspelt() }) },
    ...spokenLocales.map((locale) => ({
      name: `beginning of a word, ${locale}`,
      make: () => ({ query: pick(spokenWords[locale]).slice(0, locale.includes("-") ? 1 : 3), locale }),
    })),
  ];
  return { searches, suggestions };
}
