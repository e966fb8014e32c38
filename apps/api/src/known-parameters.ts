import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import type { MiddlewareHandler } from "hono";

/** Refuses query parameters that nothing reads: what is spelt wrong would otherwise be left out of account unseen. */
export function knownParameters(names: readonly string[]): MiddlewareHandler {
  const known = new Set(names);
  return async (context, next) => {
    for (const name of new URL(context.req.url).searchParams.keys())
      if (!known.has(name))
        throw new SearchParameterError(name.slice(0, maxNameLength), messageOf(name, names));
    await next();
  };
}

const maxNameLength = 60;

const messageOf = (name: string, names: readonly string[]): string =>
  `There is no parameter "${name.slice(0, maxNameLength)}" here${names.length === 0 ? "; this address takes none" : `. There are ${names.join(", ")}`}.`;
