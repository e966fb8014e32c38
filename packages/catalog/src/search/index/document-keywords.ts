import { normaliseText, type Concepts } from "@zoetrope/concepts";
import { titleParts } from "../../ingest/title-parts.ts";
import type { AnimationConcept } from "../../ingest/meaning-of.ts";
import type { Locale } from "@zoetrope/i18n/locales";
import type { Titles, TranslatedDetails } from "../../translations.ts";
import { conceptKeyword, conceptFieldOf } from "./concept-keywords.ts";
import { field, type Field } from "./postings.ts";

/** The texts by which an animation is found. */
export interface SearchTexts {
  title: string;
  tags: readonly string[];
  /** Of title, description and tags; null where nobody has said. */
  language: Locale | null;
  /** In other languages. */
  titles: Titles;
  translations: TranslatedDetails;
  description: string;
  category: string;
  creatorName: string;
  concepts: readonly AnimationConcept[];
}

export interface DocumentKeyword {
  /** As people wrote it. */
  keyword: string;
  /** Where the word or concept stands at best; null for a tag of several words, which has no postings. */
  field: Field | null;
  /** In the title or a tag, and worth offering while somebody types. */
  isSuggested: boolean;
  isTag: boolean;
  /** What languages call the tag, its own among them; null for other words, and where nobody has said. */
  labels: Titles | null;
}

const neverSuggested = new Set(["the", "and", "with", "for", "from", "into", "over", "under"]);
const minSuggestedLength = 3;

/** More words than this of one animation are not found. */
const maxWords = 800;

/** Everything by which an animation is found, by its normalised spelling. */
export function documentKeywords(
  texts: SearchTexts,
  concepts: Pick<Concepts, "wordsOf">,
): Map<string, DocumentKeyword> {
  const keywords = new Map<string, DocumentKeyword>();
  const addWords = (text: string, where: Field, { isOffered = false } = {}) => {
    for (const word of concepts.wordsOf(text)) {
      if (keywords.has(word) || keywords.size >= maxWords) continue;
      const isSuggested =
        isOffered &&
        /^[\p{L}\p{N}]+$/u.test(word) &&
        isSpaced(word) &&
        word.length >= minSuggestedLength &&
        !neverSuggested.has(word);
      keywords.set(word, { keyword: word, field: where, isSuggested, isTag: false, labels: null });
    }
  };
  const own = titleParts(texts.title);
  const others = Object.values(texts.titles).map(titleParts);
  addWords(own.name, field.title, { isOffered: true });
  addWords(own.remark, field.tag, { isOffered: true });
  for (const tag of texts.tags) addWords(tag, field.tag);
  addWords(texts.category, field.tag);
  // Found by readers of other languages; nobody is offered words of a language that is not theirs.
  for (const { name } of others) addWords(name, field.title);
  for (const { remark } of others) addWords(remark, field.tag);
  for (const { tags = [] } of Object.values(texts.translations))
    for (const tag of tags) addWords(tag, field.tag);
  addWords(texts.description, field.text);
  addWords(texts.creatorName, field.text);
  for (const [index, tag] of texts.tags.entries()) {
    const normalised = normaliseText(tag).trim();
    if (normalised === "") continue;
    keywords.set(normalised, {
      keyword: tag.trim(),
      field: keywords.get(normalised)?.field ?? null,
      isSuggested: true,
      isTag: true,
      labels: labelsOf(texts, tag, index),
    });
  }
  for (const concept of texts.concepts) {
    const keyword = conceptKeyword(concept.id);
    keywords.set(keyword, {
      keyword,
      field: conceptFieldOf(concept),
      isSuggested: false,
      isTag: false,
      labels: null,
    });
  }
  return keywords;
}

function labelsOf({ language, translations }: SearchTexts, tag: string, index: number): Titles | null {
  const labels: Titles = language === null ? {} : { [language]: tag };
  for (const [locale, { tags }] of Object.entries(translations) as [Locale, { tags?: string[] }][])
    if (tags?.[index] !== undefined) labels[locale] = tags[index];
  return Object.keys(labels).length === 0 ? null : labels;
}

/** Whether the word was cut at spaces; pairs of letters of other scripts mean nothing to a reader. */
const isSpaced = (word: string) =>
  /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]+$/u.test(word);
