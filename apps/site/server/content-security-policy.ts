import type { HostUrls } from "@zoetrope/kit";
import { hashedPolicy } from "@zoetrope/page-app";

/** The policy of one page of the site. */
export function contentSecurityPolicy(
  html: string,
  { api, assets }: HostUrls,
  page: { plays: boolean; isEmbed: boolean; styles: string; isDevelopment: boolean },
): string {
  return hashedPolicy(html, {
    ...page,
    // What nothing shows at first comes as a file; an embed has its one sheet.
    linksSheet: !page.isEmbed,
    pictures: [assets],
    connections: [assets, api],
    // Downloads are forms that the api host sends on to the assets host.
    forms: [api, assets],
    ...(page.isEmbed ? { ancestors: "*" } : {}),
  });
}
