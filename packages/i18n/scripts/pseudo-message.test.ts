import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compileCatalogue, type Catalogue } from "../src/compile-catalogue.ts";
import { getMessages } from "../src/get-messages.ts";
import * as areas from "../src/index.ts";
import { defaultLocale, type Locale } from "../src/locales.ts";
import { faultsOfCatalogues } from "./faults-of-catalogues.ts";
import { pseudoCatalogue, pseudoMessage } from "./pseudo-message.ts";
import { readCatalogues } from "./read-catalogues.ts";
import { writePseudoLocale } from "./write-pseudo-locale.ts";

test("letters get accents, arguments and quoted braces stay, one pair of marks is around the message", () => {
  expect(pseudoMessage("it", "Log in")).toBe("⟦Lóóg ííñ⟧");
  expect(pseudoMessage("it", "Updated {time, date, long}, it’s '{'name'}'")).toBe(
    "⟦Úúpdáátééd {time, date, long}, íít’s '{'ñááméé'}'⟧",
  );
});

test("plurals get the forms of the language, choices keep theirs", () => {
  const files = "{count, plural, =0 {none} one {# file} other {# files}}";
  expect(pseudoMessage("it", files)).toBe(
    "⟦{count, plural, one {# fííléé} many {# fííléés} other {# fííléés} =0 {ñóóñéé}}⟧",
  );
  expect(pseudoMessage("ja-JP", files)).toBe("⟦{count, plural, other {# fííléés} =0 {ñóóñéé}}⟧");
  expect(pseudoMessage("it", "{role, select, owner {Owner of {name}} other {Member}}")).toBe(
    "⟦{role, select, owner {Óówñéér óóf {name}} other {Méémbéér}}⟧",
  );
});

test("a folder and a row make a language: the catalogues are whole, compile, and every area takes them", () => {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-messages-"));
  const catalogues = readCatalogues();
  const english = catalogues.get(defaultLocale) ?? new Map<string, unknown>();
  writePseudoLocale("it", catalogues, folder);
  const written = readCatalogues(folder).get("it") ?? new Map<string, unknown>();
  rmSync(folder, { recursive: true });
  const known = new Map([
    [defaultLocale as string, english],
    ["it", written],
  ]);
  expect(faultsOfCatalogues(known, [defaultLocale, "it"])).toEqual([]);
  const lengthOf = (all: Map<string, unknown>): number => JSON.stringify([...all.values()]).length;
  expect(lengthOf(written) / lengthOf(english)).toBeGreaterThan(1.2);
  for (const [area, own] of written) {
    const getArea = Object.entries(areas).find(([name]) => name.toLowerCase() === `get${area}messages`)?.[1];
    const inEnglish = getArea === undefined ? {} : (getArea as (locale: Locale) => object)(defaultLocale);
    const italian = getMessages(
      { [defaultLocale]: own } as unknown as Record<Locale, Catalogue>,
      defaultLocale,
    );
    if (getArea !== undefined) expect(Object.keys(italian), area).toEqual(Object.keys(inEnglish));
    expect(Object.keys(compileCatalogue(own as Catalogue))).toEqual(
      Object.keys(pseudoCatalogue("it", english.get(area) as Catalogue)),
    );
  }
});
