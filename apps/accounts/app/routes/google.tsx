import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { sameVisit } from "../page/visit.ts";

/** Leads to Google; where the visitor comes from waits in a cookie, because the address that Google answers to is fixed. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { identity, cookies, requestUrl } = accountsServices(context);
  const start = await identity.beginGoogle();
  if (start === null)
    return redirect(sameVisit(requestUrl, "/login", { errorMessage: "google_failed" }), 303);
  cookies.keepGoogleToken(start.cookieToken);
  const url = new URL(request.url);
  const isLink = url.searchParams.get("intent") === "link";
  cookies.keepNote({ search: url.search || "?", ...(isLink && { intent: "link" }) });
  return redirect(start.authorizationUrl, 303);
}
