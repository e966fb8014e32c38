import type { ConceptId, Concepts } from "@zoetrope/concepts";
import { categories } from "../../categories.ts";
import { conceptKeyword } from "../index/concept-keywords.ts";
import { conceptField, seek, type Hits, type Postings } from "../index/postings.ts";
import type { Snapshot } from "../index/snapshot.ts";
import type { AskedTerm } from "./asked-term.ts";
import { idsOf } from "./term-keywords.ts";

/** Added to hits of a category that are not typical of it: "weather" begins with rain, not with a warning of it. */
const untypicalScore = 24;
const maxTypical = 24;
/** Of each typical thing. */
const maxTitled = 1_000;

const categoryConceptsOf = new WeakMap<object, ReadonlySet<ConceptId>>();

/** What the names of categories mean. */
function categoryConcepts(concepts: Pick<Concepts, "parseQuery">): ReadonlySet<ConceptId> {
  let known = categoryConceptsOf.get(concepts);
  if (!known) {
    const meant = categories.map((name) => concepts.parseQuery(name, "en").terms[0]?.concepts[0]?.id);
    categoryConceptsOf.set(concepts, (known = new Set(meant.filter((id) => id !== undefined))));
  }
  return known;
}

/** Keywords of what is typical for the one thing that a query asks for, what much else is near to first; empty unless that is as wide as a category. */
export function typicalKeywords(
  asked: readonly AskedTerm[],
  concepts: Pick<Concepts, "parseQuery" | "related">,
): string[] {
  const [only] = asked;
  const meant = only?.term.concepts[0];
  if (!only || asked.length > 1 || !meant || meant.weight < 0.9 || !categoryConcepts(concepts).has(meant.id))
    return [];
  return concepts
    .related(meant.id)
    .slice(0, maxTypical)
    .map(({ id }) => ({ id, near: concepts.related(id).length }))
    .toSorted((a, b) => b.near - a.near)
    .map(({ id }) => conceptKeyword(id));
}

/** One for each typical thing goes first, in their order: sun, rain, cloud; then what else speaks of such things in its title. */
export function preferTypical(
  hits: Hits,
  typical: readonly string[],
  { snapshot, postings }: { snapshot: Snapshot; postings: Map<number, Postings> },
): Hits {
  if (typical.length === 0) return hits;
  const idOf = idsOf(snapshot);
  const spoken = typical
    .flatMap((name) => idOf.get(name) ?? [])
    .map((keywordId) => indexesOfTitled(hits, postings.get(keywordId)))
    .filter((indexes) => indexes.length > 0);
  const titled = new Set(spoken.flat());
  const first = new Set<number>();
  for (const indexes of spoken) {
    const next = indexes.find((index) => !first.has(index));
    if (next !== undefined) first.add(next);
  }
  const order = [...first];
  const ofOthers = order.length + untypicalScore;
  for (let index = 0; index < hits.count; index++)
    hits.scores[index] = (hits.scores[index] as number) + ofOthers;
  for (const index of titled) hits.scores[index] = (hits.scores[index] as number) - untypicalScore;
  for (const [rank, index] of order.entries()) hits.scores[index] = rank;
  return hits;
}

/** Where among the hits those are whose title speaks of a thing; of the more popular ones. */
function indexesOfTitled(hits: Hits, postings: Postings = new Int32Array(0)): number[] {
  const indexes: number[] = [];
  let at = 0;
  for (let index = 0; index < postings.length && indexes.length < maxTitled; index++) {
    const entry = postings[index] as number;
    if ((entry & 3) !== conceptField.title) continue;
    at = seek(hits.positions, hits.count, at, entry >>> 2);
    if (at >= hits.count) break;
    if (hits.positions[at] === entry >>> 2) indexes.push(at);
  }
  return indexes;
}
