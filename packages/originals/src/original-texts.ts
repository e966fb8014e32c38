import type { Locale } from "@zoetrope/i18n/locales";
import { readFileSync } from "node:fs";

/** What an animation is called and said to be in a language other than English. */
export interface OriginalTexts {
  title: string;
  description: string;
  /** Tags that mean something else here than in the other animations. */
  tags?: Record<string, string>;
}

const textsOf = new Map<Locale, Record<string, OriginalTexts>>();

/** By the animations' keys; nothing in English, which the animations say themselves. */
export function originalTexts(locale: Locale): Record<string, OriginalTexts> {
  if (locale === "en") return {};
  let texts = textsOf.get(locale);
  if (!texts) {
    const file = new URL(`../messages/${locale}.json`, import.meta.url);
    texts = JSON.parse(readFileSync(file, "utf8")) as Record<string, OriginalTexts>;
    textsOf.set(locale, texts);
  }
  return texts;
}
