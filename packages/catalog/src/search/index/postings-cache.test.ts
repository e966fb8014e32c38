import { createTestDatabase } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { blockEntries } from "./postings.ts";
import { PostingsCache } from "./postings-cache.ts";

const generation = 7;
const blocks = 10;
const total = blocks * blockEntries;

test("long lists are there before anybody asks for them, short ones are read when they are asked for", async () => {
  const { database, remove } = await createTestDatabase();
  onTestFinished(remove);
  const { db } = database;
  await db.execute(sql`insert into keywords (generation, keyword_id, normalised, keyword, total, suggest_total, tag_total)
    values (${generation}, 1, 'long', 'long', ${total}, 0, 0), (${generation}, 2, 'short', 'short', 1, 0, 0)`);
  const block = (first: number) =>
    Buffer.from(Int32Array.from({ length: blockEntries }, (_, at) => (first + at) * 4).buffer).toString(
      "hex",
    );
  for (let at = 0; at < blocks; at++)
    await db.execute(sql`insert into search_postings (generation, keyword_id, block, entries)
      values (${generation}, 1, ${at}, decode(${block(at * blockEntries)}, 'hex'))`);
  await db.execute(sql`insert into search_postings (generation, keyword_id, block, entries)
    values (${generation}, 2, 0, decode('04000000', 'hex'))`);

  const cache = new PostingsCache(database, 96_000_000);
  await cache.preload(generation);
  await db.execute(sql`delete from search_postings where keyword_id = 1`);
  const lists = await cache.get(generation, [
    { keywordId: 1, total },
    { keywordId: 2, total: 1 },
  ]);

  expect(lists.get(1)?.length).toBe(total);
  expect(lists.get(1)?.at(-1)).toBe((total - 1) * 4);
  expect([...(lists.get(2) ?? [])]).toEqual([4]);
});
