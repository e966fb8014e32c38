import type { SearchRequest } from "@zoetrope/catalog";
import { Icon } from "@zoetrope/ui";
import type { PageLanguage } from "../page/use-page.ts";
import { appliedFilters } from "./applied-filters.ts";
import { resultsAddress } from "./results-address.ts";

/** What is asked for besides words, each to be taken away by itself, and all at once. */
export function AppliedChips({
  request,
  href,
  ...language
}: PageLanguage & {
  request: SearchRequest;
  href(address: string): string;
}) {
  const { messages } = language;
  const applied = appliedFilters(request, language);
  if (applied.length === 0 && request.like === undefined) return null;
  const { browse } = messages;
  const { like: _, ...withoutExample } = request;
  return (
    <ul className="applied-filters" aria-label={browse.applied}>
      {request.like === undefined ? null : (
        <li>
          <a
            className="chip applied-filter"
            href={href(resultsAddress(withoutExample))}
            rel="nofollow"
            aria-label={browse.removeFilter({ filter: browse.similarToFile })}
          >
            <Icon name="image-play" size="small" />
            <span className="applied-filter__label">{browse.similarToFile}</span>
            <Icon name="x" size="small" />
          </a>
        </li>
      )}
      {applied.map(({ field, label, without, swatch, colour }) => (
        <li key={field + label}>
          <a
            className="chip applied-filter"
            href={href(resultsAddress(without))}
            rel="nofollow"
            aria-label={browse.removeFilter({ filter: label })}
          >
            {swatch === null ? null : <span className={`applied-filter__swatch swatch-${swatch}`} />}
            {colour === null ? null : (
              // The page's policy lets no style of its own through.
              <svg className="applied-filter__swatch" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="8" fill={colour} />
              </svg>
            )}
            <span className="applied-filter__label">{label}</span>
            <Icon name="x" size="small" />
          </a>
        </li>
      ))}
      {applied.length < 2 ? null : (
        <li>
          <a className="link applied-filters__clear" href={href(unfilteredAddress(request))} rel="nofollow">
            {browse.clear}
          </a>
        </li>
      )}
    </ul>
  );
}

/** The same words or example, type and order without any filter. */
export const unfilteredAddress = ({ query, type, sort, like }: SearchRequest): string =>
  resultsAddress({ query, ...(type && { type }), ...(sort && { sort }), ...(like && { like }) });
