import { finishAddress, type AuthMethod, type CallbackPayload } from "@zoetrope/auth-protocol";
import { redirect } from "react-router";
import type { AccountsServices } from "./accounts-context.ts";
import { sameVisit } from "./visit.ts";

export type FinishFlag = "login" | "register";

/** What the return address and the host page get to know. */
export const payloadOf = (
  { visit }: Pick<AccountsServices, "visit">,
  method?: AuthMethod,
): CallbackPayload => ({
  ...(method && { method }),
  ...(visit.host?.metadata && { metadata: visit.host.metadata }),
});

/** Where a window of its own goes after a sign-in. Our own pages need no flag: they ask who is signed in themselves. */
export function continueAddress(
  { visit, urls }: Pick<AccountsServices, "visit" | "urls">,
  flag: FinishFlag,
  payload: CallbackPayload,
): string {
  if (new URL(visit.returnAddress).origin === urls.accounts) return visit.returnAddress;
  return finishAddress(
    visit.returnAddress,
    flag === "login" ? "finish_login" : "finish_register",
    Object.keys(payload).length > 0 ? payload : null,
  );
}

/** After the cookie is set: a window goes back at once; a frame shows the page that tells its host (Post/Redirect/Get). */
export function finishSignIn(
  services: Pick<AccountsServices, "visit" | "urls" | "requestUrl">,
  flag: FinishFlag,
  method: AuthMethod,
): Response {
  const { visit, requestUrl } = services;
  if (visit.host === null || visit.isFramed === false)
    return redirect(continueAddress(services, flag, payloadOf(services, method)), 303);
  return redirect(sameVisit(requestUrl, "/signed-in", { flag, method }), 303);
}
