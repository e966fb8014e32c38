import type { ChromeUrls } from "../../chrome-props.ts";
import { isOutside } from "../../addresses/outside-links.ts";
import { returnToPage } from "../../addresses/return-to.ts";
import type { Session } from "./session.ts";

export interface HelpAddresses {
  helpCenter: string;
  reportBug: string;
  requestFeature: string;
}

/** A form of our own is told which page somebody comes from, without its fragment. */
const fromPage = (address: string, pageAddress: string): string =>
  `${address}?from=${encodeURIComponent(returnToPage(pageAddress).replace(/#.*$/, ""))}`;

/** Where the entries of the user menu lead. */
export function userAddresses({
  session: { user, hasProfilePage },
  urls,
  help,
  pageAddress,
  localise,
}: {
  session: Session;
  urls: ChromeUrls;
  help: HelpAddresses;
  pageAddress: string;
  localise(address: string): string;
}) {
  // The other hosts speak the language of this page as well.
  const { pathname } = new URL(localise("/"), urls.site);
  const workflow = urls.workflow + pathname.replace(/\/$/, "");
  const publicAnimations = `${workflow}/public-animations`;
  return {
    dashboard: workflow === urls.workflow ? `${workflow}/` : workflow,
    workspace: (id: string) => `${workflow}/switch/${encodeURIComponent(id)}`,
    profile: hasProfilePage ? localise(`/${encodeURIComponent(user.username)}`) : publicAnimations,
    publicAnimations,
    likes: localise("/likes"),
    collections: `${workflow}/collections`,
    whatsNew: localise("/blog"),
    helpCenter: localise(help.helpCenter),
    reportBug: isOutside(help.reportBug) ? help.reportBug : fromPage(localise(help.reportBug), pageAddress),
    requestFeature: localise(help.requestFeature),
    community: localise("/community"),
    accountSettings: `${urls.accounts}/settings?return_to=${encodeURIComponent(returnToPage(pageAddress))}`,
  };
}
