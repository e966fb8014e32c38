import type { SearchRequest } from "../animation.ts";
import { oklabOfHex } from "../ingest/oklab.ts";
import { coloursStride } from "./facet-columns.ts";
import { filterHits } from "./filter-hits.ts";
import { bestOfGroup } from "./group-variants.ts";
import type { FacetTable } from "./index/facet-table.ts";
import { emptyHits, scoreLimit, type Hits } from "./index/postings.ts";
import { orderHits } from "./order-hits.ts";

const maxNearest = 12;
/** No two colours of sRGB lie further apart in Oklab. */
const largestDistance = 1.2;

/** Of `all`, what passes every filter but that of the colour, the nearest colour first; nothing where the others are the cause. */
export function nearestColours(
  all: Hits,
  facets: FacetTable,
  { colour, ...others }: SearchRequest & { colour: string },
): number[] {
  const { colours, colourCount } = facets.columns;
  const [l, a, b] = oklabOfHex(colour);
  const passing = filterHits(all, facets.passes(others));
  const near = emptyHits(passing.count);
  let count = 0;
  for (let index = 0; index < passing.count; index++) {
    const position = passing.positions[index] as number;
    const start = position * coloursStride;
    const end = start + (colourCount[position] as number) * 3;
    if (start === end) continue;
    let least = largestDistance;
    for (let entry = start; entry < end; entry += 3) {
      // Lightness is stored without a sign.
      const dl = ((colours[entry] as number) & 255) / 255 - l;
      const da = (colours[entry + 1] as number) / 256 - a;
      const db = (colours[entry + 2] as number) / 256 - b;
      least = Math.min(least, Math.hypot(dl, da, db));
    }
    near.positions[count] = position;
    near.scores[count++] = Math.round((least / largestDistance) * (scoreLimit - 1));
  }
  const found = { ...near, count };
  const cards = others.group === "none" ? found : bestOfGroup(found, facets);
  return orderHits(cards, facets, "relevance", { offset: 0, limit: maxNearest });
}
