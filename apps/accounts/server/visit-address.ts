import { checkReturnAddress } from "@zoetrope/auth-protocol";
import type { GoogleWays, VisitNote } from "../app/page/accounts-context.ts";

interface Hosts {
  accountsUrl: string;
  allowedOrigins: readonly string[];
}

/** The address of a request, with what the browser's cookies know of the visit that it goes on with. */
export function visitAddress(
  address: string,
  note: VisitNote,
  google: Pick<GoogleWays, "searchOf">,
  { accountsUrl, allowedOrigins }: Hosts,
): string {
  const url = new URL(address);
  const query = url.searchParams;
  const state = query.get("state");
  // Google answers to one address: the visit that went there with this state goes on.
  if (url.pathname === "/one-tap" && state !== null) {
    url.search = google.searchOf(state) ?? "";
    return url.href;
  }
  const comesFromMail =
    url.pathname === "/email-verification" &&
    query.has("token") &&
    !query.has("origin") &&
    !query.has("return_to");
  if (!comesFromMail || note.returnTo === undefined) return address;
  // A cookie is the browser's word: what may not be followed is left, and the page as it would be without it.
  const returnTo = checkReturnAddress(note.returnTo, { origin: accountsUrl, allowedOrigins });
  if (returnTo !== null) query.set("return_to", returnTo);
  return url.href;
}
