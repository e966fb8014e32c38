import { maxSavedSearches } from "@zoetrope/kit/limits";
import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import {
  maxSavedAddressLength,
  maxSavedTitleLength,
  type SavedSearch,
  type SavedSearches,
} from "./saved-searches.ts";

/** An address of results: nothing that leads elsewhere (to browsers dots alone are a way up), and nothing that no database holds. */
const resultsAddress =
  /^\/free-animations(?:\/(?!(?:\.|%2[eE]){1,2}(?:\?|$))[^/?#\s\\\p{C}]+)?(?:\?[^#\s\p{C}]*)?$/u;

export function createSavedSearches(database: Database): SavedSearches {
  return {
    async list(userId) {
      // Not from a replica: who has just saved something sees it.
      const { rows } = await database.db.execute<SavedSearch & Record<string, unknown>>(sql`
        select address, title from saved_searches where user_id = ${userId}
        order by saved_at desc, address limit ${maxSavedSearches}`);
      return rows;
    },
    async save(userId, { address, title }) {
      const name = title.replace(/\p{C}/gu, "").trim().slice(0, maxSavedTitleLength).toWellFormed();
      if (address.length > maxSavedAddressLength || !resultsAddress.test(address) || name === "") {
        const publicMessage = "That is no address of search results.";
        throw new AppError("bad-request", publicMessage, { publicMessage });
      }
      const { rowCount } = await database.db.execute(sql`
        insert into saved_searches (user_id, address, title)
        select ${userId}::text, ${address}::text, ${name}::text
        where (select count(*) from saved_searches where user_id = ${userId} and address <> ${address}) < ${maxSavedSearches}
        on conflict (user_id, address) do update set title = excluded.title`);
      if (rowCount) return;
      const publicMessage = `You keep ${maxSavedSearches} searches. Remove one first.`;
      throw new AppError("conflict", publicMessage, { publicMessage });
    },
    async forget(userId, address) {
      if (!resultsAddress.test(address)) return false;
      const { rowCount } = await database.db.execute(
        sql`delete from saved_searches where user_id = ${userId} and address = ${address}`,
      );
      return rowCount === 1;
    },
    accountPart: {
      name: "saved-searches",
      async export(userId) {
        const { rows } = await database.reads.execute(sql`
          select address, title, saved_at as "savedAt" from saved_searches where user_id = ${userId}
          order by saved_at desc, address`);
        return rows;
      },
      async remove(userId) {
        await database.db.execute(sql`delete from saved_searches where user_id = ${userId}`);
      },
    },
  };
}
