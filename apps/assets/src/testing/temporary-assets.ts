import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileStore, type FileStore } from "@zoetrope/storage";
import type { Catalog, Posters } from "@zoetrope/catalog";
import pino from "pino";
import type { FileAccess } from "@zoetrope/workspaces/file-access";
import { createAssetsApp } from "../assets-app.ts";

const testUrls = {
  site: "http://localhost:3000",
  accounts: "http://localhost:3001",
  workflow: "http://localhost:3002",
  api: "http://localhost:3003",
  assets: "http://localhost:3004",
};

const everythingIsPublic: FileAccess = { isPublic: async () => true, openPrivate: async () => null };

const noPacks: Pick<Catalog["packs"], "archive"> = { archive: async () => null };

/** A test's own assets host on a folder of its own, where everybody may see everything. */
export async function openTemporaryAssets(
  watch: (files: FileStore) => FileStore = (files) => files,
  packs: Pick<Catalog["packs"], "archive"> = noPacks,
  access: FileAccess = everythingIsPublic,
  posters: Pick<Posters, "of"> = { of: async () => null },
) {
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-assets-"));
  const files = watch(await openFileStore({ folder: join(folder, "files") }));
  const imageCacheFolder = join(folder, "pictures");
  const app = createAssetsApp({
    files,
    access,
    posters,
    packs,
    urls: testUrls,
    logger: pino({ level: "silent" }),
    imageCacheFolder,
  });
  const close = async () => {
    await files.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { app, files, folder, imageCacheFolder, close };
}
