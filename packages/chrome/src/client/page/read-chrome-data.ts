import { parseMessages } from "@zoetrope/i18n/bind-messages";
import type { ChromeData } from "../../chrome-data.tsx";

/** Null on a page without header. */
export function readChromeData(): ChromeData | null {
  const text = document.getElementById("chrome-data")?.textContent;
  return text == null || text === ""
    ? null
    : (parseMessages(document.documentElement.lang, text) as ChromeData);
}

/** Puts the language of the page on an address of this site. */
export const localiserOf =
  ({ prefix, urls }: ChromeData) =>
  (address: string): string => {
    const path = address.startsWith(`${urls.site}/`) ? address.slice(urls.site.length) : address;
    return path.startsWith("/") && !path.startsWith("//") ? prefix + path : address;
  };
