import type { PagesMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";

interface FollowSearchProps {
  /** What the list of searches has of it: an address without language, and a name. */
  address: string;
  name: string;
  feed: string;
  /** For programs. */
  api: string;
  savedSearches: string;
  messages: PagesMessages;
}

/** Ways to come back to a search: kept in a list, as a feed, and as an address for programs. */
export const FollowSearch = ({
  address,
  name,
  feed,
  api,
  savedSearches,
  messages: { browse },
}: FollowSearchProps) => (
  <details
    className="follow"
    data-dismiss
    data-follow
    data-address={address}
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
      <a className="link" href={savedSearches}>
        {browse.savedSearches}
      </a>
      <a className="link" href={feed} type="application/rss+xml">
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
