import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { premiumPlans } from "../plans/plans.ts";

/** Whether somebody may have the files of an animation, and if not, what is missing. */
export type DownloadRight = "yes" | "sign-in" | "plan";

/** Everybody may have what is free; what is premium, whoever is in a workspace whose plan includes it. Null: nobody is signed in. */
export async function mayDownload(
  queries: Queries,
  userId: string | null,
  { isPremium }: { isPremium: boolean },
): Promise<DownloadRight> {
  if (!isPremium) return "yes";
  if (userId === null) return "sign-in";
  const { rows } = await queries.execute(sql`
    select from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.user_id = ${userId} and w.plan = any(${sql.param([...premiumPlans])}::text[]) limit 1`);
  return rows.length > 0 ? "yes" : "plan";
}
