import type { QueryTerm } from "@zoetrope/concepts";
import type { SearchExplanation } from "../../animation.ts";
import type { MatchedQuery } from "./match-query.ts";

/** What is said of hits that lack something; null when none does. */
export function explain(
  { complete, steps }: MatchedQuery,
  terms: readonly QueryTerm[],
): SearchExplanation | null {
  if (steps.length === 0) return null;
  const partial = steps.map(({ has }) => ({
    has: terms.filter((_, at) => has.includes(at)).map(({ text }) => text),
    lacks: terms.filter((_, at) => !has.includes(at)).map(({ text }) => text),
  }));
  return { code: complete === 0 ? "none-has-all" : "few-have-all", complete, partial };
}
