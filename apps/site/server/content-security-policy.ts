import { analyticsSources, type PageAnalytics } from "@zoetrope/analytics/page-analytics";
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
    analytics,
    ...page
  }: {
    plays: boolean;
    playsVideos: boolean;
    isEmbed: boolean;
    styles: string;
    isDevelopment: boolean;
    oneTap: boolean;
    analytics: PageAnalytics | null;
  },
): string {
  // Other people's pages are none of ours to measure.
  const measuring = analyticsSources(page.isEmbed ? null : analytics);
  return hashedPolicy(html, {
    ...page,
    // What nothing shows at first comes as a file; an embed has its one sheet.
    linksSheet: !page.isEmbed,
    pictures: [assets, ...measuring.pictures],
    // The sign-in frame, whoami and preference.
    connections: [assets, api, accounts, workflow, ...(oneTap ? [google] : []), ...measuring.connections],
    frames: page.isEmbed ? [] : [accounts, ...(oneTap ? [google] : []), ...measuring.frames],
    scripts: [...(oneTap ? [`${google}client`] : []), ...measuring.scripts],
    sheets: oneTap ? [`${google}style`] : [],
    // Downloads are forms that the api host sends on to the assets host.
    forms: [api, assets],
    ...(page.isEmbed ? { ancestors: "*" } : {}),
  });
}
