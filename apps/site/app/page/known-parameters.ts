import { filterEntries } from "@zoetrope/catalog/filters";
import { searchParameters } from "@zoetrope/catalog/search-parameters";
import { cleanKeyword, cutParameter, isTooLong } from "./clean-keyword.ts";

/** What forms send in one value and addresses spell out in two. */
const ranges: ReadonlySet<string> = new Set(
  filterEntries.flatMap(([, { formName }]) => (formName === undefined ? [] : [formName])),
);

/** Query parameters that change what a page shows; every other one is dropped before a page is looked up or rendered. */
const resultsParameters: ReadonlySet<string> = new Set(
  // The keyword stands in the path.
  [...searchParameters.map(({ name }) => name).filter((name) => name !== "q"), cutParameter],
);
const homeParameters: ReadonlySet<string> = new Set(["wall"]);
const likesParameters: ReadonlySet<string> = new Set(["ids"]);
const embedParameters: ReadonlySet<string> = new Set(["theme", "loop", "speed", "trigger"]);
/** What somebody writes about, chosen in the form from the start. */
const contactParameters: ReadonlySet<string> = new Set(["about"]);
const packParameters: ReadonlySet<string> = new Set(["style", "page"]);
const none: ReadonlySet<string> = new Set();

export function knownParameters(path: string): ReadonlySet<string> {
  if (path === "/") return homeParameters;
  if (path === "/likes") return likesParameters;
  if (path.startsWith("/embed/")) return embedParameters;
  if (path === "/contact") return contactParameters;
  if (path.startsWith("/packs/")) return packParameters;
  return isResultsPath(path) ? resultsParameters : none;
}

export const isResultsPath = (path: string): boolean =>
  path === "/free-animations" || path.startsWith("/free-animations/");

/**
 * What forms without scripts send, in the shape of the address: `q` becomes the keyword of the path, and a range in one value
 * (`duration=2~5`) becomes two. Null when there is nothing of the kind.
 */
export function spellOutForm(path: string, query: URLSearchParams): string | null {
  if (!isResultsPath(path)) return null;
  const asked = query.get("q") ?? "";
  const keyword = cleanKeyword(asked);
  let isChanged = query.has("q");
  const result = new URLSearchParams();
  for (const [name, value] of query) {
    const range = ranges.has(name) ? /^(\d*(?:\.\d+)?)~(\d*(?:\.\d+)?)$/.exec(value) : null;
    if (range !== null) {
      isChanged = true;
      if (range[1]) result.append(`${name}-min`, range[1]);
      if (range[2]) result.append(`${name}-max`, range[2]);
    } else if (name !== "q" && value !== "") result.append(name, value);
    else isChanged = true;
  }
  if (!isChanged) return null;
  if (isTooLong(asked)) result.set(cutParameter, "1");
  const search = result.size === 0 ? "" : `?${result}`;
  return (keyword ? `/free-animations/${encodeURIComponent(keyword)}` : path) + search;
}
