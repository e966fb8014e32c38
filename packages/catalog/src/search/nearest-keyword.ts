import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** Nearest known spelling of a word that nothing has; null when none is near. */
export async function nearestKeyword(database: Database, word: string): Promise<{ normalised: string; keyword: string } | null> {
  if (word.length < 3) return null;
  const { rows } = await database.reads.execute<{ normalised: string; keyword: string; total: number }>(sql`
    select normalised, keyword, total from keywords
    where normalised % ${word} and total > 0
    order by similarity(normalised, ${word}) desc, total desc limit 24`);
  const maxDistance = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
  const near = rows
    .map((row) => ({ ...row, distance: editDistance(word, row.normalised) }))
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((a, b) => a.distance - b.distance || b.total - a.total);
  return near[0] ?? null;
}

/** Letters to add, drop, change or swap with their neighbour to get from one word to the other. */
export function editDistance(from: string, to: string): number {
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
