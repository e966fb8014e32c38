import type { Locale } from "@zoetrope/i18n";
import { maxQueryLength } from "@zoetrope/kit/limits";
import type { ConceptId } from "../concepts.ts";
import type { Dictionary } from "../store/dictionary.ts";
import { phraseKey, tokensOf } from "../words/tokens.ts";

const maxCandidates = 4_000;

/** What concepts are called in a language that begins so: labels before other words, the shorter first. */
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
  const found = new Map<ConceptId, { label: string; isLabel: boolean }>();
  for (let index = first; index < Math.min(end, first + maxCandidates); index++) {
    const [, label = "", concept = ""] = completions.at(index).split("\t");
    const id = dictionary.idOf(Number(concept));
    const isLabel = dictionary.labelOf(id, locale) === label;
    const before = found.get(id);
    if (before === undefined || (isLabel && !before.isLabel)) found.set(id, { label, isLabel });
  }
  const labels = new Set<string>();
  return [...found]
    .toSorted(
      ([, a], [, b]) =>
        Number(b.isLabel) - Number(a.isLabel) ||
        a.label.length - b.label.length ||
        (a.label < b.label ? -1 : 1),
    )
    .filter(([, { label }]) => !labels.has(label) && labels.add(label) !== undefined)
    .slice(0, limit)
    .map(([id, { label }]) => ({ id, label }));
}
