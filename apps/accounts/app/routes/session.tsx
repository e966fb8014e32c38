import type { SessionCheckResult } from "@zoetrope/auth-protocol";
import { data, type LoaderFunctionArgs } from "react-router";
import { accountsServices, type AccountsServices } from "../page/accounts-context.ts";

/** What One Tap needs; nothing in a frame whose cookie would not be kept, because the answer could not be bound to it. */
async function beginOneTap({ identity, authRequest, cookies, external, requestUrl }: AccountsServices) {
  const provider = identity.providers.find(({ oneTapClientId }) => oneTapClientId !== null);
  if (provider === undefined || authRequest.isForeignFrame) return null;
  const start = await provider.begin(external.tokens[0]);
  cookies.setExternal({ token: start.cookieToken, state: start.state, search: null });
  const callback = new URL(start.callbackUrl);
  // The way back stands in the address itself: a cookie would belong to whichever tab came last.
  callback.search = new URL(requestUrl).search;
  return { ...start, clientId: provider.oneTapClientId ?? "", callbackUrl: callback.href };
}

/**
 * The hidden frame of the session check: says to its host, and to nobody else, whether somebody is signed in; on a page of another
 * site, where the browser keeps our cookie from it, that it cannot know. It stays in the page and says so again when that has changed.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { authRequest, document, getSession } = services;
  if (authRequest.host === null) throw data(null, { status: 400 });
  const session = await getSession();
  const google = session === null ? await beginOneTap(services) : null;
  const isKnown = session !== null || authRequest.isFramed !== true || authRequest.isSameSite;
  const payload: SessionCheckResult = {
    session: session && { userId: session.userId, expiresAt: session.expiresAt.toISOString() },
    ...(google !== null && {
      googleCallbackState: google.state,
      googleCallbackUrl: google.callbackUrl,
      googleClientId: google.clientId,
      googleNonce: google.nonce,
    }),
  };
  document.frame = {
    ...document.frame,
    messages: [{ type: "sessionCheckResult", ...(isKnown && { payload }) }],
    isWatching: true,
  };
  return null;
}

export default function SessionCheck() {
  return <title>Zoetrope</title>;
}
