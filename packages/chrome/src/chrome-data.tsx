import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import { getChromeMessages, type ChromeMessages } from "@zoetrope/i18n";
import { useCachedText } from "@zoetrope/ui/cached-fragment";
import type { ChromeProps, ChromeUrls } from "./chrome-props.ts";
import { defaultOutsideLinks, type OutsideLinks } from "./addresses/outside-links.ts";

/** What the chrome needs in the browser, once someone asks for it: messages of this language and addresses. */
export interface ChromeData {
  urls: ChromeUrls;
  /** Language prefix of the page's addresses: "" or "/de". */
  prefix: string;
  links: Pick<OutsideLinks, "brandKit" | "helpCenter" | "reportBug" | "requestFeature">;
  logoMenu: ChromeMessages["logoMenu"];
  user: ChromeMessages["user"];
  /** Present where people can log in. */
  account?: { oneTap: boolean };
  /** Present where dropped files can be previewed. */
  preview?: { url: string; messages: ChromeMessages["drop"] };
  /** Present where visits may be measured. */
  analytics?: PageAnalytics & { messages: ChromeMessages["privacy"] & { policy: string } };
}

export function ChromeDataScript({
  locale,
  urls,
  href,
  outsideLinks,
  previewUrl,
  account,
  analytics,
}: Pick<ChromeProps, "locale" | "urls" | "href" | "outsideLinks" | "previewUrl" | "account" | "analytics">) {
  const isOneTap = account?.oneTap === true;
  const name = `chrome data ${locale} ${previewUrl} ${account === undefined ? "" : isOneTap}`;
  const json = useCachedText(name, () => {
    const { logoMenu, user, drop, privacy, links } = getChromeMessages(locale);
    const { brandKit, helpCenter, reportBug, requestFeature } = { ...defaultOutsideLinks, ...outsideLinks };
    const data: ChromeData = {
      urls,
      prefix: href("/").replace(/\/$/, ""),
      links: { brandKit, helpCenter, reportBug, requestFeature },
      logoMenu,
      user,
      ...(account === undefined ? {} : { account: { oneTap: isOneTap } }),
      ...(previewUrl === undefined ? {} : { preview: { url: previewUrl, messages: drop } }),
      ...(analytics === null
        ? {}
        : { analytics: { ...analytics, messages: { ...privacy, policy: links.privacy } } }),
    };
    return JSON.stringify(data).replaceAll("<", "\\u003c");
  });
  return <script id="chrome-data" type="application/json" dangerouslySetInnerHTML={{ __html: json }} />;
}
