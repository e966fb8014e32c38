import type { Locale } from "@zoetrope/i18n";
import displayAccents from "@zoetrope/ui/fonts/bricolage-grotesque-accents.woff2?url";
import displayFont from "@zoetrope/ui/fonts/bricolage-grotesque-basic.woff2?url";
import textAccents from "@zoetrope/ui/fonts/inter-accents.woff2?url";
import textFont from "@zoetrope/ui/fonts/inter-basic.woff2?url";

/** Every other language is written with the accented letters. */
const unaccented: ReadonlySet<Locale> = new Set(["en", "ko-KR", "ja-JP"]);

/** The letters of a language: to be asked for with the page, so that they are there for its first paint (fonts.css of ui). */
export const fontsOf = (locale: Locale): string[] =>
  unaccented.has(locale) ? [displayFont, textFont] : [displayFont, textFont, displayAccents, textAccents];
