/** Whether If-None-Match names one of `tags` (as their ETag header has them), compared weakly (RFC 9110 section 13.1.2). */
export function ifNoneMatchNames(header: string | null | undefined, tags: readonly string[]): boolean {
  if (header === null || header === undefined) return false;
  if (tags.includes(header)) return true;
  const named = new Set(header.split(",").map(withoutWeakness));
  return named.has("*") || tags.some((tag) => named.has(withoutWeakness(tag)));
}

const withoutWeakness = (tag: string): string => tag.trim().replace(/^W\//, "");
