import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { createCatalog, type Catalog } from "@zoetrope/catalog";
import { createConcepts } from "@zoetrope/concepts";
import { openDatabase } from "@zoetrope/database";
import {
  createRenderer,
  type PreparedAnimation,
  type PrepareResult,
  type Renderer,
} from "@zoetrope/render/server";
import { fileKeyOf, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { pino } from "pino";
import { seedCatalogue } from "../../apps/platform/src/seed/index.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const maxStored = 6;
const root = join(import.meta.dirname, "../..");

/** Of all files that make something: what was made of others is made anew. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync([...patterns], {
    cwd: root,
    exclude: ["**/*.test.ts", "**/node_modules/**"],
  }).toSorted())
    if (/\.\w+$/.test(file)) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest("hex").slice(0, 12);
}

const drawn = ["packages/{lottie,render}/src/**/*.ts"];
/** What makes the rows of animations. Newer tables, what they mean and the index are made at every run. */
const described = [
  "packages/catalog/src/{ingest,animations}/*.ts",
  "packages/{icons,originals}/src/**/*.ts",
  "apps/platform/src/seed/**/*.{ts,json}",
];

/** Of one family the newest few stay: branches that are measured in turn need not be made anew each time. */
function removeOld(family: string): void {
  const all = globSync(`${family}*`, { cwd: tmpdir() }).map((name) => join(tmpdir(), name));
  const newestFirst = all.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(maxStored)) rmSync(old, { recursive: true, force: true });
}

/** Nobody looks at them here. */
const nowhere: Pick<FileStore, "put" | "read"> = {
  put: (bytes, extension) =>
    Promise.resolve({ key: fileKeyOf(bytes, extension), sizeInBytes: bytes.byteLength }),
  read: () => Promise.resolve(null),
};

/** Drawing is the slow part of a seed: what came out is kept, so that other words cost seconds. */
function keepDrawn(renderer: Renderer): Renderer {
  const folder = join(tmpdir(), `zoetrope-bench-drawn-${fingerprint(drawn)}`);
  mkdirSync(folder, { recursive: true });
  return {
    ...renderer,
    async prepare(bytes: Uint8Array): Promise<PrepareResult> {
      const file = join(folder, createHash("sha256").update(bytes).digest("hex"));
      if (existsSync(file)) return deserialize(readFileSync(file)) as PreparedAnimation;
      const result = await renderer.prepare(bytes);
      if (!("refused" in result)) {
        writeFileSync(`${file}.${process.pid}`, serialize(result));
        renameSync(`${file}.${process.pid}`, file);
      }
      return result;
    },
  };
}

export interface SeededCatalogue {
  catalog: Catalog;
  sourceKeyOf: ReadonlyMap<string, string>;
  close(): Promise<void>;
}

/** All that a new platform starts with, in a database of its own: made at the first run, kept in the temporary folder. */
export async function openSeededCatalogue(progress: (message: string) => void): Promise<SeededCatalogue> {
  const family = "zoetrope-bench-relevance-";
  const stored = join(tmpdir(), family + fingerprint(described));
  // Nobody works on what is kept: two may measure at once.
  const folder = createTemporaryFolder("relevance-run");
  if (existsSync(stored)) cpSync(stored, folder, { recursive: true });
  const database = await openDatabase({ folder: join(folder, "database") });
  const renderer = createRenderer();
  const logger = pino({ level: "silent" });
  await database.migrate();
  const catalog = createCatalog({
    database,
    concepts: createConcepts(),
    files: nowhere,
    renderer: keepDrawn(renderer),
    logger,
  });
  const close = async () => {
    await renderer.close();
    await database.close();
  };
  if (!existsSync(stored)) {
    const { refused } = await seedCatalogue({
      catalog,
      logger,
      onProgress(done, total) {
        if (done % 400 === 0) progress(`seed: ${done} of ${total}`);
      },
    });
    if (refused.length > 0) throw new Error(`${refused[0]?.sourceKey} was refused: ${refused[0]?.reason}`);
    await close();
    rmSync(join(folder, "database/lock.json"), { force: true });
    const half = `${stored}.${process.pid}`;
    cpSync(folder, half, { recursive: true });
    // Another run may have been quicker.
    if (existsSync(stored)) rmSync(half, { recursive: true, force: true });
    else renameSync(half, stored);
    removeOld(family);
    return openSeededCatalogue(progress);
  }
  await catalog.linkConcepts();
  await catalog.rank();
  const { rows } = await database.db.execute<{ id: string; source_key: string }>(
    sql`select id, source_key from animations`,
  );
  return { catalog, sourceKeyOf: new Map(rows.map((row) => [row.id, row.source_key])), close };
}
