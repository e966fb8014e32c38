import { bindMessages } from "./bind-messages.ts";
import { compileCatalogue, type Catalogue } from "./compile-catalogue.ts";
import type { Locale } from "./locales.ts";

const bound = new WeakMap<Catalogue, object>();

/** The messages of an area, from its catalogues; each is compiled and bound once, when it is first asked for. */
export function getMessages(catalogues: Record<Locale, Catalogue>, locale: Locale): object {
  const catalogue = catalogues[locale];
  let messages = bound.get(catalogue);
  if (messages === undefined)
    bound.set(catalogue, (messages = bindMessages(locale, compileCatalogue(catalogue))));
  return messages;
}
