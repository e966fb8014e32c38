// Written by `npm run messages` from messages/*/offer.json. Do not edit.
import en from "../../messages/en/offer.json" with { type: "json" };
import es from "../../messages/es/offer.json" with { type: "json" };
import pt from "../../messages/pt/offer.json" with { type: "json" };
import koKR from "../../messages/ko-KR/offer.json" with { type: "json" };
import jaJP from "../../messages/ja-JP/offer.json" with { type: "json" };
import fr from "../../messages/fr/offer.json" with { type: "json" };
import de from "../../messages/de/offer.json" with { type: "json" };
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";

export interface OfferMessages {
  text: string;
  close: string;
}

const catalogues = {
  en,
  es,
  pt,
  "ko-KR": koKR,
  "ja-JP": jaJP,
  fr,
  de,
};

/** The messages of offer in a language. */
export const getOfferMessages = (locale: Locale): OfferMessages =>
  getMessages(catalogues, locale) as OfferMessages;
