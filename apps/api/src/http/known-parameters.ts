import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import type { MiddlewareHandler } from "hono";

/** Refuses query parameters that nothing reads: what is spelt wrong would otherwise be left out of account unseen. */
export const knownParameters =
  (names: readonly string[]): MiddlewareHandler =>
  async (context, next) => {
    requireKnownParameters(context.req.url, names);
    await next();
  };

/** Throws SearchParameterError for the first parameter of an address that is not among the names. */
export function requireKnownParameters(address: string, names: readonly string[]): void {
  for (const name of new URL(address).searchParams.keys())
    if (!names.includes(name))
      throw new SearchParameterError(name.slice(0, maxNameLength), messageOf(name, names));
}

/** A parameter that is a whole number. Throws SearchParameterError. */
export function wholeNumberOf(
  address: string,
  name: string,
  { max, fallback }: { max: number; fallback: number },
): number {
  const text = new URL(address).searchParams.get(name);
  const number = text === null ? fallback : Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new SearchParameterError(name, `"${name}" must be a whole number from 1 to ${max}.`);
}

const maxNameLength = 60;

const messageOf = (name: string, names: readonly string[]): string =>
  `There is no parameter "${name.slice(0, maxNameLength)}" here${names.length === 0 ? "; this address takes none" : `. There are ${names.join(", ")}`}.`;
