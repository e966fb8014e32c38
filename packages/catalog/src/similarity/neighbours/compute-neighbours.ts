import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { colourBytes, lookBytes, vectorsVersion } from "@zoetrope/render/vector-layout";
import { sql } from "drizzle-orm";
import type { SearchIndex } from "../../search/index/search-index.ts";
import { likelyByWords } from "./likely-by-words.ts";
import type { Nearest } from "../vectors/nearest-vectors.ts";
import {
  distancesTo,
  exampleOf,
  type Distances,
  type Example,
  type VectorRow,
} from "../vectors/vector-distance.ts";

/** What counts for "more like this": what it is about before what it looks like, and that before how it moves. */
const weights = { words: 1, shape: 0.8, colour: 0.3, motion: 0.2, category: 0.15 };
/** Distances at which a likeness has fallen to about a third. */
const reach = { shape: 0.5, colour: 0.5, motion: 0.6 };
/** Animations with like words, and with a like look, that are compared. */
export const candidates = 192;

/** Vectors of another version mean something else, and what could not be measured has none; both are compared by words alone. */
const isComparable = sql`v.version = ${vectorsVersion} and length(v.look) = ${lookBytes}`;

type Source = {
  record: number;
  generation: number;
  position: number;
  text: string;
  category: string;
  concepts: { id: string }[];
  variant_group: string | null;
  look: Buffer | null;
  motion: Buffer | null;
};
type Candidate = Pick<Source, "record" | "position" | "category" | "variant_group">;
type VectorsOf = (records: readonly number[]) => ReadonlyMap<number, VectorRow>;

export interface NeighbourOptions {
  limit: number;
  /** Finds further ones to compare. */
  nearestByLook?: (example: Example) => readonly Nearest[];
  /** From memory. Default: they are read from the database. */
  vectorsOf?: VectorsOf;
}

/** The records most like one, nearest first; null when there is no such animation. */
export async function computeNeighbours(
  database: Database,
  index: SearchIndex,
  record: number,
  { limit, nearestByLook = () => [], vectorsOf }: NeighbourOptions,
): Promise<number[] | null> {
  const { rows } = await database.reads.execute<Source>(sql`
    select a.record, d.generation, d.position, a.title || ' ' || array_to_string(a.tags, ' ') as text, a.category, a.concepts, a.variant_group,
      v.look, v.motion
    from animations a join search_documents d on d.record = a.record and d.generation = (select generation from catalogue_state)
    left join animation_vectors v on v.record = a.record and ${isComparable}
    where a.record = ${record} and a.withdrawn_at is null`);
  const source = rows[0];
  if (!source) return null;
  const { snapshot, shares } = await likelyByWords(index, {
    ...source,
    concepts: source.concepts.map(({ id }) => id),
    limit: candidates,
  });
  if (snapshot.generation !== source.generation)
    throw new AppError("conflict", "the catalogue was ranked anew while it was read");
  const example =
    source.look && source.motion ? exampleOf({ look: source.look, motion: source.motion }) : null;
  const similarByLook = example === null ? [] : nearestByLook(example).map((one) => one.record);
  if (shares.size + similarByLook.length < limit) addPopular(shares, source.position, snapshot, limit);
  const found = await database.reads.execute<Candidate>(sql`
    select a.record, d.position, a.category, a.variant_group
    from search_documents d join animations a on a.record = d.record
    where d.generation = ${snapshot.generation} and a.withdrawn_at is null and a.record <> ${record}
      and (d.position = any(${sql.param([...shares.keys()])}::int[]) or a.record = any(${sql.param(similarByLook)}::int[]))`);
  const others = found.rows.filter(
    ({ variant_group }) => variant_group === null || variant_group !== source.variant_group,
  );
  const records = others.map((row) => row.record);
  const vectors =
    example === null ? new Map() : (vectorsOf?.(records) ?? (await readVectors(database, records)));
  const scored = others
    .map((row) => ({
      record: row.record,
      position: row.position,
      group: row.variant_group,
      score:
        weights.words * (shares.get(row.position) ?? 0) +
        (row.category === source.category ? weights.category : 0) +
        likeness(example, vectors.get(row.record)),
    }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position);
  return firstOfEachDrawing(scored).slice(0, limit);
}

/** Variants of one drawing are one neighbour, and those of its own none: its page names them elsewhere. */
function firstOfEachDrawing(scored: readonly { record: number; group: string | null }[]): number[] {
  const seen = new Set<string>();
  return scored.flatMap(({ record, group }) => {
    if (group !== null && seen.has(group)) return [];
    if (group !== null) seen.add(group);
    return [record];
  });
}

/** Where next to nothing is like it, what is popular follows. */
function addPopular(
  shares: Map<number, number>,
  own: number,
  { documents, facets }: { documents: number; facets: { isRemoved(position: number): boolean } },
  wanted: number,
): void {
  for (let position = 0; position < documents && shares.size < wanted; position += 1)
    if (position !== own && !shares.has(position) && !facets.isRemoved(position)) shares.set(position, 0);
}

const falling = (distance: number, to: number): number => Math.exp(-distance / to);

function likeness(example: Example | null, row: VectorRow | undefined): number {
  return example === null || row === undefined ? 0 : likenessOf(distancesTo(example, row));
}

async function readVectors(database: Database, records: readonly number[]): Promise<Map<number, VectorRow>> {
  const { rows } = await database.reads.execute<{ record: number; look: Buffer; motion: Buffer }>(sql`
    select v.record, v.look, v.motion from animation_vectors v
    where v.record = any(${sql.param(records)}::int[]) and ${isComparable}`);
  return new Map(
    rows.map(({ record, look, motion }) => [
      record,
      {
        colours: look.subarray(0, colourBytes),
        shapes: new Int8Array(look.buffer, look.byteOffset + colourBytes, look.length - colourBytes),
        motions: motion,
      },
    ]),
  );
}

const likenessOf = ({ shape, colour, motion }: Distances): number =>
  weights.shape * falling(shape, reach.shape) +
  weights.colour * falling(colour, reach.colour) +
  weights.motion * falling(motion, reach.motion);
