import {
  encodeFrameParameters,
  finishAddress,
  type AuthMethod,
  type CallbackPayload,
  type FrameParameters,
  type Metadata,
} from "@zoetrope/auth-protocol";
import { redirect } from "react-router";
import type { AccountsServices } from "./accounts-context.ts";
import { authRequestUrl } from "./auth-request.ts";

export type FinishFlag = "login" | "register";

interface Finished extends Pick<AccountsServices, "authRequest"> {
  /** Of the auth request before a mail. Default: of this one. */
  metadata?: Metadata;
}

/** What the return address and the host page get to know. */
export const payloadOf = (
  { authRequest, metadata = authRequest.host?.metadata }: Finished,
  method?: AuthMethod,
): CallbackPayload => ({ ...(method && { method }), ...(metadata && { metadata }) });

/** Where a window of its own goes after a sign-in. Our own pages need no flag: they ask who is signed in themselves. */
export function continueAddress(
  { authRequest, urls }: Pick<AccountsServices, "authRequest" | "urls">,
  flag: FinishFlag,
  payload: CallbackPayload,
): string {
  if (new URL(authRequest.returnAddress).origin === urls.accounts) return authRequest.returnAddress;
  return finishAddress(
    authRequest.returnAddress,
    flag === "login" ? "finish_login" : "finish_register",
    Object.keys(payload).length > 0 ? payload : null,
  );
}

/** The next page reads metadata where those of a frame always stand. */
const inAddress = (host: FrameParameters, metadata: Metadata): Record<string, string> => ({
  metadata: new URLSearchParams(encodeFrameParameters({ ...host, metadata })).get("metadata") ?? "",
});

/** After the cookie is set: a window goes back at once; a frame shows the page that tells its host (Post/Redirect/Get). */
export function finishSignIn(
  services: Finished & Pick<AccountsServices, "urls" | "requestUrl">,
  flag: FinishFlag,
  method: AuthMethod,
): Response {
  const { authRequest, requestUrl } = services;
  if (authRequest.host === null || authRequest.isFramed === false)
    return redirect(continueAddress(services, flag, payloadOf(services, method)), 303);
  const { metadata } = services;
  return redirect(
    authRequestUrl(requestUrl, "/signed-in", {
      flag,
      method,
      ...(metadata && inAddress(authRequest.host, metadata)),
    }),
    303,
  );
}
