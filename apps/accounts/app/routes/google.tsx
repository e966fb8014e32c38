import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { authRequestUrl } from "../page/auth-request.ts";

/** Leads to Google; where the visitor comes from waits in a cookie, because the address that Google answers to is fixed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { identity, cookies, google, requestUrl } = accountsServices(context);
  const start = await identity.beginGoogle(google.tokens[0]);
  if (start === null)
    return redirect(authRequestUrl(requestUrl, "/login", { errorMessage: "google_failed" }), 303);
  cookies.keepGoogle({ token: start.cookieToken, state: start.state, search: new URL(requestUrl).search });
  return redirect(start.authorizationUrl, 303);
}
