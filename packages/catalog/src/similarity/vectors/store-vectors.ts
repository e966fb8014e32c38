import type { Queries } from "@zoetrope/database";
import type { AnimationVectors } from "@zoetrope/render/server";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { sql } from "drizzle-orm";

/** Writes what an animation is compared by; the caller holds the index lock, so that changes are numbered as they are committed. */
export async function storeVectors(
  tx: Queries,
  record: number,
  { look, motion }: AnimationVectors,
): Promise<void> {
  await tx.execute(sql`
    insert into animation_vectors (record, version, look, motion, change)
    values (${record}, ${vectorsVersion}, ${Buffer.from(look)}, ${Buffer.from(motion)},
      (select coalesce(max(change), 0) + 1 from animation_vectors))
    on conflict (record) do update set version = excluded.version, look = excluded.look, motion = excluded.motion,
      change = excluded.change`);
}
