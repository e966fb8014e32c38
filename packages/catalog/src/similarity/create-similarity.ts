import type { AnimationSummary } from "../animation.ts";
import { isAnimationId } from "../animations/get-animation.ts";
import { someRecords } from "../animations/list-animations.ts";
import type { CatalogServices } from "../catalog-services.ts";
import type { SearchIndex } from "../search/index/search-index.ts";
import { computeNeighbours } from "./compute-neighbours.ts";
import { keptNeighbours, readNeighbours, renewNeighbours } from "./kept-neighbours.ts";
import { measureExisting } from "./measure-existing.ts";
import { recordOf } from "./record-of.ts";
import { VectorTable } from "./vector-table.ts";

const defaultLimit = 12;

/** What is like what: by words, look and motion. */
export function createSimilarity(services: CatalogServices, index: SearchIndex) {
  const { database } = services;
  const table = new VectorTable(database);

  return {
    /** Animations like one, nearest first; empty for unknown ids. */
    async related(id: string, wanted = defaultLimit): Promise<AnimationSummary[]> {
      if (!isAnimationId(id)) return [];
      const limit = Math.max(1, Math.min(keptNeighbours, Math.floor(wanted)));
      const kept = await readNeighbours(database, id, limit);
      if (kept !== null) return kept;
      const record = await recordOf(database, id);
      if (record === null) return [];
      const neighbours = await index.consistently(() =>
        computeNeighbours(database, index, record, { limit }),
      );
      return await someRecords(database, neighbours ?? []);
    },

    /** Brings everything that is kept up to date with what has come since; answers what was done. Until `signal`. */
    async renew(signal?: AbortSignal): Promise<{ measured: number; renewed: number }> {
      const measured = await measureExisting(services, signal);
      return { measured, renewed: await renewNeighbours({ database, index, table }, signal) };
    },
  };
}
