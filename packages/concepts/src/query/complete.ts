import type { Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import type { ConceptId } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { phraseKey, tokensOf } from "../words/tokens.ts";

const maxCandidates = 4_000;
const labelBonus = 4;
/** A letter more is as much as this less central. */
const letterCost = 0.15;

interface Candidate {
  concept: number;
  label: string;
  score: number;
}

interface Completion {
  id: ConceptId;
  label: string;
}

/** Beginnings of so few letters have thousands of words, and everybody types them: what follows them is kept. */
const maxCachedLength = 2;
const maxCached = 5_000;
const completionsByDictionary = new WeakMap<Dictionary, Map<string, readonly Completion[]>>();

/** What concepts are called in a language that begins so: labels before other words, what is central and short before others. */
export function complete(
  prefix: string,
  locale: Locale,
  limit: number,
  dictionary: Dictionary,
): readonly Completion[] {
  const begun = phraseKey(tokensOf(prefix.slice(0, maxQueryLength)));
  if (begun === "") return [];
  if (begun.length > maxCachedLength) return completionsOf(begun, locale, limit, dictionary);
  const cached = completionsByDictionary.get(dictionary) ?? new Map<string, readonly Completion[]>();
  completionsByDictionary.set(dictionary, cached);
  const key = `${locale} ${limit} ${begun}`;
  const known = cached.get(key);
  if (known !== undefined) return known;
  const found = completionsOf(begun, locale, limit, dictionary);
  if (cached.size >= maxCached) cached.clear();
  cached.set(key, found);
  return found;
}

function completionsOf(begun: string, locale: Locale, limit: number, dictionary: Dictionary): Completion[] {
  const completions = dictionary.completionsOf(locale);
  const [first, end] = completions.rangeOf(begun);
  const best = new Map<number, Candidate>();
  for (let index = first; index < Math.min(end, first + maxCandidates); index++) {
    const line = completions.at(index);
    const afterKey = line.indexOf("\t") + 1;
    const afterLabel = line.indexOf("\t", afterKey);
    const label = line.slice(afterKey, afterLabel);
    const concept = Number(line.slice(afterLabel + 1));
    const bonus = isSame(dictionary.labelAt(concept, locale), label) ? labelBonus : 0;
    const score = dictionary.centralityOf(concept) + bonus - label.length * letterCost;
    const before = best.get(concept);
    if (before === undefined || score > before.score) best.set(concept, { concept, label, score });
  }
  const labels = new Set<string>();
  const found: Completion[] = [];
  for (const { concept, label } of [...best.values()].toSorted(
    (a, b) => b.score - a.score || (a.label < b.label ? -1 : 1),
  )) {
    if (found.length >= limit) break;
    if (labels.has(label.toLowerCase())) continue;
    labels.add(label.toLowerCase());
    found.push({ id: dictionary.idOf(concept), label });
  }
  return found;
}

/** A label may be written with a capital where the word among others is not. */
const isSame = (label: string, word: string): boolean =>
  label === word || (label.length === word.length && label.toLowerCase() === word.toLowerCase());
