import { createConcepts } from "@zoetrope/concepts";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { createCatalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { sharedRenderer } from "@zoetrope/render/testing";
import { openFileStore } from "@zoetrope/storage";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readConfiguration } from "../configuration/configuration.ts";
import { runFilesCommand } from "./files-command.ts";
import { listSeedEntries, seedCatalogue } from "../seed/index.ts";
import { makeDataFolder } from "../testing/make-data-folder.ts";

let folder: string;

/** A data folder with two animations of the seed, which nothing has open. */
beforeAll(async () => {
  folder = await makeDataFolder();
  const logger = pino({ level: "silent" });
  const database = await openDatabase({ folder: join(folder, "database") });
  const files = await openFileStore({ folder: join(folder, "files") });
  const renderer = sharedRenderer();
  const catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
  await seedCatalogue({ catalog, logger, entries: (await listSeedEntries()).slice(0, 2) });
  await files.close();
  await database.close();
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says. */
async function run(...args: string[]): Promise<string> {
  const output = new PassThrough();
  await runFilesCommand(readConfiguration({ ZOETROPE_DATA: folder }), args, output);
  return String(output.read() ?? "");
}

const stored = (): string[] =>
  readdirSync(join(folder, "files"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[\da-f]{64}\./.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name));

it("finds every damaged and every missing file of the seed and makes it again", async () => {
  const paths = stored();
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const path of paths.slice(1)) writeFileSync(path, "damaged");
  rmSync(paths[0] ?? "");
  expect((await run("verify")).match(/put back/g)).toHaveLength(paths.length);
  const again = await run("verify");
  expect(again).toContain(`${paths.length} files`);
  expect(again).not.toContain("put back");
  expect(stored().toSorted()).toEqual(paths.toSorted());
});

it("makes anew what an older optimiser has made", async () => {
  expect(await run("optimise")).toContain("0 files");
  const database = await openDatabase({ folder: join(folder, "database") });
  await database.db.execute("update animations set optimiser_version = 1");
  await database.close();
  expect(await run("optimise")).toContain("2 files");
  expect(await run("optimise")).toContain("0 files");
});

it("takes a store whose mark was lost only when it is told to", async () => {
  rmSync(join(folder, "files/.zoetrope-store"));
  await expect(run("verify")).rejects.toThrow("npm run files -- adopt");
  await run("adopt");
  expect(await run("verify")).toContain("Every file that something refers to is sound");
});

it("names what nobody has, by the name that people know", async () => {
  const database = await openDatabase({ folder: join(folder, "database") });
  const key = `${"0".repeat(64)}.webp`;
  await database.db.execute(
    `update animations set poster_key = '${key}', title = 'Owl', source_key = 'somebody''s' where record = (select min(record) from animations)`,
  );
  await database.close();
  await expect(run("verify")).rejects.toMatchObject({
    exitCode: 65,
    message: expect.stringContaining(`${key}  animation "Owl"`),
  });
});

it.each([[], ["heal"], ["verify", "--from"], ["adopt", "now"]])(
  "says what it can do when told %j %j",
  async (...args) => {
    await expect(run(...args)).rejects.toMatchObject({
      exitCode: 64,
      message: expect.stringContaining("verify [--from PLACE]"),
    });
  },
);
