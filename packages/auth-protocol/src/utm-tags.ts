const maxTags = 10;
const maxCharacters = 200;

/** The `utm_*` parameters among these, by their whole names. */
export const readUtmTags = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...query]
      .filter(([name, value]) => /^utm_\w{1,40}$/.test(name) && value.length <= maxCharacters)
      .slice(0, maxTags),
  );
