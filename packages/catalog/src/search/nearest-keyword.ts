import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { prepareRows } from "../animations/prepare-rows.ts";

/** Shorter words have too few letters to guess what was meant. */
export const minMisspeltLength = 3;

/** Spellings with two neighbouring letters swapped: common, and they break more trigrams than they leave. */
const swapsOf = (word: string): string[] =>
  Array.from(
    { length: word.length - 1 },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );

const inUse = sql`generation = (select generation from catalogue_state) and normalised not like 'concept:%'`;

export interface NearKeyword {
  normalised: string;
  keyword: string;
  total: number;
}

/** Which number of a keyword counts as its use. */
type UseColumn = "total" | "suggest_total";

/**
 * Planned once per connection. Trigrams are compared with thousands of keywords: only where no two letters were swapped, which nothing is
 * nearer than.
 */
function prepareNear(database: Database, column: UseColumn) {
  const counted = sql.identifier(column);
  const word = sql`${sql.placeholder("word")}::text`;
  return prepareRows<NearKeyword>(
    database,
    `search_near_${column}`,
    sql`with swapped as materialized (select normalised, keyword, ${counted} as total from keywords
      where ${inUse} and normalised = any(${sql.placeholder("swaps")}::text[]) and ${counted} > 0)
    select * from swapped
    union all
    (select normalised, keyword, ${counted} as total from keywords
      where not exists (select from swapped) and ${inUse} and normalised % ${word} and ${counted} > 0
      order by similarity(normalised, ${word}) desc, ${counted} desc limit ${sql.placeholder("rows")}::int)`,
  );
}

/** Finds keywords spelt nearly like a word, the nearest first, then the most used. */
export function createNearKeywords(
  database: Database,
  column: UseColumn,
): (word: string, limit: number) => Promise<NearKeyword[]> {
  const read = prepareNear(database, column);
  return async (word, limit) =>
    nearestOf(await read({ word, swaps: swapsOf(word), rows: limit * 3 }), { word, column, limit });
}

function nearestOf(
  rows: readonly NearKeyword[],
  { word, column, limit }: { word: string; column: UseColumn; limit: number },
): NearKeyword[] {
  // Somebody who is still typing has left the end away.
  const distanceOf = (near: NearKeyword) =>
    editDistance(word, column === "total" ? near.normalised : near.normalised.slice(0, word.length + 1));
  const nearest = new Map(rows.map((row) => [row.normalised, { ...row, distance: distanceOf(row) }]));
  const maxDistance = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
  return [...nearest.values()]
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance || b.total - a.total)
    .slice(0, limit);
}

/** Finds the nearest known spelling of a word that nothing has; null when none is near. */
export function createNearestKeyword(database: Database): (word: string) => Promise<NearKeyword | null> {
  const near = createNearKeywords(database, "total");
  return async (word) => (word.length < minMisspeltLength ? null : ((await near(word, 8))[0] ?? null));
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
function editDistance(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1] ? 0 : 1;
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        cost = Math.min(cost, (beforeLast[column - 2] ?? 0) + 1);
      current.push(cost);
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
