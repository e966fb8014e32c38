import { localiseHref } from "@zoetrope/i18n";
import { redirect } from "react-router";
import { loadFromCatalogue, pageMissing } from "../page/load-from-catalogue.ts";
import type { SiteServices } from "../page/site-context.ts";
import { animationPath, readAnimationAddress } from "../page/animation-address.ts";

const relatedCount = 8;

/** The animation of an address with what is related to it. An old slug is sent on to the current one for good. */
export async function loadAnimation({ catalog, locale }: SiteServices, slugAndId: string) {
  const address = readAnimationAddress(slugAndId);
  if (!address) throw pageMissing();
  const found = await loadFromCatalogue(catalog.page(address.id, { related: relatedCount }));
  if (!found) throw pageMissing();
  const { animation } = found;
  if (animation.slug !== address.slug) throw movedTo(localiseHref(locale, animationPath(animation)));
  return found;
}

/** A header takes ASCII alone, and titles are in any language. */
const movedTo = (path: string): Response => redirect(encodeURI(path), 301);
