import { FilledTemplate } from "./filled-template.tsx";
import { Icon } from "./icon.tsx";
import { pageNumbers } from "./page-numbers.ts";

/** Where this page lies; the last entry is the page itself. */
export function Breadcrumb({
  label,
  entries,
}: {
  label: string;
  entries: readonly { text: string; href?: string; lang?: string | undefined }[];
}) {
  return (
    <FilledTemplate
      as="nav"
      className="breadcrumb"
      aria-label={label}
      cacheKey="breadcrumb"
      values={{ entries: entries.map(({ text, href, lang }) => ({ text, href, lang })) }}
    >
      {(given) => (
        <ol className="breadcrumb__entries">
          {given.entries.map(({ text, href, lang }) => (
            <li key={text}>
              {href === undefined ? (
                <span aria-current="page" lang={lang}>
                  {text}
                </span>
              ) : (
                <a className="link" href={href}>
                  {text}
                </a>
              )}
            </li>
          ))}
        </ol>
      )}
    </FilledTemplate>
  );
}

export interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  href(page: number): string;
  messages: { previous: string; next: string; page(values: { page: number }): string };
}

export function Pagination({ label, page, pageCount, href, messages }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      {page > 1 ? (
        <a className="icon-button" href={href(page - 1)} rel="prev" aria-label={messages.previous}>
          <Icon name="chevron-left" />
        </a>
      ) : null}
      <ol>
        {pageNumbers(page, pageCount).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                className="tabular-numbers"
                href={href(number)}
                aria-label={messages.page({ page: number })}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className="icon-button" href={href(page + 1)} rel="next" aria-label={messages.next}>
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}
