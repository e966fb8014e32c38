import type { Motion, QueryTerm, Style } from "@zoetrope/concepts";
import { cellOf, inCell, namedColourTable } from "../colour-table.ts";
import { coloursStride, type FacetColumns } from "../facet-columns.ts";
import { motionBit, styleCode } from "../facets.ts";
import type { FacetTable } from "../index/facet-table.ts";
import { outsideHitBuffers } from "../index/hit-buffers.ts";
import { emptyHits, fitted, type Hits } from "../index/postings.ts";
import { colourScores, motionScore, styleScore } from "./term-scores.ts";

/**
 * What was asked for lately: there are few words for colours, styles and motions, and few that very many animations have; looking at all
 * animations, and putting long lists together, takes long. A list of half of 600,000 animations is 2 MB.
 */
const maxCachedBytes = 96_000_000;
interface CachedLists {
  bytes: number;
  byName: Map<string, { documents: number; hits: Hits }>;
}
const listsOfTable = new WeakMap<FacetTable, CachedLists>();

/** What looks or moves as one of these words says. The lists are shared: nobody changes them. */
export function qualityHits(
  facets: FacetTable,
  documents: number,
  { colour, style, motion }: Pick<QueryTerm, "colour" | "style" | "motion">,
): Hits[] {
  const { columns } = facets;
  return [
    ...(colour === null
      ? []
      : [cachedHits(facets, documents, colour, () => colourHits(columns, documents, colour))]),
    ...(style === null
      ? []
      : [cachedHits(facets, documents, style, () => styleHits(columns, documents, style))]),
    ...(motion === null
      ? []
      : [cachedHits(facets, documents, motion, () => motionHits(columns, documents, motion))]),
  ];
}

/** What was found under a name while there were so many documents; else what `find` does now, which is kept for others. */
export function cachedHits(facets: FacetTable, documents: number, name: string, find: () => Hits): Hits {
  const lists = listsOfTable.get(facets) ?? {
    bytes: 0,
    byName: new Map<string, { documents: number; hits: Hits }>(),
  };
  listsOfTable.set(facets, lists);
  const { byName } = lists;
  const known = byName.get(name);
  const hits = known?.documents === documents ? known.hits : outsideHitBuffers(find);
  lists.bytes += bytesOf(hits) - (known === undefined ? 0 : bytesOf(known.hits));
  byName.delete(name);
  byName.set(name, { documents, hits });
  for (const [oldest, { hits: old }] of byName) {
    if (lists.bytes <= maxCachedBytes || oldest === name) break;
    byName.delete(oldest);
    lists.bytes -= bytesOf(old);
  }
  return hits;
}

const bytesOf = ({ positions, scores }: Hits): number => positions.byteLength + scores.byteLength;

/** What is drawn so. */
function styleHits({ style: column }: FacetColumns, documents: number, style: Style): Hits {
  const code = styleCode(style);
  return collect(documents, (position) => (column[position] === code ? styleScore : -1));
}

/** What moves so. */
function motionHits({ motions }: FacetColumns, documents: number, motion: Motion): Hits {
  const bit = motionBit(motion);
  return collect(documents, (position) => (((motions[position] as number) & bit) === 0 ? -1 : motionScore));
}

/** What shows a colour that people call so, the stronger the better. */
function colourHits({ colours, colourCount }: FacetColumns, documents: number, hex: string): Hits {
  const table = namedColourTable(hex);
  const hits = emptyHits(documents);
  const { positions, scores } = hits;
  let count = 0;
  for (let position = 0; position < documents; position++) {
    const first = position * coloursStride;
    const last = first + (colourCount[position] as number) * 3;
    for (let at = first; at < last; at += 3) {
      const cell = cellOf(colours[at] as number, colours[at + 1] as number, colours[at + 2] as number);
      if (table[cell] === inCell.nothing) continue;
      positions[count] = position;
      scores[count++] = colourScores[(at - first) / 3] ?? colourScores[5];
      break;
    }
  }
  return fitted({ ...hits, count });
}

function collect(documents: number, scoreOf: (position: number) => number): Hits {
  const hits = emptyHits(documents);
  let count = 0;
  for (let position = 0; position < documents; position++) {
    const score = scoreOf(position);
    if (score < 0) continue;
    hits.positions[count] = position;
    hits.scores[count++] = score;
  }
  return fitted({ ...hits, count });
}
