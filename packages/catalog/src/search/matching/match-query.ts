import type { QueryTerm } from "@zoetrope/concepts";
import type { FilterPass } from "../filter-hits.ts";
import type { ScoreAccumulator } from "../index/score-accumulator.ts";
import { emptyHits, trimmed, type Hits, type Postings } from "../index/postings.ts";
import type { Snapshot } from "../index/snapshot.ts";
import type { AskedTerm } from "./asked-term.ts";
import { matchAll } from "./match-all.ts";
import { matchAny, maxCompleteScore, type PartialMatch } from "./match-any.ts";
import { matchTerm, united } from "./match-term.ts";
import { preferTypical } from "./typical-hits.ts";
import { rarityOf, weighed } from "./weigh-terms.ts";

export interface MatchedQuery {
  /** Before filters, every variant by itself. */
  found: Hits;
  /** Of these, what has every term. */
  all: Hits;
  /** Cards, those that have every term before the others. */
  hits: Hits;
  /** How many of them have every term. */
  complete: number;
  /** What the others have, best first, by the places of the terms. */
  steps: PartialMatch["steps"];
  /** Terms that no language knows and nothing has as they are written. */
  unknown: readonly QueryTerm[];
  /** Terms that nothing has, though a language knows them. */
  absent: readonly QueryTerm[];
  /** Terms that animations have only by what they hardly mean. */
  missed: readonly QueryTerm[];
}

interface MatchOptions {
  snapshot: Snapshot;
  postings: Map<number, Postings>;
  accumulator: ScoreAccumulator;
  passes: readonly FilterPass[];
  /** Of the hits that pass, one for each card. */
  group: (hits: Hits, passes: readonly FilterPass[]) => Hits;
  /** With fewer that have every term, those that lack some follow. */
  enough: number;
  /** Keywords of what is typical for what is asked. */
  typical: readonly string[];
}

/**
 * Who has every term; where those are few, then who has the most telling ones. What filters leave of them is never filled up with what
 * fits less, so that the counts beside choices hold.
 */
export function matchQuery(asked: readonly AskedTerm[], options: MatchOptions): MatchedQuery {
  const { snapshot, passes, group, enough } = options;
  const { documents } = snapshot;
  const matches = asked.map((one, at) => {
    const matched = matchTerm(one, at === asked.length - 1, options);
    const weight =
      rarityOf(matched.hits, documents) *
      matched.certainty *
      importanceOf(one.term) *
      (one.isNear ? besideFound : 1);
    return { ...matched, term: one.term, at, weight };
  });
  const unknown = matches.filter(({ isGuess }) => isGuess).map(({ term }) => term);
  const absent = matches
    .filter(({ hits, term }) => hits.count === 0 && term.concepts.length > 0)
    .map(({ term }) => term);
  const missed = matches.filter(({ isMissed, hits }) => isMissed && hits.count > 0).map(({ term }) => term);
  // How something moves says less than what it is: among others it is nice to have.
  const isPreference = ({ term }: (typeof matches)[number]) => term.motion !== null;
  const required = matches.every(isPreference) ? matches : matches.filter((match) => !isPreference(match));
  const preferred = matches.filter((match) => !required.includes(match));
  const lists = weighed(
    required.map(({ hits }) => hits),
    required.map(({ weight }) => weight),
  );
  const all = capped(
    preferTypical(
      matchAll(
        lists,
        preferred.map(({ hits }) => hits),
      ),
      options.typical,
      options,
    ),
  );
  const complete = group(all, passes);
  if (
    required.length + required.flatMap(({ partHits }) => partHits).length < 2 ||
    complete.count >= enough ||
    (passes.length > 0 && hasCards(all, options))
  )
    return { found: all, all, hits: complete, complete: complete.count, steps: [], unknown, absent, missed };
  const parts = required.flatMap(({ partHits, wholeHits, weight }) => {
    const whole = required.length > 1 ? wholeHits?.() : undefined;
    return partHits.map((hits) => ({
      hits: whole === undefined ? hits : united([], [hits, whole], documents, options.accumulator),
      weight: weight * partShare,
    }));
  });
  const partial = matchAny({
    lists: [...lists, ...parts.map(({ hits }) => ({ hits, factor: 1 }))],
    weights: [...required, ...parts].map(({ weight }) => weight),
    documents,
    complete: all,
    enough,
  });
  const found = merged(all, partial.hits);
  return {
    found,
    all,
    hits: group(found, passes),
    complete: complete.count,
    steps: partial.steps.map(({ has, count }) => ({
      count,
      has: [...has.flatMap((index) => required[index]?.at ?? []), ...preferred.map(({ at }) => at)],
    })),
    unknown,
    absent,
    missed,
  };
}

/** Whether so many cards are among the hits: mostly the first few say it. */
const hasCards = (hits: Hits, { group, enough }: MatchOptions): boolean =>
  group(trimmed(hits, Math.min(hits.count, firstLook)), []).count >= enough ||
  (hits.count > firstLook && group(hits, []).count >= enough);

const firstLook = 1_000;

/** What stands in for a term that nothing has tells less than what is there: of rain on a window the rain. */
const besideFound = 0.4;

/** Who has one word of a phrase has that much of it. */
const partShare = 0.4;

/** What something looks like says less than what it is, and so does what happens to it, or when: that snow falls, an umbrella opens in the morning. */
const importanceOf = ({ colour, style, concepts: [meant] }: QueryTerm): number =>
  colour !== null || style !== null ? 0.4 : meant !== undefined && isOnlyHow.has(meant.id) ? 0.5 : 1;
const isOnlyHow: ReadonlySet<string> = new Set([
  "fall",
  "open",
  "close",
  "closed",
  "play",
  "expand",
  "automation",
  "electricity",
  "morning",
  "afternoon",
  "evening",
]);

/** In the room that there is before those that lack something. */
function capped(hits: Hits): Hits {
  for (let index = 0; index < hits.count; index++)
    if ((hits.scores[index] as number) > maxCompleteScore) hits.scores[index] = maxCompleteScore;
  return hits;
}

/** Two lists without a position in common, as one. */
function merged(left: Hits, right: Hits): Hits {
  if (left.count === 0) return right;
  const both = emptyHits(left.count + right.count);
  let l = 0;
  let r = 0;
  for (let index = 0; index < both.positions.length; index++) {
    const isLeft =
      r >= right.count || (l < left.count && (left.positions[l] as number) < (right.positions[r] as number));
    both.positions[index] = (isLeft ? left.positions[l] : right.positions[r]) as number;
    both.scores[index] = (isLeft ? left.scores[l++] : right.scores[r++]) as number;
  }
  return { ...both, count: both.positions.length };
}
