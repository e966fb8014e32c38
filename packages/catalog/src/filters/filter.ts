import type { FacetColumns } from "../search/facet-columns.ts";
import type { FilterPass } from "../search/filter-hits.ts";
import type { PositionSet } from "../search/index/colour-index.ts";

/** A parameter of an address and of the API, as OpenAPI describes it. */
export interface SearchParameter {
  name: string;
  description: string;
  schema: object;
}

/**
 * What the index looks at: bits of the flags, all at once, or a column of its own. The cheapest are asked first. `near`: who shows a
 * colour, or one near it.
 */
export type IndexTest =
  | { flags: { mask: number; value: number } }
  | { cost: number; pass: (columns: FacetColumns, near: (hex: string) => PositionSet) => FilterPass };

/** All that is known of one filter of the search: address, API, panel and index are made of it. */
export interface Filter<Value> {
  parameters: readonly SearchParameter[];
  /** Undefined: not asked for. Throws SearchParameterError for what cannot be meant. */
  read(given: URLSearchParams): Value | undefined;
  /** The inverse; nothing for a value that keeps everything. */
  write(value: Value): readonly (readonly [name: string, value: string])[];
  /** Null for a value that keeps everything. */
  test(value: Value): IndexTest | null;
  /** What a form sends where the address spells it out in two parameters: `duration=2~5`. */
  formName?: string;
  /** True: several values at once. Default: one. */
  isMultiple?: boolean;
  /** What the panel offers, by the name of its label. Default: it does not ask for this. */
  offered?: Readonly<Record<string, Value>>;
  /** What is counted beside, where it is asked for elsewhere than in the panel. */
  counted?: Readonly<Record<string, Value>>;
}

/** A parameter of a search address that cannot be meant; the message is for the person. */
export class SearchParameterError extends Error {
  readonly parameter: string;

  constructor(parameter: string, message: string) {
    super(message);
    this.name = "SearchParameterError";
    this.parameter = parameter;
  }
}

export const givenIn = (parameters: URLSearchParams, name: string): string | null =>
  parameters.get(name)?.trim() || null;

export function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new SearchParameterError(name, `"${name}" must be one of ${allowed.join(", ")}.`);
  return found;
}

export function numberOf(name: string, value: string, min: number, max: number, isWhole = false): number {
  const number = /^\d{1,10}(\.\d{1,6})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max) || (isWhole && !Number.isInteger(number)))
    throw new SearchParameterError(
      name,
      `"${name}" must be a${isWhole ? " whole" : ""} number from ${min} to ${max}.`,
    );
  return number;
}
