import type { SearchRequest, SearchResult, SeedingProgress } from "@zoetrope/catalog";
import { categoryShortcuts } from "@zoetrope/catalog/categories";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";
import { ExampleZone, resultsPath, SearchField } from "@zoetrope/chrome";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { Breadcrumb, Chip } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { cutParameter } from "../page/clean-keyword.ts";
import { usePage, type Page } from "../page/use-page.ts";
import { appliedFilters } from "./applied-filters.ts";
import { explanationText } from "./explanation-text.ts";
import { feedAddress } from "./feed-address.ts";
import { FollowSearch } from "./follow-search.tsx";
import { resultsAddress } from "./results-address.ts";

export interface ResultsHeaderProps {
  request: SearchRequest;
  result: SearchResult;
  title: string;
  /** As people write it; empty where no words are asked for. */
  keyword: string;
  count: string;
  /** While a new platform's catalogue is on its way. */
  seeding: SeedingProgress | null;
}

/** From this many letters on a title is set like a sentence: three hundred of them at full size would hide the page. */
const longTitle = 48;

/**
 * What was asked for, and other ways to ask. Where nothing is asked for but words, it looks the same on every page of a language but for
 * its texts and addresses.
 */
export function ResultsHeader({ request, result, title, keyword, count, seeding }: ResultsHeaderProps) {
  const page = usePage();
  const { messages, href, locale, urls } = page;
  const { browse } = messages;
  const { query, like: _, page: __, ...asked } = request;
  const kept = formatSearchParameters({ ...asked, query: "" });
  const isPlain = kept.size === 0 && request.like === undefined;
  const isLong = title.length > longTitle;
  const hasKeyword = keyword !== "";
  const first = { ...request, page: 1 };
  return (
    <FilledTemplate
      as="div"
      className="wrapper results-header"
      cacheKey={isPlain ? `results header ${locale} ${hasKeyword} ${isLong}` : null}
      values={{
        title,
        query,
        keyword,
        count,
        unit: browse.count({ count: result.total }),
        address: resultsAddress(first),
        name: [title, ...appliedFilters(request, page).map(({ label }) => label)].join(" · "),
        feed: href(feedAddress(first)),
        api: `${urls.api}/api/v1/animations?${formatSearchParameters(first)}`,
        colourResults: href(query === "" ? "/free-animations" : resultsPath(query)),
        notes: notesOf(page, result, query, seeding),
        related: hasKeyword ? result.relatedTags.map((tag) => ({ tag, href: href(resultsPath(tag)) })) : [],
      }}
    >
      {({ address, name, feed, api, notes, related, ...given }) => (
        <>
          {hasKeyword ? (
            <Breadcrumb
              label={browse.breadcrumb}
              entries={[{ text: browse.allTitle, href: href("/free-animations") }, { text: given.keyword }]}
            />
          ) : null}
          <div className="results-header__top">
            <h1 className={isLong ? "h3" : "h1"}>{given.title}</h1>
            <p className="results-header__count">
              <b className="tabular-numbers">{given.count}</b> {given.unit}
            </p>
            <FollowSearch
              {...{ address, name, feed, api, messages }}
              savedSearches={href("/saved-searches")}
            />
            <SearchField
              id="results-search"
              messages={messages}
              href={href}
              keyword={given.query}
              className="results-header__field"
              kept={kept}
            />
          </div>
          <Notes {...notes} />
          {hasKeyword ? null : (
            <ul className="related-searches" aria-label={browse.category}>
              {categoryShortcuts.map((category) => (
                <li key={category}>
                  <Chip href={href(resultsPath(category))}>{messages.categories[category]}</Chip>
                </li>
              ))}
            </ul>
          )}
          {related.length === 0 ? null : (
            <ul className="related-searches" aria-label={browse.related}>
              <li className="muted-text small-text" aria-hidden="true">
                {browse.related}
              </li>
              {related.map(({ tag, href: ofTag }) => (
                <li key={tag}>
                  <Chip href={ofTag}>{tag}</Chip>
                </li>
              ))}
            </ul>
          )}
          <ExampleZone
            locale={locale}
            urls={urls}
            href={href}
            className="results-header__example"
            colourResults={given.colourResults}
            colour={asked.colour}
            kept={kept}
          />
        </>
      )}
    </FilledTemplate>
  );
}

/** What has to be said of the results: where they are not quite what was asked for, what they are instead. */
function notesOf(
  page: Page,
  { explanation, correctedQuery }: SearchResult,
  query: string,
  seeding: SeedingProgress | null,
) {
  const { browse } = page.messages;
  return {
    filling: seeding === null ? undefined : browse.filling({ done: seeding.done, total: seeding.total }),
    cut: new URLSearchParams(page.search).has(cutParameter)
      ? browse.cut({ count: maxQueryLength })
      : undefined,
    corrected:
      correctedQuery === null
        ? undefined
        : {
            nothing: browse.corrected.nothing({ asked: query }),
            used: browse.corrected.used({ used: correctedQuery }),
          },
    explanation:
      explanation === null ? undefined : explanationText(explanation, correctedQuery ?? query, page),
  };
}

function Notes({ filling, cut, corrected, explanation }: ReturnType<typeof notesOf>) {
  return (
    <>
      {filling === undefined ? null : <p className="results-header__near tabular-numbers">{filling}</p>}
      {cut === undefined ? null : <p className="results-header__near">{cut}</p>}
      {corrected === undefined ? null : (
        <p className="results-header__near">
          {corrected.nothing} <b>{corrected.used}</b>
        </p>
      )}
      {explanation === undefined ? null : <p className="results-header__near">{explanation}</p>}
    </>
  );
}
