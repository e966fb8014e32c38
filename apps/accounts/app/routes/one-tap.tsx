import { encodeAuthErrors, type AuthErrorCode, type ReturnParameter } from "@zoetrope/auth-protocol";
import { redirect, type ActionFunctionArgs } from "react-router";
import { accountsServices, type AccountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { finishSignIn } from "../page/finish-sign-in.ts";
import { reasonOf, textOf } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";
import { loginForSettings, authRequestUrl } from "../page/auth-request.ts";

const codeOfReason: Readonly<Record<string, AuthErrorCode>> = {
  "google-refused": "google_failed",
  "google-unavailable": "temporarily_unavailable",
  "google-unverified-email": "google_unverified_email",
  "google-not-linked": "google_not_linked",
  "google-expired": "google_expired",
  delayed: "too_many_attempts",
  busy: "temporarily_unavailable",
};

/** The host page opens the frame again where it began, with the error, if it has asked for that; otherwise it is worded here. */
function goBackWith(code: AuthErrorCode, { authRequest, requestUrl }: AccountsServices): Response {
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

/**
 * Google's answer: an ID token and our own state, which arrive in the fragment and are sent here by the page's script.
 * State, cookie, nonce, issuer and audience are identity's to check.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, client, cookies, token, google, requestUrl, getSession } = services;
  const form = await request.formData();
  const isLink = new URL(requestUrl).searchParams.get("intent") === "link";
  const toSettings = (extra?: Record<string, string>) =>
    redirect(`${authRequestUrl(requestUrl, "/settings", extra)}#google`, 303);
  if (textOf(form, "error") !== "") return isLink ? toSettings() : goBackWith("access_denied", services);
  const answer = {
    idToken: textOf(form, "id_token", { isSecret: true }),
    state: textOf(form, "state", { isSecret: true }),
    cookieTokens: google.tokens,
  };
  try {
    if (isLink) {
      const session = await getSession();
      if (session === null) return redirect(loginForSettings(requestUrl, "session_expired"), 303);
      await identity.linkGoogle(session, answer, client);
      return toSettings({ done: "google" });
    }
    const signedIn = await identity.finishGoogle(answer, client, token);
    cookies.signIn(signedIn);
    const isOneTap = new URL(request.url).searchParams.has("origin");
    return finishSignIn(services, signedIn.isNew ? "register" : "login", isOneTap ? "one_tap" : "google");
  } catch (error) {
    const reason = reasonOf(error);
    if (isLink) return toSettings({ problem: reason });
    return goBackWith(codeOfReason[reason] ?? "google_failed", services);
  }
}

export default function OneTap() {
  const { google } = usePage().words;
  return (
    <Card title={google.title} tint="sky" drawing="lock">
      <noscript>
        <p className="secondary-text">{google.needsScript}</p>
      </noscript>
      <form method="post" data-google-answer="" hidden>
        <p className="secondary-text">{google.lead}</p>
        <input type="hidden" name="id_token" />
        <input type="hidden" name="state" />
        <input type="hidden" name="error" />
        <button type="submit" className="button button--ink button--block">
          {google.submit}
        </button>
      </form>
    </Card>
  );
}
