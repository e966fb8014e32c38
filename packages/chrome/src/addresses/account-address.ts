import type { ChromeProps } from "../chrome-props.ts";
import { returnToPage } from "./return-to.ts";

/** A page of the accounts host for visitors without scripts; with them the same page opens over this one. */
export function accountAddress(
  { urls, locale, account }: Pick<ChromeProps, "urls" | "locale" | "account">,
  page: "login" | "register",
): string {
  const address = new URL(`/${page}`, urls.accounts);
  address.searchParams.set("return_to", returnToPage(account?.returnTo ?? urls.site));
  address.searchParams.set("locale", locale);
  return address.href;
}
