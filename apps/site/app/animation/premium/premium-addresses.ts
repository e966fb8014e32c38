import type { AnimationDetail } from "@zoetrope/catalog";
import { accountAddress } from "@zoetrope/chrome";
import type { usePage } from "../../page/use-page.ts";

/** Where an animation is downloaded: counts, and hands over the file or says where it is. */
export const downloadAction = (apiUrl: string, { id }: Pick<AnimationDetail, "id">): string =>
  `${apiUrl}/api/v1/animations/${id}/download`;

/** What islands of a premium animation ask, and where they send whoever may not have it. */
export const premiumAddresses = (
  { urls, locale, href }: Pick<ReturnType<typeof usePage>, "urls" | "locale" | "href">,
  animation: Pick<AnimationDetail, "id">,
  pageUrl: string,
) => ({
  action: downloadAction(urls.api, animation),
  urls: { accounts: urls.accounts, workflow: urls.workflow, api: urls.api },
  signInUrl: accountAddress({ urls, locale, account: { returnTo: pageUrl } }, "login"),
  plansUrl: href("/pricing"),
});
