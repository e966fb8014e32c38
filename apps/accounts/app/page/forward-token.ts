import type { AccountsServices } from "./accounts-context.ts";

/**
 * A link of a mail, opened in a window, goes on where its visitor began: the page there opens the frame with the token (specification 2.7
 * and 4.1). Our own pages alone are handed one; without scripts, and for every other page, the form stays here.
 */
export function forwardToken(
  { authRequest, urls, document }: Pick<AccountsServices, "authRequest" | "urls" | "document">,
  name: "password_reset_token" | "email_verification_token",
): void {
  if (authRequest.token === null || authRequest.host !== null || authRequest.isFramed === true) return;
  const address = new URL(authRequest.returnAddress);
  if (address.origin !== urls.site && address.origin !== urls.workflow) return;
  address.searchParams.set(name, authRequest.token);
  document.frame = { ...document.frame, continueTo: address.href };
}
