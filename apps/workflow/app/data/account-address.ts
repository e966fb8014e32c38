import { localeOfIdentifier } from "@zoetrope/i18n/locales";

/** A page of the accounts host that leads back to `returnToPath` of this host afterwards; default: back to this very page. */
export function accountAddress(
  page: "login" | "register",
  accountsUrl: string,
  returnToPath?: string,
): string {
  const address = new URL(`/${page}`, accountsUrl);
  address.searchParams.set("return_to", new URL(returnToPath ?? location.href, location.href).href);
  address.searchParams.set("locale", localeOfIdentifier(document.documentElement.lang));
  return address.href;
}
