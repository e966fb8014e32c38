import { hitMethods } from "@zoetrope/analytics/hit-counter";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { Statistics } from "../statistics.ts";

/** The newest, if somebody has more. */
const maxExported = 10_000;

/** What statistics know of somebody, and how they forget it: the events stay, as those of nobody. */
export const accountPart = (database: Database): Statistics["accountPart"] => ({
  name: "events",
  async export(userId) {
    const { rows } = await database.reads.execute(sql`
      select name, happened_at as "happenedAt", path, file_id as "fileId", section, item, query, result_count as "resultCount", details
      from events where user_id = ${userId} order by received_at desc limit ${maxExported}`);
    return rows;
  },
  async remove(userId) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`update events set user_id = null where user_id = ${userId}`);
      await tx.execute(sql`
        delete from statistics_hours where event = 'profile-view' and dimension = 'user_id' and value = ${userId}`);
      await tx.execute(
        sql`delete from hits where method = ${hitMethods.profile} and resource_id = ${userId}`,
      );
      await tx.execute(
        sql`delete from hit_counts where method = ${hitMethods.profile} and resource_id = ${userId}`,
      );
    });
  },
});
