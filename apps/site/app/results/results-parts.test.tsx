import type { FacetCounts, SearchRequest, SearchResult } from "@zoetrope/catalog";
import { filterEntries } from "@zoetrope/catalog/filters";
import { locales } from "@zoetrope/i18n";
import { createFragmentCache } from "@zoetrope/page-app";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import fc from "fast-check";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { createPage, PageProvider, type Page } from "../page/use-page.ts";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsHeader } from "./results-header.tsx";

const text = fc.oneof(
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 60 }),
  fc.constantFrom(`</a><b "x" 'y' & 馬`, "red heart"),
);
const request: fc.Arbitrary<SearchRequest> = fc.record(
  {
    query: fc.oneof(fc.constant(""), text),
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
  relatedTags: fc.uniqueArray(text, { maxLength: 4 }),
  correctedQuery: fc.option(text),
  total: fc.nat(),
});
const pages = fc.constantFrom(...locales).map((locale) =>
  createPage({
    locale,
    urls: {
      site: "https://site.example",
      api: "https://api.example",
      assets: "https://assets.example",
      accounts: "https://accounts.example",
      workflow: "https://workflow.example",
    },
    socialNames: [],
    oneTap: false,
    maxUploadBytes: 1,
    analytics: null,
    path: "/free-animations",
    search: "",
    document: { plays: false, playsVideos: false, isEmbed: false, styles: "" },
    scripts: [],
  }),
);

const fragments = createFragmentCache();

/** As a page with a cache of fragments has it, and as React makes it. */
function bothOf(page: Page, content: ReactElement): [string, string] {
  const ofPage = fragments.beginPage();
  const inPage = <PageProvider value={page}>{content}</PageProvider>;
  const html = renderToString(<FragmentCacheProvider value={ofPage}>{inPage}</FragmentCacheProvider>);
  const parts = ofPage.partsOf(html).map((part) => Buffer.from("bytes" in part ? part.bytes : part));
  return [Buffer.concat(parts).toString(), renderToString(inPage)];
}

test("what is asked for stands in the bar to the letter as React makes it, whatever was asked before", () => {
  fc.assert(
    fc.property(pages, request, choices, (page, asked, counts) => {
      const facets = { choices: counts, without: [] };
      const [kept, rendered] = bothOf(page, <ResultsBar request={asked} facets={facets} />);
      expect(kept).toBe(rendered);
    }),
  );
});

test("and so does what stands above the results", () => {
  fc.assert(
    fc.property(pages, request, result, text, fc.boolean(), (page, asked, found, keyword, isFilling) => {
      const [kept, rendered] = bothOf(
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
