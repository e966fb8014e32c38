import type { Database } from "@zoetrope/database";
import { AppError } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import type { AnimationFeature } from "../animation-features.ts";
import type { AnimationSummary } from "../animation.ts";
import { isAnimationId } from "./get-animation.ts";
import { indexWordsOf } from "@zoetrope/concepts";
import { oklabOf } from "../ingest/oklab.ts";
import type { SearchIndex } from "../search/index/search-index.ts";

const defaultLimit = 12;
const maxLimit = 48;

/** Words that more animations than this share say nothing about likeness; the rarest few decide. */
const maxWords = 8;
const maxPostingsPerWord = 2_000;
/** Animations with like words whose colours and structure are compared. */
const candidates = 96;

type Source = {
  generation: number;
  words: string;
  category: string;
  palette: { hex: string; weight: number }[];
  position: number;
};
type Candidate = {
  position: number;
  category: string;
  palette: { hex: string; weight: number }[];
  features: AnimationFeature[];
  duration: number;
  layers: number;
};

/** Animations like this one: rare words in common first, then colours, category and structure. Empty for unknown ids. */
export async function relatedAnimations(
  database: Database,
  index: SearchIndex,
  id: string,
  limit = defaultLimit,
): Promise<AnimationSummary[]> {
  if (!isAnimationId(id)) return [];
  return await index.consistently(() => relatedOnce(database, index, id, limit));
}

async function relatedOnce(
  database: Database,
  index: SearchIndex,
  id: string,
  limit: number,
): Promise<AnimationSummary[]> {
  const found = await database.reads.execute<
    Source & { features: AnimationFeature[]; duration: number; layers: number }
  >(sql`
    select a.title || ' ' || array_to_string(a.tags, ' ') as words, a.category, a.palette, a.features,
      a.duration_in_seconds as duration, a.layer_count as layers, d.position, d.generation
    from animations a join search_documents d on d.record = a.record
      and d.generation = (select generation from catalogue_state)
    where a.id = ${id}`);
  const source = found.rows[0];
  if (!source) return [];
  const words = indexWordsOf(source.words).map((word) => ({ word, isPrefix: false }));
  const snapshot = await index.snapshot(words.slice(0, 60));
  if (snapshot.generation !== source.generation)
    throw new AppError("conflict", "the catalogue was ranked anew while it was read");
  const names = new Set(words.map(({ word }) => word));
  const rarest = snapshot.keywords
    .filter(({ normalised }) => names.has(normalised))
    .toSorted((a, b) => a.total - b.total)
    .slice(0, maxWords);
  const postings = await index.postings({ ...snapshot, keywords: rarest });
  const isCandidate = (position: number) =>
    position < snapshot.documents && position !== source.position && !snapshot.facets.isRemoved(position);
  const score = new Map<number, number>();
  for (const { keywordId, total } of rarest) {
    const weight = Math.log(1 + snapshot.documents / total);
    for (const entry of postings.get(keywordId)?.subarray(0, maxPostingsPerWord) ?? []) {
      const position = entry >>> 2;
      if (!isCandidate(position)) continue;
      score.set(position, (score.get(position) ?? 0) + weight * (3 - (entry & 3)));
    }
  }
  const likeliest = [...score].toSorted(([a, x], [b, y]) => y - x || a - b).slice(0, candidates);
  if (likeliest.length < limit) {
    for (let position = 0; position < snapshot.documents && likeliest.length < candidates; position++)
      if (!score.has(position) && isCandidate(position)) likeliest.push([position, 0]);
  }
  const best = likeliest[0]?.[1] || 1;
  const { rows } = await database.reads.execute<Candidate>(sql`
    select d.position, a.category, a.palette, a.features, a.duration_in_seconds as duration, a.layer_count as layers
    from search_documents d join animations a on a.record = d.record
    where d.generation = ${snapshot.generation} and d.position = any(${sql.param(likeliest.map(([position]) => position))})`);
  const likeness = new Map(
    rows.map((row) => [
      row.position,
      paletteLikeness(source.palette, row.palette) + structureLikeness(source, row),
    ]),
  );
  const ordered = likeliest
    .map(([position, shared]) => ({ position, score: (2 * shared) / best + (likeness.get(position) ?? 0) }))
    .toSorted((a, b) => b.score - a.score || a.position - b.position);
  const count = Math.max(1, Math.min(maxLimit, Math.floor(limit)));
  const { items } = await index.page(
    snapshot.generation,
    ordered.slice(0, count).map(({ position }) => position),
  );
  return items;
}

/** 1 when every colour has its like in the other, falling to 0 with the distance in Oklab. */
function paletteLikeness(left: Source["palette"], right: Source["palette"]): number {
  const others = right.map(({ hex }) => oklabOf(hex));
  let sum = 0;
  let weights = 0;
  for (const { hex, weight } of left) {
    const [l, a, b] = oklabOf(hex);
    const nearest = Math.min(...others.map(([x, y, z]) => Math.hypot(l - x, a - y, b - z)), 0.5);
    sum += weight * (1 - nearest * 2);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}

type Structure = Pick<Candidate, "category" | "features" | "duration" | "layers">;

const ratio = (a: number, b: number) => (a > 0 && b > 0 ? Math.min(a, b) / Math.max(a, b) : 0);

/** 0 to 1: the same category, features in common, like length and number of layers. */
function structureLikeness(left: Structure, right: Structure): number {
  const shared = left.features.filter((feature) => right.features.includes(feature)).length;
  const either = new Set([...left.features, ...right.features]).size;
  return (
    (left.category === right.category ? 0.4 : 0) +
    (either === 0 ? 0 : (0.2 * shared) / either) +
    0.2 * ratio(left.duration, right.duration) +
    0.2 * ratio(left.layers, right.layers)
  );
}
