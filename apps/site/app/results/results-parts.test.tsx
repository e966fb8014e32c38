import type { FacetCounts, SearchRequest, SearchResult } from "@zoetrope/catalog";
import { filterEntries } from "@zoetrope/catalog/filters";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyPage, anyText, renderBothWays } from "../page/testing/render-both-ways.tsx";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsHeader } from "./results-header.tsx";

const request: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query: fc.oneof(fc.constant(""), anyText),
    page: fc.integer({ min: 1, max: 9 }),
    type: fc.constantFrom("free", "premium"),
    colour: fc.constantFrom("#123456", "#ef6aa8"),
    features: fc.constantFrom(["interactive"], ["themeable", "markers"]),
    durationInSeconds: fc.constantFrom({ min: 1.5 }, { max: 2 }),
    sort: fc.constantFrom("recent", "relevance"),
    like: fc.constant("example"),
  },
  { requiredKeys: ["query"] },
);
const choices: fc.Arbitrary<FacetCounts["choices"]> = fc.record(
  Object.fromEntries(
    filterEntries.map(([field, { offered, counted }]) => [
      field,
      fc.record(
        Object.fromEntries(
          Object.keys(offered ?? counted ?? {}).map((key) => [key, fc.integer({ min: 0, max: 20_000 })]),
        ),
        { requiredKeys: [] },
      ),
    ]),
  ),
  { requiredKeys: [] },
);
const result = fc.record({
  relatedTags: fc.uniqueArray(anyText, { maxLength: 4 }),
  correctedQuery: fc.option(anyText),
  total: fc.nat(),
});
test("what is asked for stands in the bar to the letter as React makes it, whatever was asked before", () => {
  fc.assert(
    fc.property(anyPage, request, choices, (page, asked, counts) => {
      const facets = { choices: counts, without: [] };
      const [kept, rendered] = renderBothWays(page, <ResultsBar request={asked} facets={facets} />);
      expect(kept).toBe(rendered);
    }),
  );
});

test("and so does what stands above the results", () => {
  fc.assert(
    fc.property(anyPage, request, result, anyText, fc.boolean(), (page, asked, found, keyword, isFilling) => {
      const [kept, rendered] = renderBothWays(
        page,
        <ResultsHeader
          request={asked}
          result={{ ...found, explanation: null } as unknown as SearchResult}
          title={keyword}
          keyword={asked.query === "" ? "" : keyword}
          count={String(found.total)}
          seeding={isFilling ? { done: 1, total: 2 } : null}
        />,
      );
      expect(kept).toBe(rendered);
    }),
  );
});
