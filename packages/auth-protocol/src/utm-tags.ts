const maxTags = 10;
const maxCharacters = 200;

/** The `utm_*` parameters among these, by their whole names. */
export const readUtmTags = (query: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...query].filter(([name]) => /^utm_\w{1,40}$/.test(name)));

/** The same within limits: at most 10, each of at most 200 characters. */
export const limitUtmTags = (tags: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(tags)
      .filter(([, value]) => value.length <= maxCharacters)
      .slice(0, maxTags),
  );
