import { returnParameters } from "@zoetrope/auth-protocol";

/** Of the callback of Google's prompt, which travel in the fragment (OpenID Connect). */
const secrets = new Set<string>([...returnParameters, "id_token", "access_token", "code", "state", "token"]);
/** An address inside another one (`return_to`) may carry them as well, encoded once more each time. */
const innerSecret = new RegExp(
  `(?:${[...returnParameters, "id_token", "access_token"].join("|")})(?:=|%(?:25)*3d)`,
  "i",
);

/**
 * Mail addresses get into addresses by forms that were sent with GET, and into titles and searches. Looked for part by part: one
 * expression for the whole would take a minute for a text that somebody made for it.
 */
export const removeMailAddresses = (text: string): string =>
  text
    .split(/([\s/?#&=]+)/)
    .map((part) => (isMailAddress(part) ? "removed" : part))
    .join("");

function isMailAddress(part: string): boolean {
  const at = /(?<=.)(?:@|%40)/i.exec(part);
  if (at === null) return false;
  const dot = part.indexOf(".", at.index + at[0].length + 1);
  return dot !== -1 && dot < part.length - 1;
}

/**
 * An address as events may carry it: without what sign-in brought back, without user info and fragment, without mail addresses.
 * Empty for what is no http address.
 */
export function scrubAddress(address: string): string {
  if (!URL.canParse(address)) return "";
  const url = new URL(address);
  if (url.protocol !== "http:" && url.protocol !== "https:") return "";
  const removed = [...url.searchParams].filter(
    ([name, value]) => secrets.has(name.toLowerCase()) || innerSecret.test(value),
  );
  for (const [name] of removed) url.searchParams.delete(name);
  return removeMailAddresses(url.origin + url.pathname + url.search);
}
