import { presentationOf } from "../page/provider-presentation.ts";
import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { isLinking, refuseExternal, toSettings } from "../page/finish-external.ts";
import { reasonOf } from "../page/form-state.ts";
import { authRequestUrl } from "../page/auth-request.ts";

/** Leads to a provider; where the visitor comes from waits in a cookie, because the address that providers answer to is fixed. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { identity, cookies, external, requestUrl } = services;
  // `/google` is where the buttons of older pages lead.
  const id = params["provider"] ?? "google";
  const provider = identity.providers.find((one) => one.id === id);
  if (provider === undefined) {
    const errorMessage = presentationOf(id).failureCode;
    return redirect(authRequestUrl(requestUrl, "/login", { errorMessage }), 303);
  }
  // Followed from elsewhere, it would link whomever somebody has signed this browser in as at the provider: then it is for the visitor
  // to press. Browsers that do not say where they come from are taken at their word, as the session has to be fresh.
  if (isLinking(services) && (request.headers.get("sec-fetch-site") ?? "same-origin") !== "same-origin")
    return toSettings(services, provider);
  try {
    const start = await provider.begin(external.tokens[0]);
    cookies.setExternal({
      token: start.cookieToken,
      state: start.state,
      search: new URL(requestUrl).search,
    });
    return redirect(start.authorizationUrl, 303);
  } catch (error) {
    return refuseExternal(services, provider, reasonOf(error));
  }
}
