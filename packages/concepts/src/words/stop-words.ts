import type { Locale } from "@zoetrope/i18n";
import stopWords from "../../data/stop-words.json" with { type: "json" };

const sets = new Map<string, ReadonlySet<string>>(
  Object.entries(stopWords).map(([locale, words]) => [locale, new Set(words)]),
);

/** Whether a word in the spelling of the index means nothing by itself in this language. */
export const isStopWord = (word: string, locale: Locale): boolean => sets.get(locale)?.has(word) ?? false;

/** The same in any language: what is left of a word when its ending is cut off may be one by accident, as "hors" of "horse". */
export const isStopWordAnywhere = (word: string): boolean =>
  [...sets.values()].some((words) => words.has(word));
