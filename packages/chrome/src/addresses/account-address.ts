import type { ChromeProps } from "../chrome-props.ts";
import { returnToPage } from "./return-to.ts";

type AccountPage = "login" | "register";
type Props = Pick<ChromeProps, "urls" | "locale" | "account">;

/** Pages of the accounts host for visitors without scripts; with them the same pages open over this one. */
export function accountAddresses({ urls, locale, account }: Props): Record<AccountPage, string> {
  const parameters = new URLSearchParams({
    return_to: returnToPage(account?.returnTo ?? urls.site),
    locale,
  });
  return {
    login: `${urls.accounts}/login?${parameters}`,
    register: `${urls.accounts}/register?${parameters}`,
  };
}

export const accountAddress = (props: Props, page: AccountPage): string => accountAddresses(props)[page];
