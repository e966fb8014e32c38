import type { AnimationSummary, SearchRequest } from "@zoetrope/catalog";
import { resultsPath, trendingTerms } from "@zoetrope/chrome";
import { ButtonLink, Chip, Empty } from "@zoetrope/ui";
import { Drawing } from "../art/drawing.tsx";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { usePage } from "../page/use-page.ts";
import { countFilters } from "./filter-options.ts";
import { resultsAddress } from "./results-address.ts";

export function NothingFound({
  request,
  keyword,
  suggestions,
}: {
  request: SearchRequest;
  keyword: string;
  suggestions: AnimationSummary[];
}) {
  const { messages, href } = usePage();
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
            <ButtonLink href={href(resultsAddress({ query: request.query }))}>
              {messages.browse.clear}
            </ButtonLink>
          ) : (
            <ul className="related-searches related-searches--centred">
              {trendingTerms.map((term) => (
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
