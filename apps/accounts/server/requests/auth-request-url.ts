import type { GoogleWays } from "../../app/page/accounts-context.ts";

/** The address of a request, with what the browser's cookies know of the visit that it goes on with. */
export function authRequestUrl(address: string, google: Pick<GoogleWays, "searchOf">): string {
  const url = new URL(address);
  const state = url.searchParams.get("state");
  if (url.pathname !== "/one-tap" || state === null) return address;
  // Google answers to one address: the visit that went there with this state goes on.
  url.search = google.searchOf(state) ?? "";
  return url.href;
}
