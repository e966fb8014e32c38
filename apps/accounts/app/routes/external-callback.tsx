import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { cancelExternal, finishExternal, refuseExternal } from "../page/finish-external.ts";
import { authRequestUrl } from "../page/auth-request.ts";

/** Faults of a provider that pass (OpenID Connect Core 3.1.2.6, RFC 6749 4.1.2.1). */
const passingErrors = new Set(["server_error", "temporarily_unavailable"]);

/** A provider's answer, in the query. Everything in it is identity's to check, except that somebody has turned back. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const provider = services.identity.providers.find(({ id }) => id === params["provider"]);
  if (provider === undefined)
    return redirect(authRequestUrl(services.requestUrl, "/login", { errorMessage: "provider_failed" }), 303);
  const { searchParams } = new URL(request.url);
  const error = searchParams.get("error");
  // Of a sign-in that this browser has not begun, or not lately: an address that anybody can write.
  if (error !== null && services.external.searchOf(searchParams.get("state") ?? "") === null)
    return refuseExternal(services, provider, "provider-expired");
  if (error === "access_denied") return cancelExternal(services, provider);
  if (error !== null)
    return refuseExternal(
      services,
      provider,
      passingErrors.has(error) ? "provider-unavailable" : "provider-refused",
    );
  return finishExternal(services, provider, searchParams);
}
