import { returnParameters, type ReturnParameter } from "@zoetrope/auth-protocol";

/** The return parameters of this query and of the page's address, which loses them at once. Empty where there are none. */
export function takeReturnParameters(query: string): { [name in ReturnParameter]?: string } {
  const url = new URL(location.href);
  const given = new URLSearchParams(url.search + "&" + query);
  const taken: { [name in ReturnParameter]?: string } = {};
  for (const name of returnParameters) {
    const value = given.get(name);
    if (value === null) continue;
    taken[name] = value;
    url.searchParams.delete(name);
    // Replaced, not pushed: a token must not come back with the Back button.
    history.replaceState(history.state, "", url);
  }
  return taken;
}
