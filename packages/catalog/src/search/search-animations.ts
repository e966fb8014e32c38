import type { Database } from "@zoetrope/database";
import { maxQueryLength } from "@zoetrope/kit/limits";
import type { SearchRequest, SearchResult } from "../animation.ts";
import { normaliseText, queryWordsOf, type QueryWord } from "@zoetrope/concepts";
import { filterHits } from "./filter-hits.ts";
import { findWords, unknownWords } from "./find-hits.ts";
import { nearestKeyword } from "./nearest-keyword.ts";
import { orderHits } from "./order-hits.ts";
import type { SearchIndex } from "./index/search-index.ts";

/** Counts are exact up to here. */
const maxTotal = 10_000;
const defaultPageSize = 24;
const maxPageSize = 96;

/** Best hits whose tags are looked at for `relatedTags`. */
const relatedTagsSample = 24;
const maxRelatedTags = 10;
export async function searchAnimations(
  database: Database,
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResult> {
  return await index.consistently(() => searchOnce(database, index, request));
}

async function searchOnce(
  database: Database,
  index: SearchIndex,
  request: SearchRequest,
): Promise<SearchResult> {
  const query = request.query.slice(0, maxQueryLength).trim();
  const page = Math.max(1, Math.floor(request.page ?? 1));
  const pageSize = Math.min(maxPageSize, Math.max(1, Math.floor(request.pageSize ?? defaultPageSize)));
  let words = queryWordsOf(query);
  const isUnspeakable = query !== "" && words.length === 0;
  let snapshot = await index.snapshot(words);
  let found = isUnspeakable
    ? { positions: new Int32Array(0), scores: new Uint8Array(0), count: 0 }
    : await findWords(index, snapshot, words);
  let correctedQuery: string | null = null;
  if (found.count === 0 && words.length > 0) {
    const corrected = await correct(database, words, unknownWords(snapshot, words));
    if (corrected) {
      const correctedWords = queryWordsOf(corrected);
      const correctedSnapshot = await index.snapshot(correctedWords);
      const correctedHits = await findWords(index, correctedSnapshot, correctedWords);
      if (correctedHits.count > 0) {
        [words, snapshot, found, correctedQuery] = [
          correctedWords,
          correctedSnapshot,
          correctedHits,
          corrected,
        ];
      }
    }
  }
  const sort = request.sort ?? (words.length > 0 ? "relevance" : "popular");
  // Positions are in the order of popularity: where that is the wanted order, nothing after the last countable hit matters.
  const isInOrder = sort === "popular" || (sort === "relevance" && words.length === 0);
  const hits = filterHits(found, snapshot.facets.passes(request), isInOrder ? maxTotal : undefined);
  const total = Math.min(hits.count, maxTotal);
  const offset = (page - 1) * pageSize;
  const limit = Math.max(0, Math.min(pageSize, total - offset));
  const wanted = limit === 0 ? [] : orderHits(hits, snapshot.facets, sort, { offset, limit });
  const best = orderHits(hits, snapshot.facets, "relevance", { offset: 0, limit: relatedTagsSample });
  const { items, tags } = await index.page(snapshot.generation, wanted, best);
  return {
    items,
    total,
    totalIsCapped: hits.count > maxTotal,
    page,
    pageCount: Math.max(1, Math.ceil(total / pageSize)),
    correctedQuery,
    relatedTags: relatedTagsOf(tags, words),
  };
}

/** The query with its unknown words respelled; null when one has no near spelling or none is unknown. */
async function correct(
  database: Database,
  words: readonly QueryWord[],
  unknown: readonly QueryWord[],
): Promise<string | null> {
  if (unknown.length === 0) return null;
  const spelling = new Map<string, string>();
  for (const { word } of unknown) {
    const nearest = await nearestKeyword(database, word);
    if (!nearest) return null;
    spelling.set(word, nearest.keyword);
  }
  return words.map(({ word }) => spelling.get(word) ?? word).join(" ");
}

/** The most frequent of the tags, without what was asked for. */
function relatedTagsOf(tags: readonly string[], words: readonly QueryWord[]): string[] {
  const counts = new Map<string, number>();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const asked = new Set(words.map(({ word }) => word));
  return [...counts]
    .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, maxRelatedTags + words.length)
    .map(([tag]) => tag)
    .filter((tag) => !asked.has(normaliseText(tag)))
    .slice(0, maxRelatedTags);
}
