import type { Motion, Style } from "@zoetrope/concepts";
import { cellOf, inCell, namedColourTable } from "../colour-table.ts";
import { coloursStride, type FacetColumns } from "../facet-columns.ts";
import { motionBit, styleCode } from "../facets.ts";
import { emptyHits, trimmed, type Hits } from "../index/postings.ts";
import { colourScores, motionScore, styleScore } from "./term-scores.ts";

/** What is drawn so. */
export function styleHits({ style: column }: FacetColumns, documents: number, style: Style): Hits {
  const code = styleCode(style);
  return collect(documents, (position) => (column[position] === code ? styleScore : -1));
}

/** What moves so. */
export function motionHits({ motions }: FacetColumns, documents: number, motion: Motion): Hits {
  const bit = motionBit(motion);
  return collect(documents, (position) => (((motions[position] as number) & bit) === 0 ? -1 : motionScore));
}

/** What shows a colour that people call so, the stronger the better. */
export function colourHits({ colours, colourCount }: FacetColumns, documents: number, hex: string): Hits {
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
  return trimmed(hits, count);
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
  return trimmed(hits, count);
}
