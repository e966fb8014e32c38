import type { SearchRequest } from "@zoetrope/catalog";
import { formatSearchParameters } from "@zoetrope/catalog/search-parameters";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { appliedFilters } from "./applied-filters.ts";
import { feedAddress } from "./feed-address.ts";
import { resultsAddress } from "./results-address.ts";

/** Ways to come back to a search: kept in a list, as a feed, and as an address for programs. */
export function FollowSearch({ request, title }: { request: SearchRequest; title: string }) {
  const { messages, href, urls } = usePage();
  const { browse } = messages;
  const first = { ...request, page: 1 };
  const name = [title, ...appliedFilters(request, messages).map(({ label }) => label)].join(" · ");
  const api = `${urls.api}/api/v1/animations?${formatSearchParameters(first)}`;
  return (
    <details
      className="follow"
      data-dismiss
      data-follow
      data-address={resultsAddress(first)}
      data-title={name}
      data-failed={browse.notSaved}
    >
      <summary className="chip">
        <Icon name="plus" size="small" />
        {browse.follow}
      </summary>
      <div className="follow__panel">
        <button
          type="button"
          className="button button--secondary button--small follow__save"
          aria-pressed="false"
          data-save-search
          data-save={browse.saveSearch}
          data-saved={browse.savedSearch}
        >
          {browse.saveSearch}
        </button>
        <a className="link" href={href("/saved-searches")}>
          {browse.savedSearches}
        </a>
        <a className="link" href={href(feedAddress(first))} type="application/rss+xml">
          {browse.feed}
        </a>
        <label>
          <span className="small-text">{browse.apiAddress}</span>
          <input className="input" readOnly value={api} />
        </label>
        <button
          type="button"
          className="button button--tertiary button--small follow__save"
          data-copy={api}
          data-copied={browse.copied}
          data-refused={browse.copyFailed}
        >
          {browse.copyAddress}
        </button>
      </div>
    </details>
  );
}
