import { tagsFor, titleFor } from "@zoetrope/catalog/translations";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { listSeedEntries, type DatedSeedEntry } from "./seed-entries.ts";
import { translatedLocales } from "./seed-texts.ts";

let entries: DatedSeedEntry[];

beforeAll(async () => {
  entries = await listSeedEntries();
});

const entryOf = (sourceKey: string): DatedSeedEntry => {
  const entry = entries.find((one) => one.sourceKey === sourceKey);
  if (!entry) throw new Error(`no ${sourceKey} in the seed`);
  return entry;
};

const asRead = ({ title, tags, description, language = "en", translations = {} }: DatedSeedEntry) => ({
  title,
  tags,
  description,
  language,
  titles: Object.fromEntries(Object.entries(translations).map(([locale, texts]) => [locale, texts.title])),
  translations,
});

/** Names of things that are called the same in every language. */
const names = /^(?:AirPlay|Behance|CodePen|Dribbble|Facebook|GitHub|Instagram|LinkedIn|Pocket|YouTube)\b/;

describe.each(translatedLocales)("the seed in %s", (locale) => {
  const isForeignScript = locale === "ja-JP" || locale === "ko-KR";

  it("has a title, a description and every tag of every animation", () => {
    const lacking = entries.filter(({ translations, tags }) => {
      const texts = translations?.[locale];
      return !texts?.title || !texts.description || texts.tags?.length !== tags.length;
    });
    expect(lacking.map(({ sourceKey }) => sourceKey)).toEqual([]);
  });

  it("has a word for every tag, and none that nothing uses", () => {
    const file = new URL(`translations/${locale}/tags.json`, import.meta.url);
    const vocabulary = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
    const used = new Set(entries.flatMap(({ tags }) => tags));
    expect([...used].filter((tag) => !vocabulary[tag])).toEqual([]);
    expect(Object.keys(vocabulary).filter((tag) => !used.has(tag))).toEqual([]);
  });

  it("is not English by accident", () => {
    const english = /\b(?:the|and|with|of|from)\b/i;
    for (const { sourceKey, title, description, translations } of entries) {
      const texts = translations?.[locale];
      if (!texts) continue;
      expect(texts.description, sourceKey).not.toBe(description);
      expect(`${texts.title} ${texts.description}`, sourceKey).not.toMatch(english);
      if (isForeignScript && !names.test(title))
        expect(texts.title.split(" · ")[0], sourceKey).not.toMatch(/^[\p{Script=Latin}\s]+$/u);
      if (isForeignScript) expect(texts.description).toMatch(/[\p{Script=Hangul}\p{Script=Hiragana}]/u);
    }
  });

  it("calls each animation something of its own", () => {
    const owners = new Map<string, string>();
    for (const { sourceKey, translations } of entries) {
      const title = translations?.[locale]?.title.toLowerCase();
      if (title === undefined) continue;
      expect(owners.get(title), `${sourceKey} is “${title}” too`).toBeUndefined();
      owners.set(title, sourceKey);
    }
  });
});

it.each([
  ["meteocons:fill/partly-cloudy-night-drizzle", "de", "Teilweise bewölkte Nacht mit Nieselregen · gefüllt"],
  ["meteocons:line/clear-day", "fr", "Journée dégagée · trait"],
  ["useanimations:searchToX", "es", "De búsqueda a cruz · línea"],
  ["useanimations:github", "ja-JP", "GitHub · 線"],
  ["zoetrope:gallop-cycle", "de", "Galopp in zehn Bildern"],
  ["zoetrope:frog-patient", "ko-KR", "참을성 있는 개구리"],
] as const)("%s is in %s “%s”", (sourceKey, locale, title) => {
  expect(titleFor(asRead(entryOf(sourceKey)), locale)).toEqual({ text: title, lang: locale });
});

it("a word that means two things is translated by the animation it belongs to", () => {
  const german = (sourceKey: string) => tagsFor(asRead(entryOf(sourceKey)), "de").map(({ text }) => text);
  expect(german("useanimations:playPause")).toContain("Abspielen");
  expect(german("zoetrope:knight-takes-a-leap")).toContain("Spielen");
  expect(german("zoetrope:frog-patient")).toContain("Fliege");
  expect(german("zoetrope:bat-at-dusk")).toContain("Fliegen");
});

it("a description says in how many weathers a drawing is used", () => {
  const several = entries.filter(({ description }) => description.includes("Also used for"));
  expect(several.length).toBeGreaterThan(0);
  for (const { translations } of several) expect(translations?.de?.description).toContain("Auch für: ");
});
