import { normaliseText, type ConceptId, type Concepts, type QueryTerm } from "@zoetrope/concepts";
import type { Locale } from "@zoetrope/i18n/locales";
import { RecentMap } from "@zoetrope/kit/recent-map";

const maxRelatedTags = 10;
const maxCandidates = 3 * maxRelatedTags;

/** A catalogue of some thousand animations has some thousand tags. */
const maxTags = 20_000;
const namesOfTags = new RecentMap<string, string>(maxTags);

/** As it is compared. The same tags stand beside every other search. */
const nameOf = (tag: string): string => namesOfTags.getOrCreate(tag, () => normaliseText(tag).trim());

const namesOf = (terms: readonly QueryTerm[]) =>
  new Set(terms.flatMap(({ text, words }) => [normaliseText(text), ...words]));

/** Both "cat" and "cats" say the same. */
const isNamed = (names: ReadonlySet<string>, name: string): boolean =>
  names.has(name) || names.has(`${name}s`) || (name.endsWith("s") && names.has(name.slice(0, -1)));

/** So many times as often as in the whole catalogue a widespread tag stands on what was found, or it tells nothing of that. */
const minLift = 3;

/**
 * The most frequent of the tags of `count` hits, without what was asked for, some to spare. What much of the catalogue has (`shares`,
 * `WidespreadTags`) would stand beside every search: it does where it is far more frequent among these hits.
 */
export function candidateTags(
  tags: readonly string[],
  count: number,
  terms: readonly QueryTerm[],
  shares: ReadonlyMap<string, number>,
): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const byCount: string[][] = [];
  for (const [tag, times] of counts)
    if (times >= minLift * count * (shares.get(nameOf(tag)) ?? 0)) (byCount[times] ??= []).push(tag);
  const most: string[] = [];
  // Most tags occur once: they are put in order where there is room for them alone.
  for (let times = byCount.length - 1; times > 0 && most.length < maxCandidates; times--)
    most.push(...(byCount[times]?.toSorted() ?? []));
  const named = namesOf(terms);
  return most.slice(0, maxCandidates).filter((tag) => {
    const name = nameOf(tag);
    const isNew = !isNamed(named, name);
    if (isNew) named.add(name);
    return isNew;
  });
}

/** Candidates as the reader's language calls them, each once, without what was asked for. */
export function relatedTagsOf(
  concepts: Concepts,
  candidates: readonly string[],
  labels: ReadonlyMap<string, string>,
  terms: readonly QueryTerm[],
  locale: Locale,
): string[] {
  const asked = namesOf(terms);
  const related = new Set<string>();
  for (const candidate of candidates) {
    if (related.size === maxRelatedTags) break;
    const tag = labels.get(candidate) ?? calledIn(concepts, candidate, locale);
    if (!asked.has(nameOf(tag))) related.add(tag);
  }
  return [...related];
}

const meaningsOfTags = new WeakMap<Concepts, RecentMap<string, ConceptId | null>>();

/** Tags are English where nobody has translated them: what they mean has a name in every language. Kept, since linking takes long. */
function calledIn(concepts: Concepts, tag: string, locale: Locale): string {
  if (locale === "en") return tag;
  const meanings = meaningsOfTags.get(concepts) ?? new RecentMap<string, ConceptId | null>(maxTags);
  meaningsOfTags.set(concepts, meanings);
  const meant = meanings.getOrCreate(tag, () => {
    const [first] = concepts.link(tag, "en");
    return first && first.weight >= 0.9 ? first.id : null;
  });
  return meant === null ? tag : concepts.label(meant, locale);
}
