import type { QueryTerm } from "@zoetrope/concepts";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { defaultPageSize, maxPageSize, type SearchRequest, type SearchSort } from "../animation.ts";
import type { SearchResult } from "./search-result.ts";
import type { CatalogServices } from "../catalog-services.ts";
import { correctTerms, queryOf } from "./correct-terms.ts";
import { countFacets } from "./facet-counts.ts";
import { bestHits, largestHits, ofBestHits } from "./best-hits.ts";
import { filterHits, type FilterPass } from "./filter-hits.ts";
import { bestOfAll, bestOfGroup, firstOfGroup } from "./group-variants.ts";
import { HitBuffers } from "./index/hit-buffers.ts";
import { emptyHits, type Hits, type Postings } from "./index/postings.ts";
import type { FacetTable } from "./index/facet-table.ts";
import type { SearchIndex } from "./index/search-index.ts";
import type { IndexState, Snapshot } from "./index/snapshot.ts";
import type { SynonymQueries } from "./synonyms/synonym-queries.ts";
import { askedTerms, lookedUp, nearTerms, type AskedTerm } from "./matching/asked-term.ts";
import { explain } from "./matching/explain.ts";
import { matchQuery, type MatchedQuery } from "./matching/match-query.ts";
import { typicalKeywords } from "./matching/typical-hits.ts";
import { nearestColours } from "./nearest-colours.ts";
import { nearestHits } from "./nearest-hits.ts";
import { orderHits } from "./order-hits.ts";
import { candidateTags, relatedTagsOf } from "./related-tags.ts";
import type { TagLabels } from "./tag-labels.ts";
import type { WidespreadTags } from "./widespread-tags.ts";

/** Counts are exact up to here. */
const maxTotal = 10_000;

/** Fewer hits than this are followed by what lacks some of the query, and by what comes near it. */
const enoughHits = 8;
/** Best hits whose tags are looked at for `relatedTags`. */
const relatedTagsSample = 24;

export type SearchServices = Pick<CatalogServices, "database" | "concepts"> & {
  index: SearchIndex;
  queries: SynonymQueries;
  labels: TagLabels;
  widespread: WidespreadTags;
};

export async function searchAnimations(
  services: SearchServices,
  request: SearchRequest,
): Promise<SearchResult> {
  return await services.index.consistently(() => searchOnce(services, request));
}

interface Found {
  asked: readonly AskedTerm[];
  snapshot: Snapshot;
  matched: MatchedQuery;
}

async function searchOnce(services: SearchServices, request: SearchRequest): Promise<SearchResult> {
  const buffers = new HitBuffers();
  try {
    return await searchIn(buffers, services, request);
  } finally {
    buffers.release();
  }
}

async function searchIn(
  buffers: HitBuffers,
  services: SearchServices,
  request: SearchRequest,
): Promise<SearchResult> {
  const { concepts, index } = services;
  const { locale = "en" } = request;
  const page = Math.max(1, Math.floor(request.page ?? 1));
  const pageSize = Math.min(maxPageSize, Math.max(1, Math.floor(request.pageSize ?? defaultPageSize)));
  const query = request.query.slice(0, maxQueryLength).trim();
  let found = await find(buffers, services, request, query);
  let correctedQuery: string | null = null;
  if (found.matched.hits.count === 0 || found.matched.complete === 0) {
    const corrected = await correctTerms(
      services,
      found.snapshot,
      termsOf(found.asked),
      found.matched.unknown,
      locale,
    );
    const better =
      corrected === null ? null : await find(buffers, services, request, queryOf(corrected), found.snapshot);
    const isBetter =
      better !== null &&
      (better.matched.hits.count > 0 || (await findNear(buffers, services, request, better)) !== null);
    if (corrected !== null && better !== null && isBetter)
      [found, correctedQuery] = [better, queryOf(corrected)];
  }
  const near = await findNear(buffers, services, request, found);
  const { asked, snapshot, matched } = near ?? found;
  const terms = termsOf(found.asked);
  const sort = request.sort ?? (terms.length > 0 ? "relevance" : "popular");
  const { hits } = matched;
  const total = Math.min(hits.count, maxTotal);
  const offset = (page - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, total - offset));
  const order = (by: SearchSort, slice: { offset: number; limit: number }) =>
    buffers.within(() =>
      orderHits(hits, snapshot.facets, by, { ...slice, isWhole: matched.steps.length === 0 }),
    );
  const wanted = limit === 0 ? [] : order(sort, { offset, limit });
  const isBestFirst = sort === "relevance" && page === 1 && pageSize >= relatedTagsSample;
  const best = isBestFirst
    ? wanted.slice(0, relatedTagsSample)
    : terms.length > 0 && hits.count > 0 && keysOf(request, snapshot) !== undefined
      ? buffers.within(() => bestFitting(request, { matched, snapshot }, relatedTagsSample))
      : order(terms.length > 0 ? "relevance" : "popular", { offset: 0, limit: relatedTagsSample });
  const { colour } = request;
  const inNearColours =
    hits.count === 0 && page === 1 && colour !== undefined
      ? buffers.within(() => nearestColours(matched.all, snapshot.facets, { ...request, colour }))
      : [];
  const isNearestByColour = inNearColours.length > 0;
  const nearest = isNearestByColour
    ? inNearColours
    : hits.count < enoughHits && page === 1 && terms.length > 0
      ? await nearestHits(services, snapshot, terms, { request, hits })
      : [];
  const { items, tags } = await index.page(snapshot, [...wanted, ...nearest], best);
  const candidates = candidateTags(tags, best.length, terms, await services.widespread.of(snapshot));
  const labels =
    locale === "en"
      ? new Map<string, string>()
      : await services.labels.of(snapshot.generation, candidates, locale);
  return {
    items: items.slice(0, wanted.length),
    total,
    totalIsCapped: hits.count > maxTotal,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    correctedQuery,
    relatedTags: relatedTagsOf(concepts, candidates, labels, terms, locale),
    explanation: explain(matched, asked),
    isEmptiedByFilters: isEmptiedByFilters(found),
    nearest: items.slice(wanted.length),
    ...(isNearestByColour ? { nearestBy: "colour" } : {}),
    ...(request.isCounting === true
      ? { facets: await countFacets(snapshot.facets, matched.found, request) }
      : {}),
  };
}

async function find(
  buffers: HitBuffers,
  { concepts, index, queries }: SearchServices,
  request: SearchRequest,
  query: string,
  at?: IndexState,
): Promise<Found> {
  const { locale = "en" } = request;
  const ask = () => askedTerms(queries.termsOf(query, locale), concepts, locale);
  let asked = ask();
  const more = typicalKeywords(asked, concepts);
  let snapshot = await index.snapshotOf(lookedUp(asked), { more, at });
  if (await queries.refresh(snapshot.synonyms)) {
    asked = ask();
    snapshot = await index.snapshotOf(lookedUp(asked), { more: typicalKeywords(asked, concepts) });
  }
  return await match(buffers, { concepts, index }, request, { query, asked, snapshot });
}

/** With what comes near the terms that nothing has, or nothing really, in their place; null when there is no such term, or nothing comes near. */
async function findNear(
  buffers: HitBuffers,
  { concepts, index }: SearchServices,
  request: SearchRequest,
  { asked, matched, snapshot: seen }: Found,
): Promise<Found | null> {
  const absent = matched.complete > 0 ? matched.missed : [...matched.absent, ...matched.missed];
  const near = absent.length === 0 ? null : nearTerms(asked, new Set(absent), concepts);
  if (near === null) return null;
  const snapshot = await index.snapshotOf(lookedUp(near), { at: seen });
  const found = await match(buffers, { concepts, index }, request, {
    query: request.query,
    asked: near,
    snapshot,
  });
  return found.matched.hits.count > 0 ? found : null;
}

async function match(
  buffers: HitBuffers,
  services: Pick<SearchServices, "concepts" | "index">,
  request: SearchRequest,
  asking: Asking,
): Promise<Found> {
  const postings = asking.asked.length === 0 ? null : await services.index.postings(asking.snapshot);
  return buffers.within(() =>
    postings === null
      ? matchEverything(services, request, asking)
      : matchTerms(services, request, { ...asking, postings }),
  );
}

interface Asking extends Pick<Found, "asked" | "snapshot"> {
  query: string;
}

/** Animations that no words are asked of. */
function matchEverything(
  { index }: Pick<SearchServices, "index">,
  request: SearchRequest,
  { query, asked, snapshot }: Asking,
): Found {
  const { facets } = snapshot;
  const passes = facets.passes(request);
  const isGrouped = request.group !== "none";
  const isInOrder = request.sort === undefined || request.sort === "popular" || request.sort === "relevance";
  const all = query === "" ? index.all(snapshot) : emptyHits(0);
  const grouping = isGrouped && isInOrder ? firstOfGroup(facets) : [];
  // Positions are in the order of popularity: nothing after the last countable hit matters.
  const hits = filterHits(all, [...passes, ...grouping], isInOrder ? maxTotal : undefined);
  const keys = keysOf(request, snapshot);
  const best = () =>
    passes.length === 0 && query === ""
      ? bestOfAll(hits, facets, request.sort ?? "popular", keys)
      : bestOfGroup(hits, facets, { keys });
  const cards = isGrouped && !isInOrder ? best() : hits;
  const none = { steps: [], unknown: [], absent: [], missed: [] };
  return { asked, snapshot, matched: { found: all, all, hits: cards, complete: cards.count, ...none } };
}

function matchTerms(
  { concepts, index }: Pick<SearchServices, "concepts" | "index">,
  request: SearchRequest,
  { asked, snapshot, postings }: Asking & { postings: Map<number, Postings> },
): Found {
  const { facets } = snapshot;
  const keys = keysOf(request, snapshot);
  const best = bestOf(request, keys);
  const cards = (passes: readonly FilterPass[]) => cardsOf(request, facets, { keys, passes });
  const matched = matchQuery(asked, {
    snapshot,
    postings,
    accumulator: index.accumulator,
    passes: facets.passes(request),
    group: (hits, passes) =>
      best === null ? cards(passes)(hits) : ofBestHits(hits, maxTotal, { best, make: cards(passes) }),
    enough: enoughHits,
    typical: typicalKeywords(asked, concepts),
  });
  return { asked, snapshot, matched };
}

/** Of hits those that pass, one for each card. */
const cardsOf =
  (
    { group }: SearchRequest,
    facets: FacetTable,
    { keys, passes }: { keys?: Uint32Array | undefined; passes: readonly FilterPass[] },
  ) =>
  (hits: Hits): Hits =>
    group === "none" ? filterHits(hits, passes) : bestOfGroup(hits, facets, { keys, passes });

/** Where the cards are that fit best, which an order by something else may have left out. */
function bestFitting(
  request: SearchRequest,
  { matched: { found }, snapshot: { facets } }: Pick<Found, "matched" | "snapshot">,
  limit: number,
): number[] {
  const make = cardsOf(request, facets, { passes: facets.passes(request) });
  return orderHits(ofBestHits(found, limit, { best: bestHits, make }), facets, "relevance", {
    offset: 0,
    limit,
  });
}

/** What is removed passes no search, filtered or not. */
const isEmptiedByFilters = ({ matched: { all, complete }, snapshot: { facets } }: Found): boolean =>
  complete === 0 && filterHits(all, facets.passes({})).count > 0;

const termsOf = (asked: readonly AskedTerm[]): QueryTerm[] => asked.map(({ term }) => term);

/** By which of its variants a card stands where it does. */
function keysOf({ sort }: SearchRequest, { facets }: Snapshot): Uint32Array | undefined {
  if (sort === "recent") return facets.publishedInSeconds;
  return sort === "downloads" ? facets.downloads : undefined;
}

/** Which hits come first; null where those are not chosen by what cards are ordered by. */
function bestOf({ sort }: SearchRequest, keys: Uint32Array | undefined) {
  if (keys !== undefined) return (hits: Hits, wanted: number) => largestHits(hits, keys, wanted);
  return sort === undefined || sort === "relevance" ? bestHits : null;
}
