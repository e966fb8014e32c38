import type { Database } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { PackArchive } from "./pack-types.ts";
import { packs, type PackSlug } from "./packs.ts";

/** What one archive may hold: a zip without extensions numbers up to 65,535 entries and 4 GB. */
const maxFiles = 20_000;
const maxBytes = 2_000_000_000;

type Row = {
  id: string;
  slug: string;
  attribution: string;
  licence_name: string;
  licence_url: string;
  key: FileKey;
  size_in_bytes: number;
};

/** Every free piece as dotLottie, the oldest first; what goes beyond a zip's bounds is left out and said so. */
export async function readArchive({ reads }: Database, pack: PackSlug): Promise<PackArchive | null> {
  const { rows } = await reads.execute<Row>(sql`
    select a.id, a.slug, a.attribution, a.licence_name, a.licence_url, f.key, f.size_in_bytes
    from animations a join animation_files f on f.record = a.record and f.format = 'dotlottie'
    where a.pack = ${pack} and a.withdrawn_at is null and not a.is_premium
    order by a.record limit ${maxFiles + 1}`);
  if (rows.length === 0) return null;
  let bytes = 0;
  const held = rows.slice(0, maxFiles).filter(({ size_in_bytes }) => (bytes += size_in_bytes) <= maxBytes);
  return {
    files: held.map(({ id, slug, key, size_in_bytes }) => ({
      filename: `${slug}-${id}.lottie`,
      key,
      sizeInBytes: size_in_bytes,
    })),
    licenceText: licenceText(pack, held, held.length < rows.length),
  };
}

function licenceText(pack: PackSlug, rows: readonly Row[], isCut: boolean): string {
  const licences = new Map(rows.map((row) => [row.licence_name, row.licence_url]));
  return [
    packs[pack].name,
    ...(packs[pack].url === null ? [] : [packs[pack].url]),
    "",
    ...[...licences].map(([name, url]) => `${name}: ${url}`),
    "",
    ...(isCut ? ["This archive holds the first pieces of the set; the others are on its page.", ""] : []),
    ...rows.map(({ slug, id, attribution }) => `${slug}-${id}.lottie: ${attribution}`),
    "",
  ].join("\n");
}
