import type { IncomingMessage } from "node:http";

const defaultPorts: Readonly<Record<string, string>> = { "http:": "80", "https:": "443" };

/** The spellings of these addresses in a Host header: a default port may be left out or not. */
function spellingsOf(addresses: readonly string[]): ReadonlySet<string> {
  return new Set(
    addresses.flatMap((address) => {
      const { host, port, protocol } = new URL(address);
      return port === "" ? [host, `${host}:${defaultPorts[protocol]}`] : [host];
    }),
  );
}

/**
 * Whether a request is meant for one of these addresses. Anything may stand in its Host header: a page elsewhere that has its own name
 * lead to this machine (DNS rebinding) would otherwise read what only people at it may. X-Forwarded-Host is believed of nobody.
 */
export function createHostCheck(addresses: readonly string[]): (request: IncomingMessage) => boolean {
  const expected = spellingsOf(addresses);
  const isExpected = (host: string) => expected.has(host) || expected.has(host.toLowerCase());
  return ({ headers, headersDistinct, url = "" }) => {
    // Of several, Node reads the first and others the last (RFC 9112, section 3.2).
    if (headersDistinct.host?.length !== 1 || !isExpected(headers.host ?? "")) return false;
    if (url.startsWith("/")) return true;
    // A whole address in the first line counts in place of the header (RFC 9112, section 3.2.2).
    const asked = URL.parse(url);
    return asked === null || isExpected(asked.host);
  };
}
