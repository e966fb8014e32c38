import type { IngestRequest, IngestResult } from "@zoetrope/catalog";
import { AppError } from "@zoetrope/kit";
import pino from "pino";
import { describe, expect, it } from "vitest";
import { seedCatalogue } from "./seed-catalogue.ts";
import { listFeaturedEntries, listSeedEntries, type DatedSeedEntry } from "./seed-entries.ts";
import { mit } from "./seed-entry.ts";

const logger = pino({ level: "silent" });

function entry(
  name: string,
  load: DatedSeedEntry["load"] = () => new TextEncoder().encode(name),
): DatedSeedEntry {
  return {
    sourceKey: `test:${name}`,
    title: name,
    description: name,
    tags: [name],
    category: "icons",
    creator: { username: "test", name: "Test", url: null },
    licence: mit,
    attribution: name,
    publishedAt: new Date(0),
    load,
  };
}

const entries = (count: number) => Array.from({ length: count }, (_, index) => entry(`entry ${index}`));

/** Remembers what was stored under which source key, as the real catalogue does. */
function memoryCatalog(misbehave: (request: IngestRequest) => IngestResult | null = () => null) {
  const stored = new Map<string, IngestRequest>();
  const loaded: string[] = [];
  const ingest = async (request: IngestRequest): Promise<IngestResult> => {
    const id = request.sourceKey;
    if (stored.has(id)) return { outcome: "already-there", id };
    const instead = misbehave(request);
    if (instead) return instead;
    const { bytes } = request;
    loaded.push(new TextDecoder().decode(bytes instanceof Uint8Array ? bytes : await bytes()));
    stored.set(id, request);
    return { outcome: "stored", id };
  };
  return { stored, loaded, ingest };
}

it("begins with what the first pages show, dated as in the whole", async () => {
  const [featured, all] = await Promise.all([listFeaturedEntries(), listSeedEntries()]);
  expect(featured.length).toBeGreaterThanOrEqual(24);
  const first = all.slice(0, featured.length);
  const facts = ({ sourceKey, publishedAt }: DatedSeedEntry) => ({ sourceKey, publishedAt });
  expect(featured.map(facts)).toEqual(first.map(facts));
});

describe("seeding", () => {
  it("brings in everything once and tells how far it is", async () => {
    const catalog = memoryCatalog();
    const seen: string[] = [];
    const onProgress = (done: number, total: number) => void seen.push(`${done}/${total}`);
    const outcome = await seedCatalogue({ catalog, logger, onProgress, entries: entries(4) });
    expect(outcome).toEqual({ stored: 4, alreadyThere: 0, updated: 0, refused: [] });
    expect(seen).toEqual(["0/4", "1/4", "2/4", "3/4", "4/4"]);
    expect(catalog.stored.get("test:entry 2")).toMatchObject({ title: "entry 2" });
    expect(catalog.loaded).toEqual(["entry 0", "entry 1", "entry 2", "entry 3"]);
    expect(catalog.stored.get("test:entry 2")).not.toHaveProperty("load");
  });

  it("goes on where an earlier one ended", async () => {
    const catalog = memoryCatalog();
    await seedCatalogue({ catalog, logger, entries: entries(3) });
    expect(await seedCatalogue({ catalog, logger, entries: entries(5) })).toEqual({
      stored: 2,
      alreadyThere: 3,
      updated: 0,
      refused: [],
    });
    // What was there was not even read.
    expect(catalog.loaded).toHaveLength(5);
  });

  it("works on four files at a time and no more", async () => {
    let running = 0;
    let most = 0;
    const catalog = memoryCatalog();
    const slow = async (request: IngestRequest) => {
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      return catalog.ingest(request);
    };
    await seedCatalogue({ catalog: { ingest: slow }, logger, entries: entries(9) });
    expect(most).toBe(4);
  });

  it("passes over a file that is refused, cannot be read or cannot be stored, and says why", async () => {
    const catalog = memoryCatalog(({ sourceKey }) => {
      if (sourceKey === "test:entry 1")
        return { outcome: "refused", code: "bad-request", reason: "it is not an animation" };
      if (sourceKey === "test:entry 2") throw new AppError("too-large", "it is larger than 10 MB");
      if (sourceKey === "test:entry 3") throw new Error("connection reset");
      return null;
    });
    const unreadable = entry("unreadable", () => Promise.reject(new Error("ENOENT")));
    const outcome = await seedCatalogue({ catalog, logger, entries: [...entries(6), unreadable] });
    expect(outcome.stored).toBe(3);
    expect(outcome.refused.toSorted((a, b) => (a.sourceKey < b.sourceKey ? -1 : 1))).toEqual([
      { sourceKey: "test:entry 1", code: "bad-request", reason: "it is not an animation" },
      { sourceKey: "test:entry 2", code: "too-large", reason: "it is larger than 10 MB" },
      {
        sourceKey: "test:entry 3",
        code: "internal",
        reason: "it could not be stored; the next seed tries again",
      },
      {
        sourceKey: "test:unreadable",
        code: "unreadable",
        reason: "its source cannot be read: Error: ENOENT",
      },
    ]);
  });

  it("gives up when nothing can be stored any more", async () => {
    let asked = 0;
    const gone = () => {
      asked += 1;
      return Promise.reject(new AppError("unavailable", "the database does not answer"));
    };
    await expect(seedCatalogue({ catalog: { ingest: gone }, logger, entries: entries(100) })).rejects.toThrow(
      "does not answer",
    );
    expect(asked).toBeLessThan(10);
  });

  it("says at once that the disk is full, whatever the other files wait for", async () => {
    const full = Object.assign(new Error("no space left"), { code: "ENOSPC" });
    const ingest = ({ sourceKey }: IngestRequest): Promise<IngestResult> =>
      sourceKey === "test:entry 0" ? Promise.reject(full) : new Promise(() => {});
    await expect(seedCatalogue({ catalog: { ingest }, logger, entries: entries(9) })).rejects.toBe(full);
  });

  it("ends between two files when it is told to, after what it is working on", async () => {
    const catalog = memoryCatalog();
    const controller = new AbortController();
    const onProgress = (done: number) => {
      if (done === 3) controller.abort(new Error("the platform stops"));
    };
    const seeding = seedCatalogue({
      catalog,
      logger,
      onProgress,
      signal: controller.signal,
      entries: entries(50),
    });
    await expect(seeding).rejects.toThrow("the platform stops");
    expect(catalog.stored.size).toBeGreaterThanOrEqual(3);
    expect(catalog.stored.size).toBeLessThan(8);
  });
});
