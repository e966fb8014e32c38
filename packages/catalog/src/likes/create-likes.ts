import type { Database, Queries } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql, type SQL } from "drizzle-orm";
import { markCounted } from "../counts/count-download.ts";
import { isAnimationId } from "../animation-id.ts";
import { animationMissing } from "../animations/animation-missing.ts";
import type { Likes } from "./likes.ts";

const maxPerPerson = 5_000;

export function createLikes(database: Database): Likes {
  return {
    maxPerPerson,
    async set(userId, animationId, isLiked) {
      if (!isAnimationId(animationId)) throw animationMissing();
      return await database.transaction(async (tx) => {
        const { rows } = await tx.execute<{ record: number }>(
          sql`select record from animations where id = ${animationId} and withdrawn_at is null`,
        );
        const record = rows[0]?.record;
        if (record === undefined) throw animationMissing();
        if (isLiked) {
          await requireQuota(tx, userId);
          await add(tx, userId, sql`values (${record}::int, now())`);
        } else await takeBack(tx, sql`user_id = ${userId} and record = ${record}`);
        const counted = await tx.execute<{ likes: number }>(
          sql`select likes from animations where record = ${record}`,
        );
        return { likes: counted.rows[0]?.likes ?? 0, isLiked };
      });
    },
    async bring(userId, animationIds) {
      const ids = [...new Set(animationIds.filter(isAnimationId))].slice(0, maxPerPerson);
      if (ids.length === 0) return 0;
      return await database.transaction(async (tx) => {
        const left = maxPerPerson - (await countOf(tx, userId));
        if (left <= 0) return 0;
        await lockCounters(tx, sql`id = any(${sql.param(ids)}::text[])`);
        // Their order stays: the newest is the first of the list.
        return await add(
          tx,
          userId,
          sql`select a.record, now() - make_interval(secs => w.place::float8 / 1000)
              from unnest(${sql.param(ids)}::text[]) with ordinality as w (id, place)
              join animations a on a.id = w.id and a.withdrawn_at is null
              where not exists (select from likes l where l.user_id = ${userId} and l.record = a.record)
              order by w.place limit ${left}`,
        );
      });
    },
    async list(userId) {
      // Not from a replica: who has just liked something sees it.
      const { rows } = await database.db.execute<{ id: string }>(sql`
        select a.id from likes l join animations a on a.record = l.record
        where l.user_id = ${userId} and a.withdrawn_at is null
        order by l.liked_at desc, l.record desc limit ${maxPerPerson}`);
      return rows.map(({ id }) => id);
    },
    accountPart: {
      name: "likes",
      async export(userId) {
        const { rows } = await database.reads.execute(sql`
          select a.id, a.title, l.liked_at as "likedAt" from likes l join animations a on a.record = l.record
          where l.user_id = ${userId} order by l.liked_at desc, l.record desc`);
        return rows;
      },
      async remove(userId) {
        await database.transaction(async (tx) => {
          await lockCounters(tx, sql`record in (select record from likes where user_id = ${userId})`);
          await takeBack(tx, sql`user_id = ${userId}`);
        });
      },
    },
  };
}

/** Always in the same order, so that two who change many at once never wait for each other. */
const lockCounters = (tx: Queries, where: SQL) =>
  tx.execute(sql`select from animations where ${where} order by record for no key update`);

async function countOf(tx: Queries, userId: string): Promise<number> {
  // Two requests of one person at once must not pass the limit together.
  await tx.execute(sql`select from users where id = ${userId} for no key update`);
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from likes where user_id = ${userId}`,
  );
  return rows[0]?.count ?? 0;
}

async function requireQuota(tx: Queries, userId: string): Promise<void> {
  if ((await countOf(tx, userId)) < maxPerPerson) return;
  throw new AppError("conflict", "somebody likes as much as can be liked", {
    publicMessage: `You like ${maxPerPerson} animations, which is as many as can be kept. Take one back first.`,
  });
}

/** `found`: records and moments. How many were not liked before. */
async function add(tx: Queries, userId: string, found: SQL): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with found (record, liked_at) as (${found}), added as (
      insert into likes (user_id, record, liked_at) select ${userId}, record, liked_at from found
      on conflict do nothing returning record
    ), counted as (
      update animations a set likes = a.likes + 1 from added where a.record = added.record
    )
    select count(*)::int as count from added`);
  const count = rows[0]?.count ?? 0;
  if (count > 0) await tx.execute(markCounted);
  return count;
}

async function takeBack(tx: Queries, where: SQL): Promise<void> {
  const { rows } = await tx.execute<{ count: number }>(sql`
    with gone as (delete from likes where ${where} returning record), counted as (
      update animations a set likes = greatest(0, a.likes - 1) from gone where a.record = gone.record
    )
    select count(*)::int as count from gone`);
  if ((rows[0]?.count ?? 0) > 0) await tx.execute(markCounted);
}
