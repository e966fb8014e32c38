// Written by `npm run messages` from messages/en/offer.json. Do not edit.
import { offer } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";

export interface OfferMessages {
  text: string;
  close: string;
}

/** The messages of offer in a language. */
export const getOfferMessages = (locale: Locale): OfferMessages =>
  getMessages(offer, locale) as OfferMessages;
