import {
  searchSorts,
  type AnimationFeature,
  type FacetCounts,
  type SearchRequest,
  type SearchSort,
  type SearchType,
} from "@zoetrope/catalog";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";
import { Chip, Icon, Segmented } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { AppliedChips } from "./applied-chips.tsx";
import { useCountText } from "./count-text.ts";
import { countFilters } from "./filter-options.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { resultsAddress } from "./results-address.ts";

export function ResultsBar({ request, facets }: { request: SearchRequest; facets: FacetCounts | undefined }) {
  const { messages, href } = usePage();
  const write = useCountText();
  const countOf = (field: "type" | "features", choice: string) => {
    const count = facets?.choices[field]?.[choice];
    return count === undefined ? undefined : write(count);
  };
  const type = request.type ?? "free-premium";
  const typeOption = (value: SearchType, label: string) => ({
    label,
    href: href(resultsAddress(request, { type: value })),
    isCurrent: type === value,
    // Both together are what the headline counts, or the two beside them.
    count: value === "free-premium" ? undefined : countOf("type", value),
  });
  const toggle = (feature: AnimationFeature): string => {
    const features = request.features ?? [];
    return href(
      resultsAddress(request, {
        features: features.includes(feature)
          ? features.filter((one) => one !== feature)
          : [...features, feature],
      }),
    );
  };
  const filters = countFilters(request);
  return (
    <div className="results-bar">
      <div className="wrapper results-bar__inner">
        <div className="results-bar__middle">
          <details className="filters" data-dismiss>
            <summary className="chip">
              <Icon name="sliders-horizontal" size="small" />
              {filters === 0 ? messages.browse.filters : messages.browse.filtersActive({ count: filters })}
              <Icon name="x" size="small" />
            </summary>
            <FilterPanel request={request} facets={facets} />
          </details>
          <Segmented
            label={messages.browse.type}
            options={[
              typeOption("free-premium", messages.browse.freeAndPremium),
              typeOption("free", messages.browse.free),
              typeOption("premium", messages.browse.premium),
            ]}
          />
          <Chip
            href={toggle("interactive")}
            icon="mouse-pointer-click"
            count={countOf("features", "interactive")}
            isOn={request.features?.includes("interactive") === true}
          >
            {messages.card.interactive}
          </Chip>
          <Chip
            href={toggle("themeable")}
            icon="palette"
            count={countOf("features", "themeable")}
            isOn={request.features?.includes("themeable") === true}
          >
            {messages.card.themeable}
          </Chip>
        </div>
        <div className="results-bar__end">
          <label className="switch play-all" data-play-all>
            <input type="checkbox" role="switch" />
            {messages.browse.playAll}
          </label>
          {request.like === undefined ? <SortForm request={request} /> : null}
        </div>
        <AppliedChips request={request} />
      </div>
    </div>
  );
}

function SortForm({ request }: { request: SearchRequest }) {
  const { messages, href } = usePage();
  const fallback: SearchSort = request.query === "" ? "popular" : "relevance";
  const { sort: _, page: __, ...kept } = request;
  return (
    <form className="sort" action={href(resultsAddress({ query: request.query }))}>
      {[...formatSearchParameters({ ...kept, query: "" })].map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor="sort">
        {messages.browse.sortBy}
      </label>
      <select
        className="select"
        id="sort"
        name="sort"
        defaultValue={request.sort === undefined || request.sort === fallback ? "" : request.sort}
        data-submit
        autoComplete="off"
      >
        {searchSorts
          .filter((sort) => sort !== "relevance" || request.query !== "")
          .map((sort) => (
            <option key={sort} value={sort === fallback ? "" : sort}>
              {messages.browse.sorts[sort]}
            </option>
          ))}
      </select>
      <noscript>
        <button className="button button--secondary button--small">{messages.browse.apply}</button>
      </noscript>
    </form>
  );
}
