import type { OutsideLinks } from "@zoetrope/chrome";
import { localiseHref } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import type { Page } from "../page/use-page.ts";

const hosts = ["api", "assets", "accounts", "workflow"] as const satisfies readonly (keyof HostUrls)[];

/**
 * An address as words write it: `/path` of this site gets the language, `api:/path` (also assets, accounts, workflow) the address of
 * that host, everything else stays.
 */
export function contentHref(page: Page, address: string): string {
  const host = hosts.find((name) => address.startsWith(`${name}:/`));
  if (host === undefined) return page.href(address);
  const rest = address.slice(host.length + 1);
  // The workflow app speaks the reader's language; the other hosts have addresses for programs.
  return page.urls[host] + (host === "workflow" ? localiseHref(page.locale, rest) : rest);
}

/**
 * `outside:forum` is what content/outside-links.yaml says (`outside:courses.1` the first of several), null while it says nothing.
 * Everything else comes back as it is.
 */
export function configuredAddress(address: string, outside: Partial<OutsideLinks>): string | null {
  const [, name, index] = /^outside:(\w+)(?:\.(\d))?$/.exec(address) ?? [];
  if (name === undefined) return address;
  const value = outside[name as keyof OutsideLinks];
  return (Array.isArray(value) ? (value as string[])[Number(index) - 1] : (value as string)) ?? null;
}

/** True for addresses of other sites, which open in a tab of their own. */
export const isOutside = (address: string): boolean => /^https?:\/\//.test(address);

/**
 * Makes an example work as it is copied: this platform's addresses in place of `https://zoetrope.example`, and the file of an
 * animation of the page in place of `….lottie`.
 */
export function withOwnAddresses(urls: HostUrls, text: string, playKey?: string): string {
  const code = text.replaceAll(
    /https:\/\/(?:(api|assets|accounts|workflow)\.)?zoetrope\.example/g,
    (_, host?: keyof HostUrls) => urls[host ?? "site"],
  );
  return playKey === undefined ? code : code.replaceAll("….lottie", playKey);
}
