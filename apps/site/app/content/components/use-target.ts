import { accountAddress } from "@zoetrope/chrome";
import { chromeContent } from "@zoetrope/page-app/chrome-content";
import { usePage } from "../../page/use-page.ts";
import { configuredAddress, contentHref, isOutside } from "../content-href.ts";

/** Attributes of a link. */
export interface Target {
  href: string;
  target?: "_blank";
  rel?: "noopener";
  /** Opens the sheet of the accounts host over this page where scripts run. */
  "data-account"?: "register";
}

/** Where an address of the words leads; other sites open in a tab of their own. Null without one, and for `outside:…` while none is configured. */
export function useTarget(address: string | undefined): Target | null {
  const page = usePage();
  if (address === undefined) return null;
  if (address === "accounts:/register")
    return { href: accountAddress(page, "register"), "data-account": "register" };
  const configured = configuredAddress(address, chromeContent(page.locale).outsideLinks);
  if (configured === null) return null;
  const href = contentHref(page, configured);
  return isOutside(configured) ? { href, target: "_blank", rel: "noopener" } : { href };
}
