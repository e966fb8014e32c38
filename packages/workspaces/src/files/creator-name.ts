import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/**
 * A released username may have a new owner while the catalogue still shows it for the old one: then the old one gets
 * the name that they have now.
 */
export async function refreshCreatorName(database: Database, username: string): Promise<void> {
  await database.db.execute(sql`
    update creators c set username = u.username from users u
    where c.username = ${username} and u.id = c.user_id and u.username <> c.username
      and not exists (select from creators o where o.username = u.username)`);
}
