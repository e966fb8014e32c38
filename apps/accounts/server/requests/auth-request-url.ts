import type { PendingExternalSignIns } from "../../app/page/accounts-context.ts";

const callbackPath = /^\/external\/[^/]+\/callback$/;

/** The address of a request, with what the browser's cookies know of the visit that it goes on with. */
export function authRequestUrl(address: string, external: Pick<PendingExternalSignIns, "searchOf">): string {
  const url = new URL(address);
  const state = url.searchParams.get("state");
  // Google's answer stands in the fragment, and its page is asked for without a state.
  if (!callbackPath.test(url.pathname) && (url.pathname !== "/one-tap" || state === null)) return address;
  // A provider answers to one address: the visit that went there with this state goes on, whatever else somebody has added.
  url.search = (state !== null && external.searchOf(state)) || "";
  return url.href;
}
