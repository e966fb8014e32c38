import type { AnimationFeature, FacetCounts, SearchRequest, SearchSort } from "@zoetrope/catalog";
import { formatSearchParameters, searchSorts } from "@zoetrope/catalog/search-parameters";
import type { PagesMessages } from "@zoetrope/i18n";
import { Chip, Icon, Segmented, type LinkOption } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { usePage } from "../page/use-page.ts";
import { AppliedChips, unfilteredAddress } from "./applied-chips.tsx";
import { countTexts, type ChoiceCounts } from "./count-text.ts";
import { countFilters, type AskedFilters } from "./filter-options.ts";
import { FilterPanel } from "./filter-panel.tsx";
import { resultsAddress } from "./results-address.ts";

/**
 * What narrows and orders the results. Where nothing is asked for but words, it looks the same on every page of a language but for
 * addresses and counts.
 */
export function ResultsBar({ request, facets }: { request: SearchRequest; facets: FacetCounts | undefined }) {
  const { messages, href, locale } = usePage();
  const { query, page: _, ...asked } = request;
  const isPlain = formatSearchParameters({ ...asked, query: "" }).size === 0;
  const hasWords = query !== "";
  const address = (change: Partial<SearchRequest>): string => href(resultsAddress(request, change));
  return (
    <FilledTemplate
      as="div"
      className="results-bar"
      cacheKey={isPlain ? `results bar ${locale} ${hasWords}` : null}
      values={{
        action: href(resultsAddress({ query })),
        clear: href(unfilteredAddress(request)),
        all: address({ type: "free-premium" }),
        free: address({ type: "free" }),
        premium: address({ type: "premium" }),
        interactive: address({ features: toggled(request, "interactive") }),
        themeable: address({ features: toggled(request, "themeable") }),
        counts: countTexts(locale, facets?.choices),
      }}
    >
      {({ counts, ...addresses }) => (
        <div className="wrapper results-bar__inner">
          <div className="results-bar__middle">
            <details className="filters" data-dismiss>
              <summary className="chip">
                <Icon name="sliders-horizontal" size="small" />
                {filtersText(asked, messages)}
                <Icon name="x" size="small" />
              </summary>
              <FilterPanel {...{ asked, counts, addresses, locale, messages }} />
            </details>
            <Segmented
              label={messages.browse.type}
              options={typeOptions(asked, { counts, addresses, messages })}
            />
            {chipFeatures.map(([feature, icon]) => (
              <Chip
                key={feature}
                href={addresses[feature]}
                icon={icon}
                count={counts.features?.[feature]}
                isOn={asked.features?.includes(feature) === true}
              >
                {messages.card[feature]}
              </Chip>
            ))}
          </div>
          <div className="results-bar__end">
            <label className="switch play-all" data-play-all>
              <input type="checkbox" role="switch" />
              {messages.browse.playAll}
            </label>
            {asked.like === undefined ? (
              <SortForm {...{ asked, hasWords, messages }} action={addresses.action} />
            ) : null}
          </div>
          {isPlain ? null : <AppliedChips {...{ request, messages, locale, href }} />}
        </div>
      )}
    </FilledTemplate>
  );
}

/** Those that have a chip of their own beside the panel. */
const chipFeatures = [
  ["interactive", "mouse-pointer-click"],
  ["themeable", "palette"],
] as const;

const toggled = ({ features = [] }: SearchRequest, feature: AnimationFeature): AnimationFeature[] =>
  features.includes(feature) ? features.filter((one) => one !== feature) : [...features, feature];

function filtersText(asked: AskedFilters, { browse }: PagesMessages): string {
  const count = countFilters(asked);
  return count === 0 ? browse.filters : browse.filtersActive({ count });
}

function typeOptions(
  { type = "free-premium" }: AskedFilters,
  {
    counts,
    addresses,
    messages: { browse },
  }: {
    counts: ChoiceCounts;
    addresses: Record<"all" | "free" | "premium", string>;
    messages: PagesMessages;
  },
): LinkOption[] {
  const option = (value: "free" | "premium"): LinkOption => ({
    label: browse[value],
    href: addresses[value],
    isCurrent: type === value,
    count: counts.type?.[value],
  });
  return [
    // Both together are what the headline counts, or the two beside them.
    { label: browse.freeAndPremium, href: addresses.all, isCurrent: type === "free-premium" },
    option("free"),
    option("premium"),
  ];
}

interface SortFormProps {
  asked: AskedFilters;
  hasWords: boolean;
  action: string;
  messages: PagesMessages;
}

function SortForm({ asked, hasWords, action, messages }: SortFormProps) {
  const fallback: SearchSort = hasWords ? "relevance" : "popular";
  const { sort, ...kept } = asked;
  return (
    <form className="sort" action={action}>
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
        defaultValue={sort === undefined || sort === fallback ? "" : sort}
        data-submit
        autoComplete="off"
      >
        {searchSorts
          .filter((one) => one !== "relevance" || hasWords)
          .map((one) => (
            <option key={one} value={one === fallback ? "" : one}>
              {messages.browse.sorts[one]}
            </option>
          ))}
      </select>
      <noscript>
        <button className="button button--secondary button--small">{messages.browse.apply}</button>
      </noscript>
    </form>
  );
}
