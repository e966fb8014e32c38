import type { AnimationSummary, SearchRequest, SearchResult, SeedingProgress } from "@zoetrope/catalog";
import { isCategoryShortcut } from "@zoetrope/catalog/categories";
import { impressionAttributes } from "@zoetrope/chrome";
import { formatNumber } from "@zoetrope/i18n";
import { Pagination, ProgressBar } from "@zoetrope/ui";
import { animationPath } from "../page/animation-address.ts";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { canonicalAddress } from "../document/alternate-links.tsx";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";
import { feedAddress } from "./feed-address.ts";
import { HireBand } from "./hire-band.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { resultsAddress } from "./results-address.ts";
import { ResultsBar } from "./results-bar.tsx";
import { ResultsHeader } from "./results-header.tsx";
import { resultsData } from "./structured-data.ts";

export interface ResultsProps {
  request: SearchRequest;
  result: SearchResult;
  /** Shown when nothing was found. */
  suggestions: AnimationSummary[];
  popular: readonly string[];
  /** While a new platform's catalogue is on its way. */
  seeding: SeedingProgress | null;
  /** False where nothing is counted yet that could make anything popular, and the order is by that. */
  isCounted: boolean;
}

export function Results({ request, result, suggestions, popular, seeding, isCounted }: ResultsProps) {
  const page = usePage();
  const { messages, href, locale, urls } = page;
  const best = result.items[0];
  const keyword = isCategoryShortcut(request.query) ? messages.categories[request.query] : request.query;
  const isSimilarSearch = request.like !== undefined;
  const title = isSimilarSearch
    ? messages.browse.similarTitle
    : keyword === ""
      ? messages.browse.allTitle
      : keyword.charAt(0).toLocaleUpperCase(locale) + keyword.slice(1);
  const count = formatNumber(locale, result.total) + (result.totalIsCapped ? "+" : "");
  return (
    <main
      id="main"
      className="results"
      {...(request.query === ""
        ? {}
        : impressionAttributes(page, {
            event: "search",
            query: request.query,
            // What has all that was asked for: operators are shown what people did not find.
            result_count: result.explanation?.complete ?? result.total,
            sort: request.sort ?? "relevance",
            type: request.type ?? "free-premium",
            ...(result.isEmptiedByFilters ? { emptied_by: "filters" } : {}),
          }))}
    >
      <PageHead
        title={keyword === "" || isSimilarSearch ? title : messages.browse.titleFor({ keyword: title })}
        description={
          isSimilarSearch
            ? messages.browse.similarDescription
            : keyword === ""
              ? messages.browse.allDescription
              : messages.browse.description({ keyword })
        }
        picture={best === undefined ? undefined : pictureOfAnimation(page, best)}
        // Anybody can make up words: pages of them without hits, or with those of another word, are without end.
        isListed={result.total > 0 && result.correctedQuery === null && !isSimilarSearch}
      />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={`${messages.browse.feed}: ${title}`}
        href={urls.site + href(feedAddress(request))}
      />
      <ResultsHeader {...{ request, result, title, keyword, count, seeding }} />
      <ResultsBar request={request} facets={result.facets} />
      <div className="wrapper">
        {result.items.length === 0 ? (
          <NothingFound
            request={request}
            keyword={keyword}
            popular={popular}
            suggestions={result.nearest.length > 0 ? [] : suggestions}
            without={result.facets?.without ?? []}
          />
        ) : (
          <>
            <h2 className="visually-hidden">{title}</h2>
            {isCounted ? null : (
              <p className="secondary-text small-text results__note">{messages.browse.uncounted}</p>
            )}
            <CardGrid animations={result.items} eager={4} band={result.page === 1 ? HireBand : undefined} />
            <More request={request} result={result} count={count} />
          </>
        )}
        <Nearest animations={result.nearest} by={result.nearestBy} />
      </div>
      {result.items.length === 0 ? null : (
        <StructuredData
          data={resultsData(result.items, locale, {
            title,
            page: canonicalAddress(page),
            listing: urls.site + href("/free-animations"),
            listingName: messages.browse.allTitle,
            addressOf: (animation) => urls.site + href(animationPath(animation)),
          })}
        />
      )}
    </main>
  );
}

/** What comes nearest where little or nothing was found. */
function Nearest({ animations, by }: { animations: SearchResult["nearest"]; by: SearchResult["nearestBy"] }) {
  const { messages } = usePage();
  if (animations.length === 0) return null;
  return (
    <section className="section" aria-labelledby="nearest">
      <div className="section-header">
        <h2 className="h2" id="nearest">
          {by === "colour" ? messages.browse.nearestColours : messages.browse.nearest}
        </h2>
      </div>
      <CardGrid animations={animations} eager={0} />
    </section>
  );
}

/** How far one has come, what comes next, and every page by its number. */
function More({ request, result, count }: { request: SearchRequest; result: SearchResult; count: string }) {
  const { messages, href } = usePage();
  const shown = Math.min(result.total, result.page * 24);
  return (
    <div className="show-more" data-more-box>
      <p className="small-text secondary-text tabular-numbers" id="shown" data-shown>
        {messages.browse.shown({ shown, total: count })}
      </p>
      <ProgressBar value={shown} max={result.total} labelledBy="shown" />
      {result.page < result.pageCount ? (
        <a
          className="button button--secondary button--large"
          href={href(resultsAddress(request, { page: result.page + 1 }))}
          data-more
          data-loading={messages.browse.loadingMore}
          data-failed={messages.browse.moreFailed}
        >
          {messages.browse.showMore}
        </a>
      ) : null}
      <Pagination
        label={messages.browse.pages}
        page={result.page}
        pageCount={result.pageCount}
        href={(page) => href(resultsAddress(request, { page }))}
        messages={messages.browse}
      />
    </div>
  );
}
