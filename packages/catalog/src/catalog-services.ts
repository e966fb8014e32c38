import type { Concepts } from "@zoetrope/concepts";
import type { Database } from "@zoetrope/database";
import type { Renderer } from "@zoetrope/render/server";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";

/** What a catalogue is built on. */
export interface CatalogServices {
  database: Database;
  /** What words mean, of animations and of queries. */
  concepts: Concepts;
  files: Pick<FileStore, "put" | "read">;
  renderer: Pick<
    Renderer,
    "analyse" | "describe" | "measure" | "measureExample" | "picture" | "prepare" | "preview"
  >;
  logger: Logger;
}
