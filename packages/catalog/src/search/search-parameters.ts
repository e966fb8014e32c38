import { maxQueryLength } from "@zoetrope/kit/limits";
import { searchSorts, type SearchRequest } from "../animation.ts";
import { filterEntries } from "../filters/filters.ts";
import { givenIn, numberOf, oneOf, SearchParameterError, type SearchParameter } from "../filters/filter.ts";

export { SearchParameterError, type SearchParameter } from "../filters/filter.ts";

/** Every parameter of a search, in the order in which they are described. */
export const searchParameters: readonly SearchParameter[] = [
  {
    name: "q",
    description: "Words that every hit has; empty for all.",
    schema: { type: "string", maxLength: maxQueryLength },
  },
  ...filterEntries.flatMap(([, { parameters }]) => parameters),
  { name: "sort", description: "Order of the hits.", schema: { enum: [...searchSorts] } },
  { name: "page", description: "1 is the first.", schema: { type: "integer", minimum: 1 } },
];

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
  if (request.sort !== undefined) parameters.set("sort", request.sort);
  if (request.page !== undefined && request.page !== 1) parameters.set("page", String(request.page));
  return parameters;
}
