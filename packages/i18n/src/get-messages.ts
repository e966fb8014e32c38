import { bindMessages } from "./bind-messages.ts";
import { compileCatalogue, type Catalogue } from "./compile-catalogue.ts";
import type { Locale } from "./locales.ts";

const bound = new WeakMap<Catalogue, object>();

/** The messages of an area, from its catalogues. */
export const getMessages = (catalogues: Record<Locale, Catalogue>, locale: Locale): object =>
  messagesOf(catalogues[locale], locale);

/** The messages of a catalogue, compiled and bound once, when they are first asked for. */
export function messagesOf(catalogue: Catalogue, locale: Locale): object {
  let messages = bound.get(catalogue);
  if (messages === undefined)
    bound.set(catalogue, (messages = bindMessages(locale, compileCatalogue(catalogue))));
  return messages;
}
