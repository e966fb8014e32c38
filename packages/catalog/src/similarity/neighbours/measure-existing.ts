import type { Database } from "@zoetrope/database";
import type { Renderer } from "@zoetrope/render/server";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { nullIfDamaged, type FileStore } from "@zoetrope/storage";
import { backfill, type BackfillOptions } from "../../backfill.ts";
import { lockIndex } from "../../search/index/append-to-index.ts";
import { renewNeighboursLater } from "./stored-neighbours.ts";
import { storeVectors } from "../vectors/store-vectors.ts";

/** What cannot be measured is not tried again by this version: nothing is like it. */
const unmeasured = { look: new Uint8Array(0), motion: new Uint8Array(0) };

interface MeasureServices {
  database: Database;
  files: Pick<FileStore, "read">;
  renderer: Pick<Renderer, "measure">;
}

/** Measures animations that were stored before there were vectors, or by an older version of them; returns how many. Until `signal`. */
export async function measureExisting(
  { database, files, renderer }: MeasureServices,
  options: BackfillOptions = {},
): Promise<number> {
  const table = { name: "animation_vectors", version: vectorsVersion } as const;
  return backfill(
    database,
    table,
    async ({ record, key }) => {
      const bytes = key === null ? null : await files.read(key).catch(nullIfDamaged);
      const measured = bytes === null ? unmeasured : await renderer.measure(bytes);
      await database.transaction(async (tx) => {
        await lockIndex(tx);
        await storeVectors(tx, record, "refused" in measured ? unmeasured : measured);
        await renewNeighboursLater(tx, [record]);
      });
    },
    options,
  );
}
