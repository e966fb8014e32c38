import { compileCatalogue, type Catalogue } from "@zoetrope/i18n/compile-catalogue";
import { faultsOfCatalogues } from "@zoetrope/i18n/faults-of-catalogues";
import type { Plugin } from "vite";

let faults: readonly string[] | undefined;

/**
 * Catalogues are compiled while a page app is built, and the compiler stays out of it; Node reads them as they are and
 * compiles what is asked for. A build stops at messages that pages cannot be made of.
 */
export const compiledMessages: Plugin = {
  name: "zoetrope:compiled-messages",
  enforce: "pre",
  buildStart() {
    // Browser, server and workers are built one after the other, from the same catalogues.
    faults ??= faultsOfCatalogues();
    if (faults.length > 0) this.error(`messages cannot be used: ${faults.join(", ")}`);
  },
  load: {
    filter: { id: /\/i18n\/src\/compile-catalogue\.ts$/ },
    handler: () => "export const compileCatalogue = (catalogue) => catalogue;",
  },
  transform: {
    filter: { id: /\/i18n\/messages\/[^/]+\/[^/]+\.json$/ },
    handler: (code) => JSON.stringify(compileCatalogue(JSON.parse(code) as Catalogue)),
  },
};
