import type { AccountsServices } from "./accounts-context.ts";

/**
 * A link of a mail, opened in a window, goes on where its visitor began: the page there opens the frame with the token (specification 2.7
 * and 4.1). Our own pages alone are handed one; without scripts, and for every other page, the form stays here.
 */
export function handToken(
  { visit, urls, document }: Pick<AccountsServices, "visit" | "urls" | "document">,
  name: "password_reset_token" | "email_verification_token",
): void {
  if (visit.token === null || visit.host !== null || visit.isFramed === true) return;
  const address = new URL(visit.returnAddress);
  if (address.origin !== urls.site && address.origin !== urls.workflow) return;
  address.searchParams.set(name, visit.token);
  document.frame = { ...document.frame, continueTo: address.href };
}
