import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { locales, type Locale } from "@zoetrope/i18n";

const require = createRequire(import.meta.url);

interface AnnotationsFile {
  annotations: { annotations: Record<string, { default?: string[]; tts?: string[] }> };
}

/** What one language says of a character. */
export interface Annotation {
  name: string;
  keywords: string[];
}

/** Signs of text (brackets, operators, arrows) are nothing that anybody draws. */
const isDrawn = (character: string): boolean =>
  /^\p{Emoji}/u.test(character) && !/^[\d#*]/.test(character) && !/\p{Emoji_Modifier}/u.test(character);

/** Names and keywords of emoji in the product's languages, from the Unicode CLDR. */
export function readAnnotations(): Map<string, Record<Locale, Annotation>> {
  const byLocale = locales.map((locale) => {
    const language = locale.split("-")[0] ?? locale;
    const path = require.resolve(`cldr-annotations-full/annotations/${language}/annotations.json`);
    const file = JSON.parse(readFileSync(path, "utf8")) as AnnotationsFile;
    return [locale, file.annotations.annotations] as const;
  });
  const [, english] = byLocale[0] ?? [];
  const annotations = new Map<string, Record<Locale, Annotation>>();
  for (const character of Object.keys(english ?? {}).filter(isDrawn)) {
    annotations.set(
      character,
      Object.fromEntries(
        byLocale.map(([locale, all]) => {
          const { tts = [], default: keywords = [] } = all[character] ?? {};
          return [locale, { name: tts[0] ?? "", keywords }];
        }),
      ) as Record<Locale, Annotation>,
    );
  }
  return annotations;
}
