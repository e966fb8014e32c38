import type { HostUrls } from "@zoetrope/kit";
import type { Page } from "../page/use-page.ts";

const hosts = ["api", "assets", "accounts", "workflow"] as const satisfies readonly (keyof HostUrls)[];

/**
 * An address as words write it: `/path` of this site gets the language, `api:/path` (also assets, accounts, workflow) the address of
 * that host, everything else stays.
 */
export function contentHref(page: Page, address: string): string {
  const host = hosts.find((name) => address.startsWith(`${name}:/`));
  return host === undefined ? page.href(address) : page.urls[host] + address.slice(host.length + 1);
}

/** True for addresses of other sites, which open in a tab of their own. */
export const isOutside = (address: string): boolean => /^https?:\/\//.test(address);

/** Puts this platform's addresses in place of the example ones, so that code on a page runs as it is copied. */
export function withOwnAddresses(urls: HostUrls, text: string): string {
  return text.replaceAll(
    /https:\/\/(?:(api|assets|accounts|workflow)\.)?zoetrope\.example/g,
    (_, host?: keyof HostUrls) => (host === undefined ? urls.site : urls[host]),
  );
}
