// After a message was added, changed or removed in English: npm run messages
// What must not land: npm run messages -- --check
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Catalogue } from "../src/compile-catalogue.ts";
import { defaultLocale, locales } from "../src/locales.ts";
import { areaSource } from "./area-source.ts";
import { faultsOfCatalogues } from "./faults-of-catalogues.ts";
import { readCatalogues } from "./read-catalogues.ts";

const isCheck = process.argv.includes("--check");
const folder = join(import.meta.dirname, "../src/areas");
const catalogues = readCatalogues();
const faults = faultsOfCatalogues(catalogues);

if (faults.length === 0) {
  const english = catalogues.get(defaultLocale) ?? new Map<string, unknown>();
  const sources = new Map(
    [...english].map(([area, catalogue]) => [
      `${area}.ts`,
      areaSource(area, catalogue as Catalogue, locales),
    ]),
  );
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) {
    if (sources.has(file)) continue;
    if (isCheck) faults.push(`src/areas/${file} is left over: npm run messages`);
    else rmSync(join(folder, file));
  }
  for (const [file, source] of sources) {
    const path = join(folder, file);
    if (existsSync(path) && readFileSync(path, "utf8") === source) continue;
    if (isCheck)
      faults.push(`src/areas/${file} is not what the English messages make of it: npm run messages`);
    else writeFileSync(path, source);
  }
}

for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
