import { createConcepts } from "@zoetrope/concepts";
import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { createCatalog, type Catalog } from "@zoetrope/catalog";
import { openDatabase } from "@zoetrope/database";
import { copyEmbeddedTemplate } from "@zoetrope/database/testing";
import { createRenderer } from "@zoetrope/render/server";
import { openFileStore } from "@zoetrope/storage";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sampleEvery } from "../../../../scripts/test-command/thoroughness.ts";
import { listMeteocons } from "./sets/meteocons.ts";
import { seedCatalogue } from "./seed-catalogue.ts";
import type { DatedSeedEntry } from "./seed-entries.ts";
import { mit } from "./seed-entry.ts";

/** Broken files that others have collected; the cases below stand for them where they are not at hand. */
const corpus = new URL("../../../../../shared/corpus/", import.meta.url);
const logger = pino({ level: "silent" });
const shape = { v: "5.7.0", fr: 30, ip: 0, op: 30, w: 100, h: 100, layers: [] };
const text = (json: unknown) => new TextEncoder().encode(JSON.stringify(json));

const broken: Record<string, Uint8Array> = {
  nothing: new Uint8Array(),
  noise: randomBytes(5000),
  "half a file": text(shape).subarray(0, 40),
  "JSON of something else": text({ name: "package", version: "1.0.0" }),
  "a list": text([shape]),
  "no frames": text({ ...shape, op: 0 }),
  "endless frames": text({ ...shape, op: 1e300 }),
  "no frame rate": text({ ...shape, fr: 0 }),
  "a picture without size": text({ ...shape, w: 0 }),
  "an inner part that holds itself": text({
    ...shape,
    assets: [{ id: "a", layers: [{ ty: 0, refId: "a", ind: 1, ip: 0, op: 30, st: 0, ks: {} }] }],
    layers: [{ ty: 0, refId: "a", ind: 1, ip: 0, op: 30, st: 0, ks: {}, w: 100, h: 100 }],
  }),
  "brackets without end": new TextEncoder().encode("[".repeat(200_000)),
  "a zip without an end": Uint8Array.from([0x50, 0x4b, 0x03, 0x04, ...randomBytes(200)]),
};

let folder: string;
let catalog: Catalog;
let close: () => Promise<void>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-broken-"));
  await copyEmbeddedTemplate(join(folder, "database"));
  const database = await openDatabase({ folder: join(folder, "database") });
  const files = await openFileStore({ folder: join(folder, "files") });
  const renderer = createRenderer({ workers: 1 });
  catalog = createCatalog({ database, concepts: createConcepts(), files, renderer, logger });
  close = async () => {
    await renderer.close();
    await files.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  };
});
afterAll(() => close());

function entry(name: string, load: DatedSeedEntry["load"]): DatedSeedEntry {
  return {
    sourceKey: `test:${name}`,
    title: name,
    description: "A file that may be broken.",
    tags: ["test"],
    category: "icons",
    creator: { username: "test", name: "Test", url: null },
    licence: mit,
    attribution: name,
    publishedAt: new Date(0),
    load,
  };
}

async function corpusFiles(...folders: string[]): Promise<readonly DatedSeedEntry[]> {
  if (!existsSync(corpus)) return [];
  const found: DatedSeedEntry[] = [];
  for (const part of folders) {
    const place = new URL(`${part}/`, corpus);
    for (const name of await readdir(place)) {
      if (/\.(json|zip|lottie)$/.test(name))
        found.push(
          entry(`${basename(part)}/${name}`, () => readFile(new URL(encodeURIComponent(name), place))),
        );
    }
  }
  return sampleEvery(found, 0, 8);
}

it("refuses every broken file with a reason, and stores the good ones between them", async () => {
  const bad = [
    ...Object.entries(broken).map(([name, bytes]) => entry(name, () => bytes)),
    ...(await corpusFiles(
      "json-test-suite/test_parsing",
      "json-test-suite/test_transform",
      "yauzl-zips/test/failure",
      "yauzl-zips/test/success",
    )),
  ];
  const good = (await listMeteocons())
    .slice(0, 4)
    .map((meteocon) => Object.assign(meteocon, { publishedAt: new Date(0) }));
  const mixed = bad.toSpliced(3, 0, ...good.slice(0, 2));
  const outcome = await seedCatalogue({ catalog, logger, entries: [...mixed, ...good.slice(2)] });

  const refused = new Set(outcome.refused.map(({ sourceKey }) => sourceKey));
  expect(bad.map(({ sourceKey }) => sourceKey).filter((sourceKey) => !refused.has(sourceKey))).toEqual([]);
  expect(outcome.refused.filter(({ code, reason }) => code === "internal" || reason.length < 10)).toEqual([]);
  expect(outcome.stored).toBe(4);
  expect((await catalog.search({ query: good[0]?.title ?? "" })).total).toBeGreaterThan(0);

  expect(await seedCatalogue({ catalog, logger, entries: good })).toEqual({
    stored: 0,
    alreadyThere: 4,
    updated: 0,
    refused: [],
  });
}, 120_000);

it.skipIf(!existsSync(corpus))(
  "takes or refuses odd animations, but never stumbles over one",
  async () => {
    const odd = await corpusFiles(
      "lottie-spec/tests/animations/invalid",
      "lottie-spec/tests/animations/valid",
      "dotlottie-web-fixtures/fixtures",
    );
    const outcome = await seedCatalogue({ catalog, logger, entries: odd });
    expect(outcome.stored + outcome.alreadyThere + outcome.refused.length).toBe(odd.length);
    expect(outcome.refused.filter(({ code }) => code === "internal")).toEqual([]);
  },
  120_000,
);
