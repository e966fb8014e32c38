import type { AnimationSummary, SearchRequest, SearchResult, SeedingProgress } from "@zoetrope/catalog";
import { categoryShortcuts, isCategoryShortcut } from "@zoetrope/catalog/categories";
import { ExampleZone, impressionAttributes, resultsPath, SearchField } from "@zoetrope/chrome";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { formatNumber } from "@zoetrope/i18n";
import { Breadcrumb, Chip, Pagination, ProgressBar } from "@zoetrope/ui";
import { animationPath } from "../page/animation-address.ts";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { canonicalAddress } from "../document/alternate-links.tsx";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { cutParameter } from "../page/clean-keyword.ts";
import { usePage } from "../page/use-page.ts";
import { feedAddress } from "./feed-address.ts";
import { FollowSearch } from "./follow-search.tsx";
import { Explanation } from "./explanation.tsx";
import { HireBand } from "./hire-band.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { resultsAddress } from "./results-address.ts";
import { ResultsBar } from "./results-bar.tsx";
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

/** From this many letters on a title is set like a sentence: three hundred of them at full size would hide the page. */
const longTitle = 48;

export function Results({ request, result, suggestions, popular, seeding, isCounted }: ResultsProps) {
  const page = usePage();
  const { messages, href, locale, urls } = page;
  const best = result.items[0];
  const keyword = isCategoryShortcut(request.query) ? messages.categories[request.query] : request.query;
  const isSimilarSearch = request.like !== undefined;
  const { like: _, page: __, ...words } = request;
  const title = isSimilarSearch
    ? messages.browse.similarTitle
    : keyword === ""
      ? messages.browse.allTitle
      : keyword.charAt(0).toLocaleUpperCase(locale) + keyword.slice(1);
  const count = formatNumber(locale, result.total) + (result.totalIsCapped ? "+" : "");
  const entries =
    keyword === ""
      ? []
      : [{ text: messages.browse.allTitle, href: href("/free-animations") }, { text: keyword }];
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
      <div className="wrapper results-header">
        {entries.length === 0 ? null : <Breadcrumb label={messages.browse.breadcrumb} entries={entries} />}
        <div className="results-header__top">
          <h1 className={title.length > longTitle ? "h3" : "h1"}>{title}</h1>
          <p className="results-header__count">
            <b className="tabular-numbers">{count}</b> {messages.browse.count({ count: result.total })}
          </p>
          <FollowSearch request={request} title={title} />
          <SearchField
            id="results-search"
            messages={messages}
            href={href}
            keyword={request.query}
            className="results-header__field"
            kept={formatSearchParameters({ ...words, query: "" })}
          />
        </div>
        {seeding === null ? null : (
          <p className="results-header__near tabular-numbers">
            {messages.browse.filling({ done: seeding.done, total: seeding.total })}
          </p>
        )}
        {new URLSearchParams(page.search).has(cutParameter) ? (
          <p className="results-header__near">{messages.browse.cut({ count: maxQueryLength })}</p>
        ) : null}
        <Explanation query={request.query} result={result} />
        {keyword === "" ? (
          <ul className="related-searches" aria-label={messages.browse.category}>
            {categoryShortcuts.map((category) => (
              <li key={category}>
                <Chip href={href(resultsPath(category))}>{messages.categories[category]}</Chip>
              </li>
            ))}
          </ul>
        ) : result.relatedTags.length === 0 ? null : (
          <ul className="related-searches" aria-label={messages.browse.related}>
            <li className="muted-text small-text" aria-hidden="true">
              {messages.browse.related}
            </li>
            {result.relatedTags.map((tag) => (
              <li key={tag}>
                <Chip href={href(resultsPath(tag))}>{tag}</Chip>
              </li>
            ))}
          </ul>
        )}
        <ExampleZone
          locale={locale}
          urls={page.urls}
          href={href}
          className="results-header__example"
          query={request.query}
          colour={request.colour}
          kept={formatSearchParameters({ ...words, query: "" })}
        />
      </div>
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
