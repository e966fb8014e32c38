/** Whether If-None-Match names one of `tags` (given with their quotes), compared weakly (RFC 9110 section 13.1.2). */
export function ifNoneMatchNames(header: string | null, tags: readonly string[]): boolean {
  if (header === null) return false;
  const named = new Set(header.split(",").map((tag) => tag.trim().replace(/^W\//, "")));
  return named.has("*") || tags.some((tag) => named.has(tag));
}
