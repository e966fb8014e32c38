import type { AnimationSummary, Catalog } from "@zoetrope/catalog";
import type { Locale } from "@zoetrope/i18n";
import { playAddress } from "../cards/play-address.ts";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";

/** Among the pictures of a page. */
export const sampleKey = "sample of a tool";
const looked = { usually: 8, withoutThemes: 60 };

/**
 * An animation that is free, to try a tool with. None while the library is empty. `isWithoutThemes`: of one that has themes nothing is to be
 * made that it does not have.
 */
export async function findSample(
  catalog: Catalog,
  locale: Locale,
  { isWithoutThemes = false } = {},
): Promise<AnimationSummary[]> {
  const pageSize = isWithoutThemes ? looked.withoutThemes : looked.usually;
  const { items } = await loadFromCatalogue(catalog.search({ query: "", locale, type: "free", pageSize }));
  return items
    .filter((item) => playAddress("", item) !== null)
    .filter(({ features }) => !isWithoutThemes || !features.includes("themeable"))
    .slice(0, 1);
}
