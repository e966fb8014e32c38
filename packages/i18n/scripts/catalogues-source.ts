import { keyOf } from "./area-source.ts";

/**
 * The module that names every file of messages, so that a language is its folder, its row and this module. Each area is an
 * export of its own: a bundle takes in the areas it uses.
 */
export function cataloguesSource(areas: readonly string[], locales: readonly string[]): string {
  const variable = (area: string, locale: string): string =>
    `${area}${locale.replaceAll("-", "").replace(/^./, (letter) => letter.toUpperCase())}`;
  const imports = areas.flatMap((area) =>
    locales.map(
      (locale) =>
        `import ${variable(area, locale)} from "../messages/${locale}/${area}.json" with { type: "json" };\n`,
    ),
  );
  const exports = areas.map((area) => {
    const entries = locales.map((locale) => `  ${keyOf(locale)}: ${variable(area, locale)},\n`);
    return `\nexport const ${area} = {\n${entries.join("")}};\n`;
  });
  return ["// Written by `npm run messages` from messages/. Do not edit.\n", ...imports, ...exports].join("");
}
