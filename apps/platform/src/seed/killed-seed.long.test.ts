import { createConcepts } from "@zoetrope/concepts";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createCatalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { copyEmbeddedTemplate } from "@zoetrope/database/testing";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { seedCatalogue } from "./seed-catalogue.ts";
import { listSeedEntries } from "./seed-entries.ts";

const logger = pino({ level: "silent" });
const count = 12;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-killed-"));
  await copyEmbeddedTemplate(join(folder, "database"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it("loses nothing that was stored when it is killed, and the next seed goes on from there", async () => {
  const writer = spawn(
    process.execPath,
    [join(import.meta.dirname, "../testing/seed-and-report.ts"), folder, String(count)],
    {
      stdio: ["ignore", "pipe", "inherit"],
      timeout: 180_000,
      killSignal: "SIGKILL",
    },
  );
  let output = "";
  writer.stdout.setEncoding("utf8");
  for await (const text of writer.stdout) {
    output += String(text);
    if (output.split("\n").length > 4) writer.kill("SIGKILL");
  }
  if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");
  const ids = output.split("\n").slice(0, -1);
  expect(ids.length).toBeGreaterThanOrEqual(4);
  expect(ids.length).toBeLessThan(count);

  const database = await openDatabase({ folder: join(folder, "database") });
  const files = await openFileStore({ folder: join(folder, "files") });
  const renderer = createRenderer({ workers: 1 });
  const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
  try {
    for (const id of ids) {
      const animation = await catalog.get(id);
      expect(animation, id).not.toBeNull();
      const keys = [animation?.posterKey, ...(animation?.files ?? []).map(({ key }) => key)];
      for (const key of keys) expect(key && (await files.head(key)), `${id} ${key}`).toBeTruthy();
    }
    expect(await readdir(join(folder, "files", ".incoming"))).toEqual([]);
    const entries = (await listSeedEntries()).slice(0, count);
    const outcome = await seedCatalogue({ catalog, logger, entries });
    expect(outcome.refused).toEqual([]);
    expect(outcome.alreadyThere).toBeGreaterThanOrEqual(ids.length);
    expect(outcome.stored).toBe(count - outcome.alreadyThere);
  } finally {
    await renderer.close();
    await files.close();
    await database.close();
  }
}, 300_000);
