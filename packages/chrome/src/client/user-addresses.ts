import type { ChromeUrls } from "../chrome-props.ts";
import type { Session } from "./session.ts";

export interface HelpAddresses {
  helpCenter: string;
  reportBug: string;
  requestFeature: string;
}

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
  const publicAnimations = `${urls.workflow}/public-animations`;
  return {
    dashboard: `${urls.workflow}/`,
    workspace: (id: string) => `${urls.workflow}/switch/${encodeURIComponent(id)}`,
    profile: hasProfilePage ? localise(`/${encodeURIComponent(user.username)}`) : publicAnimations,
    publicAnimations,
    collections: `${urls.workflow}/collections`,
    whatsNew: localise("/blog"),
    helpCenter: localise(help.helpCenter),
    reportBug: localise(help.reportBug),
    requestFeature: localise(help.requestFeature),
    community: localise("/community"),
    accountSettings: `${urls.accounts}/settings?return_to=${encodeURIComponent(pageAddress)}`,
  };
}
