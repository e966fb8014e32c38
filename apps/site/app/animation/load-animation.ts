import { localiseHref } from "@zoetrope/i18n";
import { redirect } from "react-router";
import { askCatalogue, pageMissing } from "../page/ask-catalogue.ts";
import type { SiteServices } from "../page/site-context.ts";
import { animationPath, readAnimationAddress } from "./animation-address.ts";

const relatedCount = 8;

/** The animation of an address with what is related to it. An old slug is sent on to the current one for good. */
export async function loadAnimation({ catalog, locale }: SiteServices, slugAndId: string) {
  const address = readAnimationAddress(slugAndId);
  if (!address) throw pageMissing();
  const animation = await askCatalogue(catalog.get(address.id));
  if (!animation) throw pageMissing();
  if (animation.slug !== address.slug) throw redirect(localiseHref(locale, animationPath(animation)), 301);
  return { animation, related: await askCatalogue(catalog.related(animation.id, { limit: relatedCount })) };
}
