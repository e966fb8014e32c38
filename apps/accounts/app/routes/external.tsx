import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { refuseExternal } from "../page/finish-external.ts";
import { reasonOf } from "../page/form-state.ts";
import { authRequestUrl } from "../page/auth-request.ts";

/** Leads to a provider; where the visitor comes from waits in a cookie, because the address that providers answer to is fixed. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { identity, cookies, external, requestUrl } = services;
  // `/google` is where the buttons of older pages lead.
  const id = params["provider"] ?? "google";
  const provider = identity.providers.find((one) => one.id === id);
  if (provider === undefined) {
    const errorMessage = id === "google" ? "google_failed" : "provider_failed";
    return redirect(authRequestUrl(requestUrl, "/login", { errorMessage }), 303);
  }
  try {
    const start = await provider.begin(external.tokens[0]);
    cookies.keepExternal({
      token: start.cookieToken,
      state: start.state,
      search: new URL(requestUrl).search,
    });
    return redirect(start.authorizationUrl, 303);
  } catch (error) {
    return refuseExternal(services, provider, reasonOf(error));
  }
}
