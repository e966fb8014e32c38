import type { AnimationSummary, Catalog } from "@zoetrope/catalog";
import type { Locale } from "@zoetrope/i18n";
import { playAddress } from "../cards/play-address.ts";
import { askCatalogue } from "../page/ask-catalogue.ts";

/** Among the pictures of a page. */
export const sampleKey = "sample of a tool";
const looked = 8;

/** An animation that is free, to try a tool with. None while the library is empty. */
export async function findSample(catalog: Catalog, locale: Locale): Promise<AnimationSummary[]> {
  const { items } = await askCatalogue(catalog.search({ query: "", locale, type: "free", pageSize: looked }));
  return items.filter((item) => playAddress("", item) !== null).slice(0, 1);
}
