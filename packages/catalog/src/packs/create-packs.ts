import type { Style } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import type { AnimationSummary, Creator } from "../animation.ts";
import { summaryColumns, summaryOf, type SummaryRow } from "../animations/summary-row.ts";
import { readArchive } from "./pack-archive.ts";
import type { PackPage, PackRequest, Packs, PackSummary } from "./pack-types.ts";
import { isPackSlug, packSlugs, type PackSlug } from "./packs.ts";

const defaultPageSize = 48;
const maxPageSize = 96;

/** The sets of the catalogue, as its animations name them. */
export function createPacks(database: Database): Packs<AnimationSummary> {
  return {
    list: async () => await summaries(database, packSlugs),
    get: async (slug, request) => (isPackSlug(slug) ? await readPack(database, slug, request) : null),
    archive: async (slug, options) => (isPackSlug(slug) ? await readArchive(database, slug, options) : null),
  };
}

type Row = {
  pack: PackSlug;
  pieces: number;
  free_pieces: number;
  archive_size: number;
  whole_size: number;
  styles: PackSummary["styles"];
  creators: Creator[];
  licences: PackSummary["licences"];
  updated_at: Date | string;
};

/** Of these sets, in this order; those without pieces are left out. */
async function summaries({ reads }: Database, slugs: readonly PackSlug[]): Promise<PackSummary[]> {
  const { rows } = await reads.execute<Row>(sql`
    with pieces as (
      select a.record, a.pack, a.style, a.is_premium, a.licence_spdx, a.licence_name, a.licence_url, a.updated_at,
        c.username, c.name, c.url
      from animations a join creators c on c.creator_id = a.creator_id
      where a.pack = any(${sql.param(slugs)}::text[]) and a.withdrawn_at is null),
    styles as (select pack, style, count(*)::int as count from pieces where style is not null group by pack, style),
    creators as (select distinct pack, username, name, url from pieces),
    licences as (select distinct pack, licence_spdx, licence_name, licence_url from pieces)
    select p.pack, count(*)::int as pieces, (count(*) filter (where not p.is_premium))::int as free_pieces,
      coalesce(sum(f.size_in_bytes) filter (where not p.is_premium), 0)::float8 as archive_size,
      coalesce(sum(f.size_in_bytes), 0)::float8 as whole_size, max(p.updated_at) as updated_at,
      coalesce((select jsonb_agg(jsonb_build_object('style', s.style, 'count', s.count) order by s.count desc, s.style)
        from styles s where s.pack = p.pack), '[]') as styles,
      (select jsonb_agg(jsonb_build_object('username', c.username, 'name', c.name, 'url', c.url) order by c.name)
        from creators c where c.pack = p.pack) as creators,
      (select jsonb_agg(jsonb_build_object('spdx', l.licence_spdx, 'name', l.licence_name, 'url', l.licence_url) order by l.licence_name)
        from licences l where l.pack = p.pack) as licences
    from pieces p left join animation_files f on f.record = p.record and f.format = 'dotlottie'
    group by p.pack`);
  return slugs.flatMap((slug) => {
    const row = rows.find(({ pack }) => pack === slug);
    return row === undefined
      ? []
      : [
          {
            slug,
            pieces: row.pieces,
            freePieces: row.free_pieces,
            archiveSizeInBytes: row.archive_size,
            wholeSizeInBytes: row.whole_size,
            styles: row.styles,
            creators: row.creators,
            licences: row.licences,
            updatedAt: new Date(row.updated_at),
          },
        ];
  });
}

async function readPack(
  database: Database,
  slug: PackSlug,
  { style, page: askedPage, pageSize: askedSize }: PackRequest = {},
): Promise<PackPage<AnimationSummary> | null> {
  const [pack] = await summaries(database, [slug]);
  if (pack === undefined) return null;
  const page = Math.max(1, Math.floor(askedPage ?? 1));
  const pageSize = Math.min(maxPageSize, Math.max(1, Math.floor(askedSize ?? defaultPageSize)));
  const total = style === undefined ? pack.pieces : countOf(pack, style);
  const { rows } = await database.reads.execute<SummaryRow>(sql`
    select ${summaryColumns} from animations a join creators c on c.creator_id = a.creator_id
    where a.pack = ${slug} and a.withdrawn_at is null
      and (${style ?? null}::text is null or a.style = ${style ?? null}::text)
    order by a.record limit ${pageSize} offset ${(page - 1) * pageSize}`);
  return {
    pack,
    items: rows.map(summaryOf),
    total,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
  };
}

const countOf = ({ styles }: PackSummary, style: Style): number =>
  styles.find((one) => one.style === style)?.count ?? 0;
