import { getOfferMessages } from "@zoetrope/i18n/offer";
import { createIcon } from "../page/create-icon.ts";
import { isLanguageSettled, settleLanguage } from "./language-settled.ts";
import { offeredLocale } from "./offered-locale.ts";

/** This page in another language, where it is written in that one. */
function addressIn(locale: string): string | null {
  const written = [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')];
  if (written.length > 0 && written.every(({ hreflang }) => hreflang !== locale)) return null;
  return document.querySelector<HTMLAnchorElement>(`.language-list a[hreflang="${locale}"]`)?.href ?? null;
}

/** A line over the foot of the window, which moves nothing, in the language that the browser would rather have. */
export function offerLanguage(): void {
  const locale = offeredLocale(document.documentElement.lang, navigator.languages);
  if (locale === null || isLanguageSettled()) return;
  const address = addressIn(locale);
  if (address === null) return;
  const { text, close } = getOfferMessages(locale);
  const offer = document.createElement("aside");
  offer.className = "language-offer";
  offer.lang = locale;
  offer.setAttribute("aria-label", text);
  const link = document.createElement("a");
  link.className = "link";
  link.href = address;
  link.hreflang = locale;
  link.textContent = text;
  const button = document.createElement("button");
  button.type = "button";
  button.className = "icon-button";
  button.setAttribute("aria-label", close);
  button.append(createIcon("x"));
  button.addEventListener("click", () => {
    settleLanguage();
    offer.remove();
  });
  offer.append(link, button);
  document.body.append(offer);
}
