import type { AnimationSummary, FacetCounts, SearchRequest } from "@zoetrope/catalog";
import { resultsPath, trendingTerms } from "@zoetrope/chrome";
import { ButtonLink, Chip, Empty } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { usePage } from "../page/use-page.ts";
import { mostHelpful } from "./applied-filters.ts";
import { countFilters } from "./filter-options.ts";
import { resultsAddress } from "./results-address.ts";

export function NothingFound({
  request,
  keyword,
  suggestions,
  popular,
  without,
}: {
  request: SearchRequest;
  keyword: string;
  suggestions: AnimationSummary[];
  /** What people of the language search for. */
  popular: readonly string[];
  /** What each thing that is asked for keeps away. */
  without: FacetCounts["without"];
}) {
  const { locale, messages, href } = usePage();
  const best = mostHelpful(request, { messages, locale }, without);
  const isFiltered = countFilters(request) > 0 || (request.type ?? "free-premium") !== "free-premium";
  return (
    <>
      <Empty
        drawing={<Drawing name="snail" />}
        tint="mint"
        title={
          isFiltered || keyword === ""
            ? messages.browse.emptyFiltered
            : messages.browse.emptyTitle({ keyword })
        }
        action={
          isFiltered ? (
            <div className="row row--wrap nothing-found__ways">
              {best === null ? null : (
                <ButtonLink href={href(resultsAddress(best.request))}>
                  {messages.browse.without({ filter: best.label, count: best.total })}
                </ButtonLink>
              )}
              <ButtonLink
                href={href(
                  resultsAddress({ query: request.query, ...(request.like && { like: request.like }) }),
                )}
                variant={best === null ? "primary" : "secondary"}
              >
                {messages.browse.clear}
              </ButtonLink>
            </div>
          ) : (
            <ul className="related-searches related-searches--centred">
              {trendingTerms(locale, popular).map((term) => (
                <li key={term}>
                  <Chip href={href(resultsPath(term))}>{term}</Chip>
                </li>
              ))}
            </ul>
          )
        }
      >
        {isFiltered ? messages.browse.emptyFilteredText : messages.browse.emptyText}
      </Empty>
      {suggestions.length === 0 ? null : (
        <section className="section" aria-labelledby="instead">
          <div className="section-header">
            <h2 className="h2" id="instead">
              {messages.featured.title}
            </h2>
          </div>
          <CardGrid animations={suggestions} eager={0} />
        </section>
      )}
    </>
  );
}
