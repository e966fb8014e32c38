import type { Database } from "@zoetrope/database";
import type { SearchRequest } from "../animation.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "./temporary-catalog.ts";

const blue: [number, number, number] = [0.1, 0.2, 0.9];

export interface CatalogOfEight extends TemporaryCatalog {
  /** Of those that have all of the query. */
  titles(request: Partial<SearchRequest>): Promise<string[]>;
}

/** A catalogue in several scripts, in which every filter finds something. */
export async function openCatalogOfEight(kind: Database["kind"]): Promise<CatalogOfEight> {
  const temporary = await openTemporaryCatalog(kind);
  const entries = [
    ingestRequest("Rocket launch", {
      tags: ["space", "start up"],
      category: "space",
      description: "A rocket leaves.",
      featuredRank: 2,
    }),
    ingestRequest("Moon walk", {
      tags: ["rocket", "space"],
      category: "space",
      publishedAt: new Date("2026-01-01"),
      featuredRank: 1,
    }),
    ingestRequest("Busy street", {
      description: "Far away a rocket flies over the café.",
      bytes: circleLottie({ rgb: blue }),
      publishedAt: new Date("2024-01-01"),
    }),
    ingestRequest("Éclair au café", {
      tags: ["food"],
      isPremium: true,
      category: "food",
      bytes: circleLottie({ width: 400, frames: 90 }),
    }),
    ingestRequest("忍者の猫", {
      tags: ["動物"],
      category: "animals",
      licence: { spdx: "CC-BY-4.0", name: "CC BY 4.0", url: "https://spdx.org/licenses/CC-BY-4.0" },
    }),
    ingestRequest("Loading spinner", { tags: ["loading", "spinner"], description: "Round and round." }),
    ingestRequest("Loader dots", { tags: ["loading"] }),
    ingestRequest("Кошка спит", { tags: ["животные"] }),
  ];
  for (const entry of entries) {
    const { outcome } = await temporary.catalog.ingest(entry);
    if (outcome !== "stored") throw new Error(`${entry.title}: ${outcome}`);
  }
  return {
    ...temporary,
    async titles(request) {
      const { items, explanation } = await temporary.catalog.search({ query: "", ...request });
      return items.slice(0, explanation?.complete).map(({ title }) => title);
    },
  };
}
