import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readCatalogues } from "../scripts/read-catalogues.ts";
import { getStatisticsMessages } from "./areas/statistics.ts";
import { defaultLocale, locales, type Locale } from "./locales.ts";

type Tree = { [key: string]: string | Tree };
const catalogues = readCatalogues() as Map<string, Map<string, Tree>>;
const treeOf = (locale: Locale, area: string): Tree => catalogues.get(locale)?.get(area) ?? {};

const messagesIn = (value: string | Tree, path: string): [path: string, message: string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value).flatMap(([key, inner]) => messagesIn(inner, `${path}.${key}`));
const messagesOf = (locale: Locale): [path: string, message: string][] =>
  [...(catalogues.get(locale) ?? [])].flatMap(([area, tree]) => messagesIn(tree, area));

/** Names, which are the same everywhere. */
const names = [
  "Google",
  "dotLottie",
  "React",
  "iframe",
  "Vue",
  "Svelte",
  "iOS",
  "Android",
  "Flutter",
  "React Native",
  "Lottie Creator",
  "© {year} Zoetrope",
  "MIT",
  "JSON",
];
/** What a native speaker writes as in English, a line each; a language that is new need not know yet. */
function sameIn(locale: Locale): string[] {
  const file = join(import.meta.dirname, "../messages", locale, "same-as-english.txt");
  return existsSync(file) ? readFileSync(file, "utf8").trim().split("\n") : [];
}

test.each(locales.slice(1))("%s leaves nothing untranslated", (locale) => {
  const english = new Map(messagesOf(defaultLocale));
  const hasWords = (message: string) =>
    /\p{L}{2}/u.test(message.replaceAll(/\{\w+(?:, (?:number|date)(?:, [\w:]+)?)?\}/g, ""));
  const same = messagesOf(locale).filter(([path, text]) => english.get(path) === text && hasWords(text));
  expect(new Set(same.map(([, text]) => text))).toEqual(new Set([...names, ...sameIn(locale)]));
});

test.each(locales)("%s has no blanks around a message", (locale) => {
  expect(messagesOf(locale).filter(([, text]) => text !== text.trim())).toEqual([]);
});

test("German says du everywhere", () => {
  const polite = /(?:^|[^.!?“] )(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)\b/;
  expect(polite.test("was Sie suchen")).toBe(true);
  expect(messagesOf("de").filter(([, text]) => polite.test(text.replace(/^Sie /, "")))).toEqual([]);
});

test("French marks never stand alone at the beginning of a line", () => {
  expect(messagesOf("fr").filter(([, text]) => / [?!:»]|« /.test(text))).toEqual([]);
});

test.each(locales)(
  "%s calls the same thing by the same name in the menus, the search and the pages",
  (locale) => {
    const { links, search } = treeOf(locale, "chrome");
    const { browse, home, tags } = treeOf(locale, "pages") as Record<string, Tree>;
    expect(search).toMatchObject({
      freePremium: browse?.["freeAndPremium"],
      free: browse?.["free"],
      premium: browse?.["premium"],
      trending: home?.["trending"],
    });
    expect(links).toMatchObject({
      freeAnimations: browse?.["allTitle"],
      tags: tags?.["title"],
      allCaseStudies: home?.["casesAll"],
    });
  },
);

test("sixteen countries in every language, none twice", () => {
  for (const locale of locales) {
    const { countries } = treeOf(locale, "chrome")["footer"] as Tree;
    expect(new Set(Object.values(countries as Tree)).size, locale).toBe(16);
  }
});

test("the logo's menu and the search say in English what they are specified to say", () => {
  const { logoMenu, search } = treeOf(defaultLocale, "chrome");
  expect(logoMenu).toEqual({
    label: "Logo",
    copySvg: "Copy SVG",
    copied: "Copied!",
    downloadSvg: "Download SVG",
    downloadPng: "Download PNG",
    brandKit: "Brand kit",
  });
  expect(search).toMatchObject({
    trending: "Trending",
    recent: "Recent",
    popular: "Popular searches",
    clear: "Clear",
  });
});

test("an area is handed out in the language that is asked for", () => {
  expect(getStatisticsMessages("en").exported({ file: "views.csv" })).toBe("views.csv is on its way");
  expect(getStatisticsMessages("de").first({ name: "Eule", value: 1_200 })).toContain("1.200");
  expect(getStatisticsMessages("de")).toBe(getStatisticsMessages("de"));
});

/** A number of pieces, in figures of any language: how many there are is counted, never told. */
const manyPieces =
  /(?:\d[\d.,\s]*\d{3}|\d+\s?[万만])(?![\d\s]*(?:字|자))[^.。]{0,24}(?:pieces|animation|animaci|animaç|Animation|作品|점|点)/u;

test("no message says how many animations there are where nobody has counted them", () => {
  for (const claim of [
    "More than 600,000 pieces",
    "Mehr als 600.000 Animationen",
    "60 万点以上",
    "60만 점이 넘는 작품",
  ])
    expect(claim).toMatch(manyPieces);
  expect(locales.flatMap((locale) => messagesOf(locale).filter(([, text]) => manyPieces.test(text)))).toEqual(
    [],
  );
});
