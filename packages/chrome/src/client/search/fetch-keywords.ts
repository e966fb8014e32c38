/** Popular searches for what has been typed; rejects when the API does not answer with a list. */
export async function fetchKeywords(api: string, query: string, signal: AbortSignal): Promise<string[]> {
  const { lang } = document.documentElement;
  // English is what nobody asks for: the address is then that of the specification (§6).
  const locale = lang.startsWith("en") ? "" : `&locale=${lang}`;
  return keywordsOf(
    await fetch(`${api}/api/v1/search-keywords?q=${encodeURIComponent(query)}${locale}`, { signal }),
    "search-keywords",
  );
}

/** What people of the page's language search for, whatever they type; rejects as `fetchKeywords` does. */
export const fetchPopular = async (api: string, lang: string): Promise<string[]> =>
  keywordsOf(await fetch(`${api}/api/v1/popular-searches?locale=${lang}`), "popular-searches");

async function keywordsOf(response: Response, name: string): Promise<string[]> {
  if (!response.ok) throw new Error(`${response.status} for ${name}`);
  const body: unknown = await response.json();
  const data = typeof body === "object" && body !== null && "data" in body ? body.data : null;
  if (!Array.isArray(data)) throw new TypeError(`${name} sent no list`);
  return data
    .map((one: unknown) =>
      typeof one === "object" && one !== null && "keyword" in one ? one.keyword : undefined,
    )
    .filter((keyword): keyword is string => typeof keyword === "string");
}
