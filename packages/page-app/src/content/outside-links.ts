import type { OutsideLinks } from "@zoetrope/chrome";
import { parse } from "yaml";
import { z } from "zod";

/** A page of the web, or a page of this site. Anything else (`javascript:`) is refused. */
const address = z.string().regex(/^(?:https?:\/\/[^\s]+|\/(?!\/)[^\s]*)$/, "must be https://… or /…");

const links = z.strictObject({
  developerPortal: address,
  partnerSite: address,
  dotLottieWeb: address,
  dotLottieIos: address,
  dotLottieAndroid: address,
  graphicsLibrary: address,
  courses: z.tuple([address, address, address, address]),
  enterpriseLearning: address,
  forum: address,
  brandKit: address,
  helpCenter: address,
  reportBug: address,
  requestFeature: address,
} satisfies Record<keyof OutsideLinks, z.ZodType>);

/**
 * Reads `content/outside-links.yaml`: those that it does not name keep the pages of this site.
 *
 * @throws ZodError naming every unknown name and every value that is no address
 */
export function readOutsideLinks(source: string): Partial<OutsideLinks> {
  const read = links.partial().parse(parse(source) ?? {});
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
