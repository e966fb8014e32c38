import { Icon } from "./icon.tsx";

/** Where this page lies; the last entry is the page itself. */
export function Breadcrumb({
  label,
  entries,
}: {
  label: string;
  entries: readonly { text: string; href?: string }[];
}) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {entries.map((entry) => (
          <li key={entry.text}>
            {entry.href === undefined ? (
              <span aria-current="page">{entry.text}</span>
            ) : (
              <a className="link" href={entry.href}>
                {entry.text}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface PaginationProps {
  label: string;
  page: number;
  pageCount: number;
  href(page: number): string;
  words: { previous: string; next: string; page(page: number): string };
}

/** Page numbers worth showing: the ends, and those around the current one; null is a gap. */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, pageCount].filter((one) => one >= 1 && one <= pageCount);
  const numbers = [...new Set(wanted)].sort((a, b) => a - b);
  const result: (number | null)[] = [];
  for (const number of numbers) {
    const last = result.at(-1);
    if (typeof last === "number" && number - last === 2) result.push(number - 1);
    else if (typeof last === "number" && number - last > 2) result.push(null);
    result.push(number);
  }
  return result;
}

export function Pagination({ label, page, pageCount, href, words }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 ? (
        <a className="ibtn" href={href(page - 1)} rel="prev" aria-label={words.previous}>
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
                className="num"
                href={href(number)}
                aria-label={words.page(number)}
                aria-current={number === page ? "page" : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pageCount ? (
        <a className="ibtn" href={href(page + 1)} rel="next" aria-label={words.next}>
          <Icon name="chevron-right" />
        </a>
      ) : null}
    </nav>
  );
}
