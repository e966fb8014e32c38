import type { Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import type { ConceptId } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { phraseKey, tokensOf } from "../words/tokens.ts";

const maxCandidates = 4_000;
const labelBonus = 3;
/** A letter more is as much as this less central. */
const letterCost = 0.15;

interface Candidate {
  id: ConceptId;
  label: string;
  score: number;
}

/** What concepts are called in a language that begins so: labels before other words, what is central and short before others. */
export function complete(
  prefix: string,
  locale: Locale,
  limit: number,
  dictionary: Dictionary,
): { id: ConceptId; label: string }[] {
  const begun = phraseKey(tokensOf(prefix.slice(0, maxQueryLength)));
  if (begun === "") return [];
  const completions = dictionary.completionsOf(locale);
  const [first, end] = completions.rangeOf(begun);
  const best = new Map<ConceptId, Candidate>();
  for (let index = first; index < Math.min(end, first + maxCandidates); index++) {
    const [, label = "", number = ""] = completions.at(index).split("\t");
    const concept = Number(number);
    const id = dictionary.idOf(concept);
    const bonus = dictionary.labelOf(id, locale) === label ? labelBonus : 0;
    const score = dictionary.centralityOf(concept) + bonus - label.length * letterCost;
    const before = best.get(id);
    if (before === undefined || score > before.score) best.set(id, { id, label, score });
  }
  const labels = new Set<string>();
  const found: { id: ConceptId; label: string }[] = [];
  for (const { id, label } of [...best.values()].toSorted(
    (a, b) => b.score - a.score || (a.label < b.label ? -1 : 1),
  )) {
    if (found.length >= limit) break;
    if (labels.has(label.toLowerCase())) continue;
    labels.add(label.toLowerCase());
    found.push({ id, label });
  }
  return found;
}
