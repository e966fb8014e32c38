import { keyOf } from "./area-source.ts";

/** Areas that the command line reads, which loads the language of whoever reads and no other. */
const loadedAreas = ["accessibility", "changes", "commands", "diagnostics", "inspection", "refusals"];

/** Modules with these areas, one for each language, and the one that loads one of them when it is asked for. */
export function loadedSources(locales: readonly string[]): [file: string, source: string][] {
  const head = "// Written by `npm run messages` from messages/. Do not edit.\n";
  const imports = locales.map((locale) => `  ${keyOf(locale)}: () => import("./${locale}.ts"),\n`);
  return [
    ["loaded/loaders.ts", `${head}\nexport const loaders = {\n${imports.join("")}};\n`],
    ...locales.map((locale): [string, string] => [
      `loaded/${locale}.ts`,
      [
        head,
        ...loadedAreas.map(
          (area) => `import ${area} from "../../messages/${locale}/${area}.json" with { type: "json" };\n`,
        ),
        `\nexport const catalogues = { ${loadedAreas.join(", ")} };\n`,
      ].join(""),
    ]),
  ];
}
