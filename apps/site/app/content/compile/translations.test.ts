import type { Locale } from "@zoetrope/i18n";
import { expect, test } from "vitest";
import { readFrontMatter } from "./front-matter.ts";
import { faultsOfTranslations, hashOfEnglish, markCurrent, stateOfTranslations } from "./translations.ts";

const english = (words: string, changes: Record<string, string> = {}): string => {
  const fields = {
    title: "Owls",
    description: "What owls do by night, in one sentence that is long enough.",
    tint: "rose",
    drawing: "owl",
    updated: "2026-11-21",
    ...changes,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join("\n")}\n---\n\n${words}\n`;
};
const german = (hash: string): string =>
  `---\ntitle: Eulen\ndescription: Was Eulen nachts tun, in einem Satz, der lang genug ist.\nsource: ${hash}\n---\n\nWorte.\n`;
const owls = "content/pages/owls.mdx";
const eulen = "content/pages/owls.de.mdx";
const hash = hashOfEnglish(owls, english("They sleep."));
const faults = (files: Record<string, string>, ...whole: Locale[]) =>
  faultsOfTranslations(stateOfTranslations(new Map(Object.entries(files))), new Set(whole));

test("a page whose English words, title or description changed later is named", () => {
  expect(faults({ [owls]: english("They sleep."), [eulen]: german(hash) })).toEqual([]);
  for (const changed of [
    english("They hunt."),
    english("They sleep.", { title: "Owls and bats" }),
    english("They sleep.", { description: "What bats do by night, in one sentence that is long enough." }),
  ])
    expect(faults({ [owls]: changed, [eulen]: german(hash) })).toEqual([
      `${eulen}: ${owls} has changed since it was translated`,
    ]);
});

test("other line breaks and another drawing ask for no new translation", () => {
  const same = english("They\n  sleep.\n", { drawing: "moth", updated: "2026-12-01" });
  expect(faults({ [owls]: same, [eulen]: german(hash) })).toEqual([]);
});

test("in a language that is whole every page is demanded, except legal texts and posts", () => {
  const post = english("Words.", { published: "2026-11-09", author: "The site team" });
  const files = {
    [owls]: english("They sleep."),
    "content/pages/page/law.mdx": english("Words."),
    "content/blog/a.mdx": post,
  };
  expect(faults(files)).toEqual([]);
  expect(faults(files, "de")).toEqual([`${eulen}: ${owls} is not translated`]);
});

test("a translation that was brought up to date is marked so", () => {
  const marked = markCurrent(german("0".repeat(12)), hash);
  expect(faults({ [owls]: english("They sleep."), [eulen]: marked })).toEqual([]);
  expect(marked).toBe(german(hash));
  expect(markCurrent(german(hash).replace(/source.*\n/, ""), hash)).toBe(german(hash));
});

test.each(["123456789012", "12345678e901", "0".repeat(12)])(
  "a translation whose hash YAML takes for a number is read as any other: %s",
  (digits) => {
    expect(readFrontMatter(eulen, german(digits)).frontMatter).toMatchObject({ source: digits });
  },
);
