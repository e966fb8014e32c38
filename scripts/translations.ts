// How far the translations of content/ are: npm run translations [-- de]
// After a translation was brought up to date: npm run translations -- content/pages/platform.de.mdx
// What must not land: npm run translations -- --check
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "@zoetrope/i18n";
import {
  englishFileOf,
  faultsOfTranslations,
  hashOfEnglish,
  wholeLocales,
  markCurrent,
  stateOfTranslations,
} from "../apps/site/app/content/compile/translations.ts";

const root = join(import.meta.dirname, "..");
const read = (file: string): string => readFileSync(join(root, file), "utf8");
const asked = process.argv.slice(2);

for (const file of asked.filter((name) => name.endsWith(".mdx"))) {
  const english = englishFileOf(file);
  if (english === file) throw new Error(`${file} is English; name its translations, such as platform.de.mdx`);
  writeFileSync(join(root, file), markCurrent(read(file), hashOfEnglish(english, read(english))));
  console.log(`${file} stands for ${english} as it is now`);
}

const files = globSync("content/{pages,blog,case-studies}/**/*.mdx", { cwd: root }).toSorted();
const states = stateOfTranslations(new Map(files.map((file) => [file, read(file)])));

if (asked.includes("--check")) {
  const faults = faultsOfTranslations(states, wholeLocales);
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) {
    console.error("\nTranslate what has changed, then run npm run translations -- FILE.");
    process.exitCode = 1;
  }
} else if (!asked.some((name) => name.endsWith(".mdx"))) {
  for (const { locale, current, outdated, missing } of states) {
    const { name = "", urlPrefix = "" } = languages.find((language) => language.locale === locale) ?? {};
    if (asked.length > 0 && !asked.includes(urlPrefix)) continue;
    console.log(
      `${name.padEnd(12)} ${current.length} up to date, ${outdated.length} outdated, ${missing.length} missing`,
    );
    const listed = [
      ...outdated.map((file) => `  outdated  ${file}`),
      ...missing.map((file) => `  missing   ${file}`),
    ];
    if (asked.length > 0) for (const line of listed) console.log(line);
  }
}
