import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "./accounts-context.ts";
import { authRequestUrl } from "./auth-request.ts";

/** Loader of pages for guests: whoever is signed in already is asked whether to go on as they are. */
export async function redirectSignedIn({ context }: LoaderFunctionArgs) {
  const { authRequest, requestUrl, getSession } = accountsServices(context);
  if (authRequest.error === null && !authRequest.isForeignFrame && (await getSession()) !== null)
    return redirect(authRequestUrl(requestUrl, "/signed-in"), 303);
  return null;
}
