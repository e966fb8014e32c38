import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { animationFormats, type AnimationFile, type ListingDetails } from "../animation.ts";
import { isAnimationId } from "../animation-id.ts";

const maxIds = 200;

type Row = {
  id: string;
  tags: string[];
  licence_spdx: string;
  licence_name: string;
  licence_url: string;
  attribution: string;
  published_at: Date | string;
  files: AnimationFile[];
};

/** What programs want beside the cards of a list, by id. */
export async function listingDetails(
  { reads }: Database,
  ids: readonly string[],
): Promise<Map<string, ListingDetails>> {
  const asked = ids.filter(isAnimationId).slice(0, maxIds);
  if (asked.length === 0) return new Map();
  const { rows } = await reads.execute<Row>(sql`
    select a.id, a.tags, a.licence_spdx, a.licence_name, a.licence_url, a.attribution, a.published_at, (
      select coalesce(json_agg(json_build_object('format', f.format, 'key', case when not a.is_premium then f.key end,
        'sizeInBytes', f.size_in_bytes)), '[]') from animation_files f where f.record = a.record) as files
    from animations a where a.id = any(${sql.param(asked)}::text[]) and a.withdrawn_at is null`);
  return new Map(
    rows.map(({ id, tags, attribution, files, ...row }) => [
      id,
      {
        tags,
        attribution,
        publishedAt: new Date(row.published_at),
        licence: { spdx: row.licence_spdx, name: row.licence_name, url: row.licence_url },
        files: files.toSorted(
          (a, b) => animationFormats.indexOf(a.format) - animationFormats.indexOf(b.format),
        ),
      },
    ]),
  );
}
