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
  is_premium: boolean;
  key: FileKey;
  size_in_bytes: number;
};

/**
 * Every free piece as dotLottie, or every piece with `withPremium`, the oldest first; what is left out, for a plan or for a zip's bounds, is
 * said in the text that goes along.
 */
export async function readArchive(
  { reads }: Database,
  pack: PackSlug,
  { withPremium = false }: { withPremium?: boolean } = {},
): Promise<PackArchive | null> {
  const { rows } = await reads.execute<Row>(sql`
    select a.id, a.slug, a.attribution, a.licence_name, a.licence_url, a.is_premium, f.key, f.size_in_bytes
    from animations a join animation_files f on f.record = a.record and f.format = 'dotlottie'
    where a.pack = ${pack} and a.withdrawn_at is null
    order by a.is_premium and not ${withPremium}, a.record limit ${maxFiles + 1}`);
  const open = rows.filter(({ is_premium }) => withPremium || !is_premium);
  if (open.length === 0) return null;
  let bytes = 0;
  const held = open.slice(0, maxFiles).filter(({ size_in_bytes }) => (bytes += size_in_bytes) <= maxBytes);
  return {
    files: held.map(({ id, slug, key, size_in_bytes }) => ({
      filename: `${slug}-${id}.lottie`,
      key,
      sizeInBytes: size_in_bytes,
    })),
    licenceText: licenceText(pack, held, {
      isCut: held.length < open.length,
      premium: withPremium ? [] : rows.filter(({ is_premium }) => is_premium),
    }),
  };
}

function licenceText(
  pack: PackSlug,
  rows: readonly Row[],
  { isCut, premium }: { isCut: boolean; premium: readonly Row[] },
): string {
  const licences = new Map(rows.map((row) => [row.licence_name, row.licence_url]));
  return [
    packs[pack].name,
    ...(packs[pack].url === null ? [] : [packs[pack].url]),
    "",
    ...[...licences].map(([name, url]) => `${name}: ${url}`),
    "",
    ...(isCut ? ["This archive holds the first pieces of the set; the others are on its page.", ""] : []),
    ...rows.map(({ slug, id, attribution }) => `${slug}-${id}.lottie: ${attribution}`),
    ...(premium.length === 0
      ? []
      : [
          "",
          "Premium, and left out: sign in on the page of the set, with a plan that includes premium animations, to download these as well.",
          ...premium.map(({ slug, id }) => `${slug}-${id}`),
        ]),
    "",
  ].join("\n");
}
