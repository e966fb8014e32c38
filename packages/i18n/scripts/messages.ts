// After a message was added, changed or removed in English: npm run messages
// What must not land: npm run messages -- --check
// To see a language of which locales.ts has the row before it is translated: npm run messages -- pseudo it
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../src/compile-catalogue.ts";
import { defaultLocale, locales } from "../src/locales.ts";
import { areaSource } from "./area-source.ts";
import { cataloguesSource } from "./catalogues-source.ts";
import { faultsOfCatalogues } from "./faults-of-catalogues.ts";
import { loadedSources } from "./loaded-source.ts";
import { readCatalogues } from "./read-catalogues.ts";
import { writePseudoLocale } from "./write-pseudo-locale.ts";

const isCheck = process.argv.includes("--check");
const folder = join(import.meta.dirname, "../src");
const [command, pseudoLocale] = process.argv.slice(2);
if (command === "pseudo") {
  if (!locales.some((locale) => locale === pseudoLocale))
    throw new Error("name a language that has its row in packages/i18n/src/locales.ts and no folder yet");
  writePseudoLocale(pseudoLocale ?? "", readCatalogues(), join(import.meta.dirname, "../messages"));
}

const catalogues = readCatalogues();
const faults = faultsOfCatalogues(catalogues);

if (faults.length === 0) {
  const english = catalogues.get(defaultLocale) ?? new Map<string, unknown>();
  const sources = new Map([
    ["catalogues.ts", cataloguesSource([...english.keys()], locales)],
    ...loadedSources(locales),
    ...[...english].map(([area, catalogue]): [string, string] => [
      `areas/${area}.ts`,
      areaSource(area, catalogue as Catalogue),
    ]),
  ]);
  for (const written of ["areas", "loaded"]) {
    mkdirSync(join(folder, written), { recursive: true });
    for (const file of readdirSync(join(folder, written))) {
      if (sources.has(`${written}/${file}`)) continue;
      if (isCheck) faults.push(`src/${written}/${file} is left over: npm run messages`);
      else rmSync(join(folder, written, file));
    }
  }
  for (const [file, source] of sources) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, "utf8") === source) continue;
    if (isCheck) faults.push(`src/${file} is not what the messages make of it: npm run messages`);
    else writeFileSync(path, source);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
