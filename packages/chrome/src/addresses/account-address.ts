import type { ChromeProps } from "../chrome-props.ts";
import { returnToPage } from "./return-to.ts";

/** A page of the accounts host for visitors without scripts; with them the same page opens over this one. */
export function accountAddress(
  { urls, locale, account }: Pick<ChromeProps, "urls" | "locale" | "account">,
  page: "login" | "register",
): string {
  const parameters = new URLSearchParams({
    return_to: returnToPage(account?.returnTo ?? urls.site),
    locale,
  });
  return `${urls.accounts}/${page}?${parameters}`;
}
