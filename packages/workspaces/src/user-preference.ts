import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** What pages know of somebody who is signed in (`GET /api/v1/user/preference`). */
export interface UserPreference {
  /** True once something of theirs is public: then there is something to see at their address. */
  hasProfilePage: boolean;
}

export async function getUserPreference(queries: Queries, userId: string): Promise<UserPreference> {
  const { rows } = await queries.execute<{ has: boolean }>(sql`
    select exists (select from animations a join creators c on c.creator_id = a.creator_id
      where c.user_id = ${userId} and a.withdrawn_at is null) as has`);
  return { hasProfilePage: rows[0]?.has ?? false };
}
