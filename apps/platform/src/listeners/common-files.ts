import { locales } from "@zoetrope/i18n/locales";
import type { HostUrls } from "@zoetrope/kit";
import type { HostName } from "../configuration/host-variables.ts";

const dayInMs = 86_400_000;
/** RFC 9116 asks for less than a year. */
const validForInDays = 180;

const text = (lines: readonly string[]): Response =>
  new Response(`${lines.join("\n")}\n`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });

/** What programs ask every host for; null for any other address, and for what the site has of its own. */
export function commonFile(host: HostName, urls: HostUrls, path: string, now = Date.now()): Response | null {
  if (path === "/.well-known/security.txt") {
    // By the day: the file is the same for whoever asks again.
    const expires = new Date(Math.floor(now / dayInMs + validForInDays) * dayInMs);
    return text([
      `Contact: ${urls.site}/contact`,
      `Expires: ${expires.toISOString()}`,
      `Policy: ${urls.site}/security`,
      `Preferred-Languages: ${locales.join(", ")}`,
      // Of the host that was asked: a file that names another is not to be trusted.
      `Canonical: ${urls[host]}${path}`,
    ]);
  }
  if (host === "site") return null;
  // Pictures and files are shown by search engines; the other hosts have nothing to list.
  if (path === "/robots.txt") return text(["User-agent: *", host === "assets" ? "Allow: /" : "Disallow: /"]);
  if (path === "/favicon.ico")
    return new Response(null, { status: 308, headers: { location: `${urls.site}/favicon.ico` } });
  return null;
}
