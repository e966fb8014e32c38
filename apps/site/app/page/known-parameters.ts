/** Query parameters that change what a page shows; every other one is dropped before a page is looked up or rendered. */
const resultsParameters = new Set([
  "page", "sort", "type", "category", "colour", "duration", "size", "fps", "licence", "feature",
]);
const none: ReadonlySet<string> = new Set();

export function knownParameters(path: string): ReadonlySet<string> {
  return path === "/free-animations" || path.startsWith("/free-animations/") ? resultsParameters : none;
}
