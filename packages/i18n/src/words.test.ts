import { expect, test } from "vitest";
import { accountsWordsOf } from "./accounts-words-of.ts";
import { animationWordsOf } from "./animation-words-of.ts";
import { chromeWordsOf } from "./chrome-words-of.ts";
import { locales, type Locale } from "./locales.ts";
import { mailWordsOf } from "./mail-words-of.ts";
import { peopleWordsOf } from "./people-words-of.ts";
import { workflowWordsOf } from "./workflow-words-of.ts";
import { wordsOf } from "./words-of.ts";

/** Every text of a catalogue; a function is asked for one, with a name and a number that stand out. */
function strings(value: unknown, place = ""): [place: string, text: string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") {
    const fill = value as (...values: unknown[]) => unknown;
    const isCounted = /\.(?:count|shown|filtersActive|page)$/.test(place);
    return strings(isCounted ? fill(4_711, 4_712) : fill("Qq", "Zz"), place);
  }
  return Object.entries(value as object).flatMap(([key, inner]) => strings(inner, `${place}.${key}`));
}

const english = new Map(strings(wordsOf("en")));

/** Words that a native speaker writes as in English. */
const sameIn: Partial<Record<Locale, string[]>> = {
  es: ["Premium", "no", "No"],
  pt: ["Premium", "Tags", "{{count}} tag", "{{count}} tags"],
  fr: "Expressions Finance Images Interactive Licence Orange Pages Premium Suggestions Type animations"
    .split(" ")
    .concat("Page 4711"),
  de: ["Business", "Expressions", "Gaming", "Icons", "Orange", "Premium", "Text"],
};

test.each(locales.slice(1))("%s leaves no word of the pages and of the errors untranslated", (locale) => {
  const own = strings(wordsOf(locale));
  expect(own.map(([place]) => place)).toEqual([...english.keys()]);
  const same = own.filter(([place, text]) => english.get(place) === text && /\p{L}/u.test(text));
  expect(new Set(same.map(([, text]) => text))).toEqual(new Set(sameIn[locale]));
});

test.each(locales)(
  "%s calls the same thing by the same name in the menus, the search and the pages",
  (locale) => {
    const { links, search } = chromeWordsOf(locale);
    const { browse, home, tags } = wordsOf(locale);
    expect(search).toMatchObject({
      freePremium: browse.freeAndPremium,
      free: browse.free,
      premium: browse.premium,
      trending: home.trending,
    });
    expect(links).toMatchObject({
      freeAnimations: browse.allTitle,
      tags: tags.title,
      allCaseStudies: home.casesAll,
    });
  },
);

const ofPages = (locale: Locale) =>
  [
    wordsOf(locale),
    chromeWordsOf(locale),
    animationWordsOf(locale),
    accountsWordsOf(locale),
    workflowWordsOf(locale),
    peopleWordsOf(locale),
    mailWordsOf(locale),
  ].flatMap((words) => strings(words));

test("German says du everywhere", () => {
  const polite = /(?:^|[^.!?“] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/;
  expect(polite.test("was Sie suchen")).toBe(true);
  expect(ofPages("de").filter(([, text]) => polite.test(text.replace(/^Sie /, "")))).toEqual([]);
});

test("French marks never stand alone at the beginning of a line", () => {
  expect(ofPages("fr").filter(([, text]) => / [?!:»]|« /.test(text))).toEqual([]);
});
