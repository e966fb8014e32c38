import { createConcepts } from "@zoetrope/concepts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCatalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { createTestDatabase } from "@zoetrope/database/testing";
import { createLogger, environment } from "@zoetrope/kit";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import { afterEach, describe, expect, it } from "vitest";
import { seedCatalogue } from "./seed-catalogue.ts";
import { listSeedEntries } from "./seed-entries.ts";

const logger = createLogger({ level: "silent" });
const count = 60;
/** After so many more stored animations each run is killed. */
const killedAfter = [1, 7, 3, 12, 5];
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

/** Seeds in a process of its own, which is killed after `most` animations; the ids it was told are stored. */
async function seedAndKill(folder: string, url: string | undefined, most: number): Promise<string[]> {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, "../testing/seed-and-report.ts"), folder, String(count)],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { PATH: environment["PATH"], ...(url === undefined ? {} : { DATABASE_URL: url }) },
    },
  );
  const ended = once(writer, "exit");
  let output = "";
  writer.stdout.setEncoding("utf8");
  for await (const text of writer.stdout) {
    output += String(text);
    if (output.split("\n").length > most) writer.kill("SIGKILL");
  }
  await ended;
  return output.split("\n").slice(0, -1);
}

describe.each(["embedded", "server"] as const)("a seed on the %s database", (kind) => {
  it("loses nothing that was stored however often it is killed, and ends whole", async () => {
    const folder = await mkdtemp(join(tmpdir(), "zoetrope-killed-"));
    cleanups.push(() => rm(folder, { recursive: true, force: true }));
    let url: string | undefined;
    if (kind === "server") {
      const server = await createTestDatabase({ kind, isMigrated: false });
      cleanups.push(() => server.remove());
      if ("url" in server.location) ({ url } = server.location);
    }
    const output: string[] = [];
    for (const most of killedAfter) output.push(...(await seedAndKill(folder, url, most)));
    expect(output.length).toBeGreaterThanOrEqual(killedAfter.reduce((sum, most) => sum + most, 0));
    expect(new Set(output).size).toBe(output.length);

    const database = await openDatabase({ url, folder: join(folder, "database") });
    cleanups.push(() => database.close());
    const files = await openFileStore({ folder: join(folder, "files") });
    cleanups.push(() => files.close());
    const renderer = createRenderer();
    cleanups.push(() => renderer.close());
    const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
    for (const id of output) {
      const animation = await catalog.get(id);
      const keys = [animation?.posterKey, ...(animation?.files ?? []).map(({ key }) => key)];
      expect(keys.length, id).toBe(5);
      for (const key of keys) expect(key && (await files.head(key)), `${id} ${key}`).toBeTruthy();
    }
    const outcome = await seedCatalogue({
      catalog,
      logger,
      entries: (await listSeedEntries()).slice(0, count),
    });
    expect(outcome.refused).toEqual([]);
    expect(outcome.alreadyThere).toBeGreaterThanOrEqual(output.length);
    expect(outcome.stored + outcome.alreadyThere).toBe(count);
    await catalog.rank();
    const everything = await catalog.search({ query: "", pageSize: 96 });
    expect(everything.items).toHaveLength(count);
    const found = new Set(everything.items.map(({ id }) => id));
    expect(output.filter((id) => !found.has(id))).toEqual([]);
  });
});
