/** Popular searches for what has been typed; rejects when the API does not answer with a list. */
export async function fetchKeywords(api: string, query: string, signal: AbortSignal): Promise<string[]> {
  const { lang } = document.documentElement;
  // English is what nobody asks for: the address is then that of the specification (§6).
  const locale = lang.startsWith("en") ? "" : `&locale=${lang}`;
  const response = await fetch(`${api}/api/v1/search-keywords?q=${encodeURIComponent(query)}${locale}`, {
    signal,
  });
  if (!response.ok) throw new Error(`${response.status} for search-keywords`);
  const body: unknown = await response.json();
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : null;
  if (!Array.isArray(data)) throw new TypeError("search-keywords sent no list");
  return data
    .map((one: unknown) =>
      typeof one === "object" && one !== null && "keyword" in one ? one.keyword : undefined,
    )
    .filter((keyword): keyword is string => typeof keyword === "string");
}
