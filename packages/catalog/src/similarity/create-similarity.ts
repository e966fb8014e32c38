import type { Refusal } from "@zoetrope/render/server";
import type { AnimationPage, AnimationSummary, SearchRequest } from "../animation.ts";
import type { SearchResult } from "../search/search-result.ts";
import { isAnimationId } from "../animation-id.ts";
import { createAnimationReader, createNeighbourReader } from "../animations/get-animation.ts";
import { someRecords } from "../animations/list-animations.ts";
import type { CatalogServices } from "../catalog-services.ts";
import type { OnProgress } from "../backfill.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import { areAnyAwaited } from "../posters/awaited-poster.ts";
import { computeNeighbours } from "./neighbours/compute-neighbours.ts";
import { storedNeighbours, renewNeighbours } from "./neighbours/stored-neighbours.ts";
import { measureExisting } from "./neighbours/measure-existing.ts";
import { recordOf } from "./record-of.ts";
import { exampleTokenOf } from "./example-token.ts";
import { RecordPlaces } from "./record-places.ts";
import { Compared } from "./compared.ts";
import { searchSimilar } from "./search-similar.ts";
import { exampleOf } from "./vectors/vector-distance.ts";
import { VectorLoader } from "./vectors/vector-loader.ts";

const defaultLimit = 12;
const nothingPainted = {
  code: "cannot-be-drawn",
  reason: "Nothing is painted in the file. Send one that shows something.",
} as const;

export interface SimilarityRenewal {
  /** Ends it between two animations. */
  signal?: AbortSignal | undefined;
  onMeasured?: OnProgress | undefined;
  onRenewed?: OnProgress | undefined;
}

/** What is like what: by words, look and motion. */
export function createSimilarity(services: CatalogServices, index: SearchIndex) {
  const { database, renderer } = services;
  const vectors = new VectorLoader(database);
  const places = new RecordPlaces(database);
  const compared = new Compared();
  const readNeighbours = createNeighbourReader(database);
  const readAnimation = createAnimationReader(database);

  /** Where nothing is kept yet. */
  async function chooseNow(id: string, limit: number): Promise<AnimationSummary[]> {
    const record = await recordOf(database, id);
    if (record === null) return [];
    const neighbours = await index.consistently(() => computeNeighbours(database, index, record, { limit }));
    return await someRecords(database, neighbours ?? []);
  }

  return {
    /** Animations like one, nearest first; empty for unknown ids. */
    async related(id: string, wanted = defaultLimit): Promise<AnimationSummary[]> {
      if (!isAnimationId(id)) return [];
      const limit = Math.max(1, Math.min(storedNeighbours, Math.floor(wanted)));
      return (await readNeighbours(id, limit)) ?? (await chooseNow(id, limit));
    },

    /** An animation with those like it, by one query; null when there is no such one. */
    async page(id: string, limit: number): Promise<AnimationPage | null> {
      const found = await readAnimation(id, limit);
      if (found === null) return null;
      const { animation, variants, neighbours } = found;
      return { animation, variants, related: neighbours ?? (await chooseNow(id, limit)) };
    },

    async likeOf(bytes: Uint8Array): Promise<{ like: string } | Refusal> {
      const measured = await renderer.measureExample(bytes);
      if ("refused" in measured) return measured;
      return exampleOf(measured) === null ? { refused: nothingPainted } : { like: exampleTokenOf(measured) };
    },

    search: (request: SearchRequest): Promise<SearchResult> =>
      searchSimilar({ index, vectors, places, compared }, request),

    /** Brings everything that is kept up to date with what has come since; returns what was done. */
    async renew({ signal, onMeasured, onRenewed }: SimilarityRenewal = {}): Promise<{
      measured: number;
      renewed: number;
    }> {
      if (await areAnyAwaited(database)) return { measured: 0, renewed: 0 };
      const measured = await measureExisting(services, { signal, onProgress: onMeasured });
      const renewing = { signal, onProgress: onRenewed };
      return { measured, renewed: await renewNeighbours({ database, index, vectors }, renewing) };
    },
  };
}
