import { maxQueryLength } from "@zoetrope/kit/limits";
import { locales } from "@zoetrope/i18n/locales";
import { defaultPageSize, maxPageSize, searchGroups, searchSorts, type SearchRequest } from "../animation.ts";
import { filterEntries } from "../filters/filters.ts";
import { exampleTokenLength, readExampleToken } from "../similarity/example-token.ts";
import { givenIn, numberOf, oneOf, SearchParameterError, type SearchParameter } from "../filters/filter.ts";

export { searchSorts } from "../animation.ts";
export { SearchParameterError, type SearchParameter } from "../filters/filter.ts";

/** Every parameter of a search, in the order in which they are described. */
export const searchParameters: readonly SearchParameter[] = [
  {
    name: "q",
    description: "What is looked for, in any of the languages; empty for all.",
    schema: { type: "string", maxLength: maxQueryLength },
  },
  ...filterEntries.flatMap(([, { parameters }]) => parameters),
  {
    name: "like",
    description: "An example, as POST /api/v1/search/by-example names it; words and order do not count then.",
    schema: { type: "string", minLength: exampleTokenLength, maxLength: exampleTokenLength },
  },
  { name: "sort", description: "Order of the hits.", schema: { enum: [...searchSorts] } },
  { name: "page", description: "1 is the first.", schema: { type: "integer", minimum: 1 } },
];

/** What programs may ask besides: pages have a language of their own, and cards for variants. */
export const programParameters: readonly SearchParameter[] = [
  {
    name: "locale",
    description: "The reader's language, for corrections and related tags; the words may be of any.",
    schema: { enum: [...locales], default: locales[0] },
  },
  {
    name: "group",
    description: "Variants of one drawing are one hit, or each is one.",
    schema: { enum: [...searchGroups], default: searchGroups[0] },
  },
  {
    name: "pageSize",
    description: "Hits of one page.",
    schema: { type: "integer", minimum: 1, maximum: maxPageSize, default: defaultPageSize },
  },
];

/** Reads those, each undefined where it is not given. */
export function parseProgramParameters(
  parameters: URLSearchParams,
): Pick<SearchRequest, "locale" | "group" | "pageSize"> {
  const locale = givenIn(parameters, "locale");
  const group = givenIn(parameters, "group");
  const pageSize = givenIn(parameters, "pageSize");
  return {
    ...(locale === null ? {} : { locale: oneOf("locale", locale, locales) }),
    ...(group === null ? {} : { group: oneOf("group", group, searchGroups) }),
    ...(pageSize === null ? {} : { pageSize: numberOf("pageSize", pageSize, 1, maxPageSize, true) }),
  };
}

/**
 * Reads the parameters that the results page and the search API share. Others are left alone; an empty value means not given.
 * @throws SearchParameterError naming the parameter that cannot be meant.
 */
export function parseSearchParameters(parameters: URLSearchParams): SearchRequest {
  const query = givenIn(parameters, "q") ?? "";
  if (query.length > maxQueryLength)
    throw new SearchParameterError("q", `A search may be ${maxQueryLength} characters long.`);
  const asked = filterEntries.flatMap(([field, filter]) => {
    const value = filter.read(parameters);
    return value === undefined ? [] : [[field, value] as const];
  });
  const request: SearchRequest = { query, ...Object.fromEntries(asked) };
  const like = givenIn(parameters, "like");
  if (like !== null) {
    if (readExampleToken(like) === null)
      throw new SearchParameterError("like", '"like" names no example of this version. Send the file again.');
    request.like = like;
  }
  const sort = givenIn(parameters, "sort");
  if (sort !== null) request.sort = oneOf("sort", sort, searchSorts);
  const page = givenIn(parameters, "page");
  if (page !== null) request.page = numberOf("page", page, 1, 1_000_000, true);
  return request;
}

/** The inverse: the shortest parameters, in one order, that mean this request. Page size is no parameter. */
export function formatSearchParameters(request: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams();
  if (request.query !== "") parameters.set("q", request.query);
  for (const [field, filter] of filterEntries)
    if (request[field] !== undefined)
      for (const [name, value] of filter.write(request[field])) parameters.append(name, value);
  if (request.like !== undefined) parameters.set("like", request.like);
  if (request.sort !== undefined) parameters.set("sort", request.sort);
  if (request.page !== undefined && request.page !== 1) parameters.set("page", String(request.page));
  return parameters;
}
