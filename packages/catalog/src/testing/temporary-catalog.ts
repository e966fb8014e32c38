export { bar, figureLottie, mirroredCorners, wedge } from "./figure-lottie.ts";
import type { Database } from "@zoetrope/database";
import { createTestDatabase, type TestDatabase } from "@zoetrope/database/testing";
import { sharedRenderer } from "@zoetrope/render/testing";
import { openFileStore, type FileStore } from "@zoetrope/storage";
import { pino } from "pino";
import type { IngestRequest } from "../animation.ts";
import type { Catalog } from "../catalog.ts";
import { createCatalog } from "../create-catalog.ts";
import { smallConcepts } from "./small-concepts.ts";

export { smallConcepts } from "./small-concepts.ts";

export interface TemporaryCatalog {
  catalog: Catalog;
  /** A second one over the same database and files, as another process would have it. */
  another(files?: Pick<FileStore, "put" | "read">): Catalog;
  database: Database;
  test: TestDatabase;
  files: FileStore;
  remove(): Promise<void>;
}

/** A catalogue with nothing in it on a fresh database, a real renderer and a folder beside it. */
export async function openTemporaryCatalog(kind: Database["kind"]): Promise<TemporaryCatalog> {
  const test = await createTestDatabase({ kind });
  const files = await openFileStore({ folder: test.filesFolder });
  const renderer = sharedRenderer();
  const { database } = test;
  const logger = pino({ level: "silent" });
  const another = (store: Pick<FileStore, "put" | "read"> = files) =>
    createCatalog({ database, concepts: smallConcepts, files: store, renderer, logger });
  return {
    catalog: another(),
    another,
    database,
    test,
    files,
    async remove() {
      await files.close();
      await test.remove();
    },
  };
}

const still = (value: unknown) => ({ a: 0, k: value });

/** A Lottie file with a circle that fades in; `rgb` from 0 to 1. */
export function circleLottie(
  options: { rgb?: [number, number, number]; width?: number; frames?: number; radius?: number } = {},
): Uint8Array {
  const { rgb = [1, 0, 0], width = 200, frames = 60, radius = 80 } = options;
  const centre = [width / 2, 100, 0];
  const transform = {
    o: still(100),
    r: still(0),
    p: still(centre),
    a: still([0, 0, 0]),
    s: still([100, 100, 100]),
  };
  return new TextEncoder().encode(
    JSON.stringify({
      v: "5.7.0",
      fr: 30,
      ip: 0,
      op: frames,
      w: width,
      h: 200,
      assets: [],
      layers: [
        {
          ty: 4,
          ind: 1,
          ip: 0,
          op: frames,
          st: 0,
          ks: transform,
          shapes: [
            {
              ty: "gr",
              it: [
                { ty: "el", p: still([0, 0]), s: still([radius * 2, radius * 2]) },
                { ty: "fl", c: still([...rgb, 1]), o: still(100) },
                {
                  ty: "tr",
                  p: still([0, 0]),
                  a: still([0, 0]),
                  s: still([100, 100]),
                  r: still(0),
                  o: still(100),
                },
              ],
            },
          ],
        },
      ],
    }),
  );
}

/** An ingest request with everything filled in; the title decides the source key. */
export function ingestRequest(title: string, more: Partial<IngestRequest> = {}): IngestRequest {
  return {
    bytes: circleLottie(),
    sourceKey: `test:${title}`,
    title,
    description: "",
    tags: [],
    category: "icons",
    creator: { username: "mira", name: "Mira Sol", url: null },
    licence: { spdx: "MIT", name: "MIT License", url: "https://spdx.org/licenses/MIT" },
    attribution: `${title} by Mira Sol, MIT`,
    ...more,
  };
}
