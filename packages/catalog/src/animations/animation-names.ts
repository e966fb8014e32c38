import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { AnimationName } from "../animation.ts";
import { isAnimationId } from "../animation-id.ts";

const maxIds = 1_000;

/** What animations are called, by their ids. */
export async function animationNames(
  { reads }: Database,
  ids: readonly string[],
): Promise<Map<string, AnimationName>> {
  const asked = ids.filter(isAnimationId).slice(0, maxIds);
  if (asked.length === 0) return new Map();
  const { rows } = await reads.execute<{ id: string; title: string; slug: string }>(sql`
    select id, title, slug from animations where id = any(${sql.param(asked)}::text[]) and withdrawn_at is null`);
  return new Map(rows.map(({ id, title, slug }) => [id, { title, slug }]));
}
