import { indexWordsOf, normaliseText } from "@zoetrope/concepts";
import { place, type Place } from "./postings.ts";

/** The texts by which an animation is found. */
export interface SearchTexts {
  title: string;
  tags: readonly string[];
  description: string;
  category: string;
  creatorName: string;
}

export interface DocumentKeyword {
  /** As people wrote it. */
  keyword: string;
  /** Where the word stands at best; null for a tag of several words, which has no postings. */
  place: Place | null;
  /** In the title or a tag, and worth offering while somebody types. */
  isSuggested: boolean;
  isTag: boolean;
}

const neverSuggested = new Set(["the", "and", "with", "for", "from", "into", "over", "under"]);
const minSuggestedLength = 3;

/** More words than this of one animation are not found. */
const maxWords = 400;

/** Everything by which an animation is found, by its normalised spelling. */
export function documentKeywords(texts: SearchTexts): Map<string, DocumentKeyword> {
  const keywords = new Map<string, DocumentKeyword>();
  const addWords = (text: string, where: Place) => {
    for (const word of indexWordsOf(text)) {
      if (keywords.has(word) || keywords.size >= maxWords) continue;
      const isSuggested =
        where === place.title &&
        /^[\p{L}\p{N}]+$/u.test(word) &&
        isSpaced(word) &&
        word.length >= minSuggestedLength &&
        !neverSuggested.has(word);
      keywords.set(word, { keyword: word, place: where, isSuggested, isTag: false });
    }
  };
  addWords(texts.title, place.title);
  for (const tag of texts.tags) addWords(tag, place.tag);
  addWords(texts.category, place.tag);
  addWords(texts.description, place.text);
  addWords(texts.creatorName, place.text);
  for (const tag of texts.tags) {
    const normalised = normaliseText(tag).trim();
    if (normalised === "") continue;
    keywords.set(normalised, {
      keyword: tag.trim(),
      place: keywords.get(normalised)?.place ?? null,
      isSuggested: true,
      isTag: true,
    });
  }
  return keywords;
}

/** Whether the word was cut at spaces; pairs of letters of other scripts mean nothing to a reader. */
const isSpaced = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u.test(word);
