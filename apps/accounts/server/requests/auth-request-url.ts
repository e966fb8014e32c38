import type { PendingExternalSignIns } from "../../app/page/accounts-context.ts";

/** Where providers answer to. */
const answerPaths = /^\/(?:one-tap|external\/[^/]+\/callback)$/;

/** The address of a request, with what the browser's cookies know of the visit that it goes on with. */
export function authRequestUrl(address: string, external: Pick<PendingExternalSignIns, "searchOf">): string {
  const url = new URL(address);
  const state = url.searchParams.get("state");
  if (!answerPaths.test(url.pathname) || state === null) return address;
  // A provider answers to one address: the visit that went there with this state goes on.
  url.search = external.searchOf(state) ?? "";
  return url.href;
}
