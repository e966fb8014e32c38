/** Of the page's address: where the file that a tool has open is from. */
const name = "url";

export const readUrlParameter = (): string | null => new URLSearchParams(location.search).get(name);

/** Null takes it away. */
export function writeUrlParameter(address: string | null): void {
  const url = new URL(location.href);
  if (url.searchParams.get(name) === address) return;
  if (address === null) url.searchParams.delete(name);
  else url.searchParams.set(name, address);
  history.replaceState(history.state, "", url);
}
