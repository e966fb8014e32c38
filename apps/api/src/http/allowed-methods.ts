import type { Hono } from "hono";

/** What Hono calls middleware, and routes of every method. */
const everyMethod = "ALL";

/** The methods that one of `routes` answers at a path, as an Allow header names them; empty where there is nothing. */
export function allowedMethods(routes: Hono["routes"], path: string): string[] {
  const methods = new Set(
    routes
      .filter((route) => route.method !== everyMethod && patternOf(route.path).test(path))
      .map(({ method }) => method),
  );
  if (methods.size === 0) return [];
  // Hono answers HEAD by GET, and preflights by middleware.
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods, "OPTIONS"].toSorted();
}

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll(".", String.raw`\.`).replaceAll(/:\w+/g, "[^/]+")}$`);
