import type { PageEvent } from "@zoetrope/analytics/events";
import type { ChromeProps } from "../chrome-props.ts";

/** Attribute of the element that shows what is counted when the page is seen; none where nothing is measured. */
export const impressionAttributes = (
  { analytics }: Pick<ChromeProps, "analytics">,
  event: PageEvent,
): { "data-measure"?: string } => (analytics === null ? {} : { "data-measure": JSON.stringify(event) });

/**
 * For the attribute `data-item` of a link in header or footer: what its clicks are counted by, whatever the page calls it. Undefined where
 * nothing is measured. A label may be worded anew or translated; this stays.
 */
export const itemOf = ({ analytics }: Pick<ChromeProps, "analytics">, item: string): string | undefined =>
  analytics === null ? undefined : item;

/** For the attribute `data-section` of a part of header or footer. `name` stays as it is, like an item. */
export const sectionOf = (
  { analytics }: Pick<ChromeProps, "analytics">,
  region: "topnav" | "footer",
  name: string,
): string | undefined => (analytics === null ? undefined : `${region} ${name}`);
