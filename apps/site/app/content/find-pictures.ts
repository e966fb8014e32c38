import type { AnimationSummary, Catalog } from "@zoetrope/catalog";
import type { Locale } from "@zoetrope/i18n";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";
import type { PictureRequest } from "./compile/collect-parts.ts";

export const pictureKey = ({ id, query, count }: PictureRequest): string => `${id ?? `?${query}`} ${count}`;

/** The animations that a page shows. What the catalogue does not have is left out: the words stand without it. */
export async function findPictures(
  catalog: Catalog,
  requests: readonly PictureRequest[],
  locale: Locale,
): Promise<Map<string, readonly AnimationSummary[]>> {
  const found = requests.map(async (request): Promise<[string, readonly AnimationSummary[]]> => {
    if (request.id !== undefined) {
      const animations = await Promise.all(
        request.id.split(" ").map((id) => loadFromCatalogue(catalog.get(id))),
      );
      return [pictureKey(request), animations.filter((animation) => animation !== null)];
    }
    const { items } = await loadFromCatalogue(
      catalog.search({ query: request.query ?? "", locale, pageSize: request.count }),
    );
    return [pictureKey(request), items.slice(0, request.count)];
  });
  return new Map(await Promise.all(found));
}
