import { returnParameters } from "@zoetrope/auth-protocol";

/** Of the callback of Google's prompt, which travel in the fragment (OpenID Connect). */
const secrets = new Set<string>([...returnParameters, "id_token", "access_token", "code", "state", "token"]);

/** Mail addresses get into addresses by forms that were sent with GET. */
const mailAddress = /[^\s/?#&=]+(?:@|%40)[^\s/?#&=]+\.[^\s/?#&=]+/gi;

/**
 * An address as events may carry it: without what sign-in brought back, without user info and fragment, without mail addresses.
 * Empty for what is no http address.
 */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return "";
  for (const name of new Set(url.searchParams.keys()))
    if (secrets.has(name.toLowerCase())) url.searchParams.delete(name);
  return (url.origin + url.pathname + url.search).replaceAll(mailAddress, "removed");
}
