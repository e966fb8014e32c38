import type { SearchExplanation } from "../../animation.ts";
import type { AskedTerm } from "./asked-term.ts";
import type { MatchedQuery } from "./match-query.ts";

/** What is said of hits that lack something; null when none does. */
export function explain(
  { complete, steps }: MatchedQuery,
  asked: readonly AskedTerm[],
): SearchExplanation | null {
  const isNear = asked.some((one) => one.isNear);
  // What stands in for something else is not it.
  const all = isNear && complete > 0 ? [{ has: asked.map((_, at) => at) }, ...steps] : steps;
  if (all.length === 0) return null;
  const partial = all.map(({ has }) => {
    const isThere = (one: AskedTerm, at: number) => has.includes(at) && !one.isNear;
    return {
      has: asked.filter(isThere).map(({ term }) => term.text),
      lacks: asked.filter((one, at) => !isThere(one, at)).map(({ term }) => term.text),
    };
  });
  const count = isNear ? 0 : complete;
  return { code: count === 0 ? "none-has-all" : "few-have-all", complete: count, partial };
}
