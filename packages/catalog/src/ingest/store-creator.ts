import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { IngestRequest } from "../animation.ts";

type Publisher = Pick<IngestRequest, "creator" | "creatorUserId">;

/** Null when the username belongs to another creator: nobody publishes under the name of another. */
async function storeCreator(tx: Queries, { creator, creatorUserId }: Publisher): Promise<number | null> {
  const { username, name, url } = creator;
  const userId = creatorUserId ?? null;
  // Somebody who has a new username since the last time keeps their animations.
  if (userId !== null)
    await tx.execute(sql`
      update creators set username = ${username} where user_id = ${userId} and username <> ${username}
        and not exists (select from creators where username = ${username})`);
  const { rows } = await tx.execute<{ creator_id: number }>(sql`
    insert into creators (username, name, url, user_id) values (${username}, ${name}, ${url}, ${userId})
    on conflict (username) do update set name = excluded.name, url = excluded.url
      where creators.user_id is not distinct from excluded.user_id
    returning creator_id`);
  return rows[0]?.creator_id ?? null;
}

/** The same of many, of whom most are the same one. */
export async function storeCreators(
  tx: Queries,
  publishers: readonly Publisher[],
): Promise<(number | null)[]> {
  const stored = new Map<string, number | null>();
  const ids: (number | null)[] = [];
  for (const publisher of publishers) {
    const { username, name, url } = publisher.creator;
    const key = JSON.stringify([username, name, url, publisher.creatorUserId]);
    let id = stored.get(key);
    if (id === undefined) stored.set(key, (id = await storeCreator(tx, publisher)));
    ids.push(id);
  }
  return ids;
}
