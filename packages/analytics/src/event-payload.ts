import { removeMailAddresses, scrubAddress } from "./scrub-address.ts";

/** What a caller may add to an event. */
export interface EventFields {
  element?: string;
  referrer?: string;
  referrer_domain?: string;
  user_id?: string;
  file_id?: string;
  section?: string;
  item?: string;
  locale?: string;
  query?: string;
  result_count?: number;
  /** What the search without results would have some without. */
  emptied_by?: "filters";
  sort?: string;
  type?: string;
}

/** What every event says of the page that it comes from. */
export interface EventPayload extends EventFields {
  doc_path: string;
  url: string;
  page_title: string;
  utm_source?: string;
  utm_medium?: string;
  utm_campaign?: string;
  utm_term?: string;
  utm_content?: string;
}

/** What is read of the window; a test has one of its own. */
export interface PageView {
  url: string;
  title: string;
  /** Empty: none. */
  referrer: string;
}

export const pageOf = ({ location, document }: Pick<Window, "location" | "document">): PageView => ({
  url: location.href,
  title: document.title,
  referrer: document.referrer,
});

const utmNames = ["utm_source", "utm_medium", "utm_campaign", "utm_term", "utm_content"] as const;
/** A title or a field that is longer says no more; the name of an element sooner. */
const maxCharacters = 1_024;
const maxElementCharacters = 255;

export function createEventPayload(page: PageView, fields: EventFields = {}): EventPayload {
  const address = scrubAddress(page.url);
  const url = address === "" ? null : new URL(address);
  const payload: EventPayload = {
    doc_path: url?.pathname ?? "",
    url: address,
    page_title: clean(page.title),
  };
  for (const name of utmNames) {
    const value = url?.searchParams.get(name);
    if (value) payload[name] = clean(value);
  }
  const entries = Object.entries(fields).map(([name, value]) => [
    name,
    typeof value === "string"
      ? clean(value, name === "element" ? maxElementCharacters : maxCharacters)
      : value,
  ]);
  return { ...payload, ...(Object.fromEntries(entries) as EventFields) };
}

/** What somebody has searched for is in titles too, and may be a mail address. */
const clean = (text: string, most = maxCharacters): string => removeMailAddresses(text.slice(0, most));

/** `referrer` and `referrer_domain` where a page has led here; nothing for who typed the address. */
export function referrerFields({ referrer }: PageView): Pick<EventFields, "referrer" | "referrer_domain"> {
  const address = scrubAddress(referrer);
  return address === "" ? {} : { referrer: address, referrer_domain: new URL(address).hostname };
}
