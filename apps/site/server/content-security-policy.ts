import type { HostUrls } from "@zoetrope/kit";
import { hashedPolicy } from "@zoetrope/page-app";

/** What Google's prompt needs: developers.google.com/identity/gsi/web/guides/get-google-api-clientid, "Content Security Policy". */
const google = "https://accounts.google.com/gsi/";

/** The policy of one page of the site. */
export function contentSecurityPolicy(
  html: string,
  { accounts, workflow, api, assets }: HostUrls,
  {
    oneTap,
    ...page
  }: { plays: boolean; isEmbed: boolean; styles: string; isDevelopment: boolean; oneTap: boolean },
): string {
  return hashedPolicy(html, {
    ...page,
    // What nothing shows at first comes as a file; an embed has its one sheet.
    linksSheet: !page.isEmbed,
    pictures: [assets],
    // The sign-in frame, whoami and preference.
    connections: [assets, api, accounts, workflow, ...(oneTap ? [google] : [])],
    frames: page.isEmbed ? [] : [accounts, ...(oneTap ? [google] : [])],
    scripts: oneTap ? [`${google}client`] : [],
    sheets: oneTap ? [`${google}style`] : [],
    // Downloads are forms that the api host sends on to the assets host.
    forms: [api, assets],
    ...(page.isEmbed ? { ancestors: "*" } : {}),
  });
}
