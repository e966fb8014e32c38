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

/** The same as a Link header (RFC 8288 section 3); empty where there are none. */
export const linkHeader = (links: Partial<PageLinks>): Record<string, string> => {
  const named = Object.entries(links).filter(([, address]) => address !== null);
  return named.length === 0
    ? {}
    : { link: named.map(([relation, address]) => `<${address}>; rel="${relation}"`).join(", ") };
};
