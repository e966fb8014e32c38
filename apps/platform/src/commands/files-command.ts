import { join } from "node:path";
import type { Writable } from "node:stream";
import type { Database } from "@zoetrope/database";
import { createRenderer } from "@zoetrope/render/server";
import { openFileCopy, openFileStore, type FileKey } from "@zoetrope/storage";
import { retainWantedFiles } from "@zoetrope/workspaces/retain-wanted-files";
import { listWantedFiles } from "@zoetrope/workspaces/list-wanted-files";
import { optimiseAnew } from "@zoetrope/workspaces/optimise-anew";
import { sql } from "drizzle-orm";
import type { Configuration } from "../configuration/configuration.ts";
import { requireDataFolder } from "../configuration/data-folder.ts";
import { StartupReporter } from "../start/startup-reporter.ts";
import { listSeedEntries } from "../seed/index.ts";
import { openKnownStore, openPlatformDatabase, storeMark } from "../start/services.ts";
import { exitCodes, StartFault } from "../start/start-fault.ts";
import { verifyFiles, type Candidate, type VerifyOutcome } from "./verify-files.ts";

const usage = `Usage: npm run files -- <what>

  verify [--from PLACE]   look through every file, and put back what is damaged or missing: from another copy
                          (PLACE: a folder or an s3:// address), else from the sources of the seed
  optimise                make anew the optimised files that an older optimiser has made
  adopt                   make what lies in the file store's place the store of this database`;

/** What operators do to the file store by hand. Throws StartFault for what cannot be done or healed. */
export async function runFilesCommand(
  configuration: Configuration,
  args: readonly string[],
  output: Writable = process.stdout,
): Promise<void> {
  const reporter = new StartupReporter(output);
  const [what, option, from] = args;
  const isVerify = what === "verify" && (option === undefined || (option === "--from" && from !== undefined));
  const isAlone = (what === "adopt" || what === "optimise") && option === undefined;
  if (!isVerify && !isAlone) throw new StartFault(exitCodes.usage, usage);
  const database = await openPlatformDatabase(configuration);
  try {
    await database.migrate();
    if (isVerify) await verify(reporter, configuration, database, from ?? null);
    else if (what === "optimise") await optimise(reporter, configuration, database);
    else await adopt(reporter, configuration, database);
  } finally {
    await database.close();
  }
}

async function adopt(
  reporter: StartupReporter,
  configuration: Configuration,
  database: Database,
): Promise<void> {
  const files = await openFileStore({
    url: configuration.STORAGE_URL,
    folder: join(requireDataFolder(configuration), "files"),
  });
  await database.setMark(storeMark, files.id);
  await files.close();
  reporter.line("  ✓ This is the file store of the database from now on.");
}

async function optimise(
  reporter: StartupReporter,
  configuration: Configuration,
  database: Database,
): Promise<void> {
  const store = await openKnownStore(configuration, database);
  const renderer = createRenderer();
  try {
    const files = retainWantedFiles(store, database);
    const { left } = await reporter.step(
      "Optimise anew what an older optimiser has made",
      (onProgress) => database.asJob(() => optimiseAnew({ database, files, renderer }, onProgress)),
      ({ made }) => describeCount(made),
    );
    for (const { name, reason } of left) reporter.line(`  · left as it was: "${name}": ${reason}`);
  } finally {
    await renderer.close();
    await store.close();
  }
}

async function verify(
  reporter: StartupReporter,
  configuration: Configuration,
  database: Database,
  from: string | null,
): Promise<void> {
  const files = await openKnownStore(configuration, database);
  const copy = from === null ? null : await openFileCopy(from);
  try {
    const wanted = await listWantedFiles(database);
    const outcome = await reporter.step(
      "Look through the files",
      (onProgress) =>
        verifyFiles({ files, wanted, copy, remake: (keys) => remakeFromSeed(database, keys), onProgress }),
      ({ count }) => describeCount(count),
    );
    await report(reporter, database, outcome);
  } finally {
    await copy?.close();
    await files.close();
  }
}

/** What the animations of the seed are stored as, of those alone that such files belong to. */
async function* remakeFromSeed(database: Database, keys: ReadonlySet<FileKey>): AsyncIterable<Candidate> {
  const { rows } = await database.db.execute<{ source_key: string }>(sql`
    select distinct source_key from animations left join animation_files using (record)
    where array[poster_key, play_key, key] && ${sql.param([...keys])}::text[]`);
  const touched = new Set(rows.map(({ source_key: sourceKey }) => sourceKey));
  const entries = (await listSeedEntries()).filter(({ sourceKey }) => touched.has(sourceKey));
  if (entries.length === 0) return;
  const renderer = createRenderer();
  try {
    for (const entry of entries) {
      const source = await entry.load();
      const prepared = await renderer.prepare(source);
      if ("refused" in prepared) continue;
      if (entry.isPremium) yield { bytes: await renderer.preview(source), extension: "lottie" };
      yield { bytes: prepared.poster.bytes, extension: "webp" };
      for (const [format, bytes] of Object.entries(prepared.files))
        yield { bytes, extension: format.startsWith("json") ? "json" : "lottie" };
    }
  } finally {
    await renderer.close();
  }
}

async function report(
  reporter: StartupReporter,
  database: Database,
  { healed, lost, strays }: VerifyOutcome,
): Promise<void> {
  for (const key of healed) reporter.line(`  ✓ put back: ${key}`);
  for (const key of strays) reporter.line(`  · damaged, and nothing refers to it: ${key}`);
  if (lost.length === 0) {
    reporter.line("  ✓ Every file that something refers to is sound.");
    return;
  }
  const names = await namesOf(database, lost);
  const lines = lost.map((key) => `  ${key}  ${names.get(key) ?? "picture of a person or a workspace"}`);
  throw new StartFault(
    exitCodes.data,
    `These files are damaged or missing, and nothing that is known has them. Bring a backup (--from), or upload them again:\n${lines.join("\n")}`,
  );
}

const describeCount = (count: number): string => `${count} ${count === 1 ? "file" : "files"}`;

/** What people call the things that such files belong to. */
async function namesOf(database: Database, keys: readonly FileKey[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await database.db.execute<{ key: string; name: string }>(sql`
    with lost as (select unnest(${sql.param([...keys])}::text[]) as key)
    select key, 'animation "' || title || '"' as name from lost join animations on key in (poster_key, play_key)
    union all select lost.key, 'animation "' || title || '"' from lost join animation_files using (key) join animations using (record)
    union all select key, 'file "' || name || '" of a workspace' from lost join workspace_files on key in (source_key, poster_key, play_key)`);
  return new Map(rows.map(({ key, name }) => [key, name]));
}
