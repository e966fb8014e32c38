import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../src/compile-catalogue.ts";
import { defaultLocale } from "../src/locales.ts";
import { pseudoCatalogue } from "./pseudo-message.ts";
import type { Catalogues } from "./read-catalogues.ts";

/**
 * Writes the folder of a language with marked English, to see pages in it before it is translated. Throws where the folder
 * is there already.
 */
export function writePseudoLocale(locale: string, catalogues: Catalogues, messages: string): void {
  const folder = join(messages, locale);
  mkdirSync(folder);
  for (const [area, catalogue] of catalogues.get(defaultLocale) ?? []) {
    const own = pseudoCatalogue(locale, catalogue as Catalogue);
    writeFileSync(join(folder, `${area}.json`), `${JSON.stringify(own, null, 2)}\n`);
  }
}
