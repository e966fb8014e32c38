/** The return parameters that the page's first script has taken out of the address (early-account.ts); empty for none. */
export function consumeReturnParameters(): string {
  let taken = "";
  dispatchEvent(new CustomEvent("zoetrope:take-return", { detail: (query: string) => (taken = query) }));
  return taken;
}
