import {
  animationFeatures,
  type AnimationFeature,
  type SearchRequest,
  type SearchSort,
  type SearchType,
} from "../animation.ts";
import { maxQueryLength } from "../ingest/normalise-words.ts";

const types: readonly SearchType[] = ["free-premium", "free", "premium"];
const sorts: readonly SearchSort[] = ["relevance", "popular", "recent", "downloads"];

/** Name in the address → field of the request, and the largest value that makes sense. */
const ranges = {
  duration: { field: "durationInSeconds", max: 86_400 },
  width: { field: "width", max: 65_535 },
  height: { field: "height", max: 65_535 },
  fps: { field: "frameRate", max: 1_000 },
  size: { field: "sizeInBytes", max: 1_000_000_000 },
} as const;

/** A parameter of a search address that cannot be meant; the message is for the person. */
export class SearchParameterError extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.name = "SearchParameterError";
    this.parameter = parameter;
  }
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new SearchParameterError(name, `"${name}" must be one of ${allowed.join(", ")}.`);
  return found;
}

function numberOf(name: string, value: string, min: number, max: number, isWhole = false): number {
  const number = /^\d{1,10}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max) || (isWhole && !Number.isInteger(number)))
    throw new SearchParameterError(
      name,
      `"${name}" must be a${isWhole ? " whole" : ""} number from ${min} to ${max}.`,
    );
  return number;
}

function shortText(name: string, value: string, pattern: RegExp): string {
  if (!pattern.test(value))
    throw new SearchParameterError(name, `"${name}" has a form that no animation has.`);
  return value;
}

/**
 * Reads the parameters that the results page and the search API share: q, type, category, colour, duration-min, duration-max
 * (seconds), width-…, height-… (pixels), fps-…, size-… (bytes of the file that cards play), licence (SPDX), feature
 * (repeatable), sort, page. Others are left alone; an empty value means not given.
 * @throws SearchParameterError naming the parameter that cannot be meant.
 */
export function parseSearchParameters(parameters: URLSearchParams): SearchRequest {
  const given = (name: string) => parameters.get(name)?.trim() || null;
  const query = given("q") ?? "";
  if (query.length > maxQueryLength)
    throw new SearchParameterError("q", `A search may be ${maxQueryLength} characters long.`);
  const request: SearchRequest = { query };

  const type = given("type");
  if (type) request.type = oneOf("type", type, types);
  const category = given("category");
  if (category) request.category = shortText("category", category, /^[\p{L}\p{N}][\p{L}\p{N} &_-]{0,59}$/u);
  const colour = given("colour");
  if (colour)
    request.colour = `#${shortText("colour", colour, /^#?[0-9a-f]{6}$/i)
      .replace("#", "")
      .toLowerCase()}`;
  const licence = given("licence");
  if (licence) request.licence = shortText("licence", licence, /^[A-Za-z0-9][A-Za-z0-9.+-]{0,63}$/);
  const features = parameters.getAll("feature").filter((value) => value !== "");
  if (features.length > 0)
    request.features = [
      ...new Set(features.map((value) => oneOf<AnimationFeature>("feature", value, animationFeatures))),
    ];

  for (const [name, { field, max }] of Object.entries(ranges)) {
    const lower = given(`${name}-min`);
    const upper = given(`${name}-max`);
    if (!lower && !upper) continue;
    const range: { min?: number; max?: number } = {};
    if (lower) range.min = numberOf(`${name}-min`, lower, 0, max);
    if (upper) range.max = numberOf(`${name}-max`, upper, 0, max);
    if (range.min !== undefined && range.max !== undefined && range.min > range.max)
      throw new SearchParameterError(`${name}-min`, `"${name}-min" must not be larger than "${name}-max".`);
    request[field] = range;
  }

  const sort = given("sort");
  if (sort) request.sort = oneOf("sort", sort, sorts);
  const page = given("page");
  if (page) request.page = numberOf("page", page, 1, 1_000_000, true);
  return request;
}

/** The inverse: the shortest parameters, in one order, that mean this request. Page size is no parameter. */
export function formatSearchParameters(request: SearchRequest): URLSearchParams {
  const parameters = new URLSearchParams();
  const set = (name: string, value: string | number | undefined) => {
    if (value !== undefined && value !== "") parameters.set(name, String(value));
  };
  set("q", request.query);
  if (request.type !== "free-premium") set("type", request.type);
  set("category", request.category);
  set("colour", request.colour?.replace("#", ""));
  for (const [name, { field }] of Object.entries(ranges)) {
    set(`${name}-min`, request[field]?.min);
    set(`${name}-max`, request[field]?.max);
  }
  set("licence", request.licence);
  for (const feature of animationFeatures)
    if (request.features?.includes(feature)) parameters.append("feature", feature);
  set("sort", request.sort);
  if (request.page !== 1) set("page", request.page);
  return parameters;
}
