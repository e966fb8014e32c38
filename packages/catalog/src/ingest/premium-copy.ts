import type { Queries } from "@zoetrope/database";
import type { DescribedAnimation } from "@zoetrope/render/server";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";

export const premiumCopy = {
  code: "premium-copy",
  reason:
    "This is a premium animation of the library. Its licence lets you use it, but not publish it again. Publish something of your own.",
} as const;

/**
 * Whether a file is what is for sale here: one of its files by its bytes, or a picture of the same pixels that lasts as long, as it is
 * after somebody has saved it anew. A file that everybody may have is public by its bytes, so the one that is sold would be, too.
 */
export async function isPremiumCopy(
  queries: Queries,
  {
    facts,
    posterKey,
    keys,
  }: { facts: DescribedAnimation["facts"]; posterKey: FileKey; keys: readonly FileKey[] },
): Promise<boolean> {
  const { rows } = await queries.execute(sql`
    select from animation_files f join animations a using (record)
      where f.key = any(${sql.param([...keys])}::text[]) and a.is_premium
    union all
    select from animations where poster_key = ${posterKey} and is_premium and width = ${Math.round(facts.width)}
      and height = ${Math.round(facts.height)} and frame_count = ${facts.frameCount}
    limit 1`);
  return rows.length > 0;
}
