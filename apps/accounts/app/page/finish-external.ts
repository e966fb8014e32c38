import { presentationOf } from "./provider-presentation.ts";
import {
  encodeAuthErrors,
  type AuthErrorCode,
  type AuthMethod,
  type ReturnParameter,
} from "@zoetrope/auth-protocol";
import type { ExternalProvider } from "@zoetrope/identity";
import { redirect } from "react-router";
import type { AccountsServices } from "./accounts-context.ts";
import { finishSignIn } from "./finish-sign-in.ts";
import { reasonOf, type Problem } from "./form-state.ts";
import { loginForSettings, authRequestUrl } from "./auth-request.ts";

const codeOfReason: Readonly<Record<string, AuthErrorCode>> = {
  "google-refused": "google_failed",
  "google-unavailable": "temporarily_unavailable",
  "google-unverified-email": "google_unverified_email",
  "google-not-linked": "google_not_linked",
  // The address has an account, which is linked to somebody else there: an account that was made anew, for example.
  "google-taken": "google_not_linked",
  "google-expired": "google_expired",
  "provider-refused": "provider_failed",
  "provider-expired": "provider_expired",
  "provider-unavailable": "provider_unavailable",
  "provider-unverified-email": "provider_unverified_email",
  "provider-not-linked": "provider_not_linked",
  "provider-taken": "provider_not_linked",
  delayed: "too_many_attempts",
  busy: "temporarily_unavailable",
};

/** The host page opens the frame again where it began, with the error, if it has asked for that; otherwise it is worded here. */
function redirectWithError(code: AuthErrorCode, { authRequest, requestUrl }: AccountsServices): Response {
  const returnAction = new URL(requestUrl).searchParams.get("from") === "register" ? "register" : "login";
  if (authRequest.host?.returnOnError !== true)
    return redirect(authRequestUrl(requestUrl, `/${returnAction}`, { errorMessage: code }), 303);
  const { returnToPath, returnToUrl, targetElementId, metadata } = authRequest.host;
  const address = new URL(authRequest.returnAddress);
  address.searchParams.set(
    "auth_errors" satisfies ReturnParameter,
    encodeAuthErrors({
      returnAction,
      config: {
        returnOnError: true,
        ...(returnToPath !== undefined && { returnToPath }),
        ...(returnToUrl !== undefined && { returnToUrl }),
        ...(targetElementId !== undefined && { targetElementId }),
        ...(metadata !== undefined && { metadata }),
      },
      errors: [code],
    }),
  );
  return redirect(address.href, 303);
}

type Provider = Pick<ExternalProvider, "id">;

export const isLinking = ({ requestUrl }: AccountsServices): boolean =>
  new URL(requestUrl).searchParams.get("intent") === "link";

export const toSettings = (
  { requestUrl }: AccountsServices,
  { id }: Provider,
  extra?: Record<string, string>,
) => redirect(`${authRequestUrl(requestUrl, "/settings", extra)}#${presentationOf(id).anchor}`, 303);

/** Back to where it began, which says what went wrong. */
export function refuseExternal(services: AccountsServices, provider: Provider, reason: Problem): Response {
  if (isLinking(services)) return toSettings(services, provider, { problem: reason });
  return redirectWithError(codeOfReason[reason] ?? presentationOf(provider.id).failureCode, services);
}

/** Back to where it began, after somebody has changed their mind at the provider. */
export const cancelExternal = (services: AccountsServices, provider: Provider): Response =>
  isLinking(services) ? toSettings(services, provider) : redirectWithError("access_denied", services);

/** What a provider has answered, for the request that was sent to it: a session, or one more way in to the account that is open. */
export async function finishExternal(
  services: AccountsServices,
  provider: ExternalProvider,
  parameters: URLSearchParams,
  method: AuthMethod = presentationOf(provider.id).method,
): Promise<Response> {
  const { client, cookies, token, external, requestUrl, getSession } = services;
  const answer = {
    state: parameters.get("state") ?? "",
    cookieTokens: external.tokens,
    parameters,
  };
  try {
    if (isLinking(services)) {
      const session = await getSession();
      if (session === null) return redirect(loginForSettings(requestUrl, "session_expired"), 303);
      await provider.link(session, answer);
      return toSettings(services, provider, { done: presentationOf(provider.id).linked });
    }
    const signedIn = await provider.finish(answer, client, token);
    cookies.signIn(signedIn);
    return finishSignIn(services, signedIn.isNew ? "register" : "login", method);
  } catch (error) {
    return refuseExternal(services, provider, reasonOf(error));
  }
}
