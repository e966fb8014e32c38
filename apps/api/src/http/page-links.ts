import { AppError } from "@zoetrope/kit";
import type { FilePage } from "@zoetrope/workspaces";

/** Where a list goes on and where it came from; null at its ends. */
export interface PageLinks {
  next: string | null;
  prev: string | null;
}

/** Of the page `page` of `pageCount`, at an address whose other parameters stay. */
export function pageLinks(address: URL, { page, pageCount }: { page: number; pageCount: number }): PageLinks {
  const at = (wanted: number): string => {
    const other = new URL(address);
    other.searchParams.set("page", String(wanted));
    return other.href;
  };
  return { next: page < pageCount ? at(page + 1) : null, prev: page > 1 ? at(page - 1) : null };
}

/** Whoever asks for a page beyond the last. */
export function noSuchPage(pageCount: number): AppError {
  const publicMessage = pageCount === 1 ? "There is only one page." : `There are only ${pageCount} pages.`;
  return new AppError("not-found", publicMessage, { publicMessage });
}

/** Of a page between two cursors, at an address whose other parameters stay. */
export function cursorLinks(
  address: URL,
  {
    hasNextPage,
    hasPreviousPage,
    startCursor,
    endCursor,
  }: Pick<FilePage, "hasNextPage" | "hasPreviousPage" | "startCursor" | "endCursor">,
): PageLinks {
  const at = (name: "after" | "before", cursor: string): string => {
    const other = new URL(address);
    for (const side of ["after", "before"]) other.searchParams.delete(side);
    other.searchParams.set(name, cursor);
    return other.href;
  };
  return {
    next: hasNextPage && endCursor !== null ? at("after", endCursor) : null,
    prev: hasPreviousPage && startCursor !== null ? at("before", startCursor) : null,
  };
}

/** The same as a Link header (RFC 8288 section 3); empty where there are none. */
export const linkHeader = (links: PageLinks): Record<string, string> => {
  const named = Object.entries(links).filter(([, address]) => address !== null);
  return named.length === 0
    ? {}
    : { link: named.map(([relation, address]) => `<${address}>; rel="${relation}"`).join(", ") };
};
