/** Leads to the accounts host, and back to `returnToPath` of this host afterwards; default: back to this very page. */
export function openAccount(kind: "log-in" | "sign-up", accountsUrl: string, returnToPath?: string): void {
  const address = new URL(kind === "log-in" ? "/login" : "/register", accountsUrl);
  address.searchParams.set("return_to", new URL(returnToPath ?? location.href, location.href).href);
  address.searchParams.set("locale", document.documentElement.lang);
  location.assign(address);
}
