import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { animationFormats } from "./animation.ts";
import { openCatalogOfEight, type CatalogOfEight } from "./testing/eight-animations.ts";
import { circleLottie, ingestRequest } from "./testing/temporary-catalog.ts";

describe.each(testedDatabases)("a catalogue on the %s database", (kind) => {
  let temporary: CatalogOfEight;
  const titles: CatalogOfEight["titles"] = (request) => temporary.titles(request);
  beforeAll(async () => {
    temporary = await openCatalogOfEight(kind);
  });
  afterAll(() => temporary.remove());

  it("publishes no file with a program in it, however hidden", async () => {
    const text = new TextDecoder().decode(circleLottie());
    const hostile = text.replace('"layers":[{', '"layers":[0,{"tm":{"x":"while(true){}"},');
    const { catalog, database, files: store } = temporary;
    const ingest = async (title: string, bytes: Uint8Array) => {
      const result = await catalog.ingest(ingestRequest(title, { bytes, tags: ["hidden-program"] }));
      const detail = result.outcome === "stored" ? await catalog.get(result.id) : null;
      if (detail === null) throw new Error(`${title} was not stored`);
      return detail;
    };
    const { features, files } = await ingest("Hidden", new TextEncoder().encode(hostile));
    expect(features).toContain("expressions");
    expect(files.map(({ format }) => format)).toEqual(animationFormats);
    for (const { format, key } of files) {
      const stored = await store.read(key ?? "0.json");
      expect((await ingest(format, stored ?? new Uint8Array())).features).not.toContain("expressions");
    }
    await database.db.execute(sql`delete from animations where 'hidden-program' = any (tags)`);
    await catalog.rank();
  });

  it("hands out everything about one animation and the real sizes of its four files", async () => {
    const [hit] = (await temporary.catalog.search({ query: "eclair" })).items;
    const detail = await temporary.catalog.get(hit?.id ?? "");
    expect(detail).toMatchObject({
      title: "Éclair au café",
      slug: "eclair-au-cafe",
      isPremium: true,
      width: 400,
      height: 200,
      frameRate: 30,
      durationInSeconds: 3,
      frameCount: 90,
      layerCount: 1,
      creator: { username: "mira", name: "Mira Sol", url: null },
      dominantColour: "#ff0000",
      parentId: null,
      isSynthetic: false,
    });
    expect(detail?.files.map(({ format }) => format)).toEqual([...animationFormats]);
    const { rows } = await temporary.database.db.execute<{ format: string; key: `${string}.json` }>(
      sql`select format, key from animation_files join animations using (record) where id = ${hit?.id}`,
    );
    for (const { format, sizeInBytes } of detail?.files ?? []) {
      const key = rows.find((row) => row.format === format)?.key;
      expect(key && (await temporary.files.read(key))?.length).toBe(sizeInBytes);
    }
    expect((await temporary.files.head(detail?.posterKey ?? "0.webp"))?.sizeInBytes).toBeGreaterThan(100);
    expect(await temporary.catalog.get("0000000000")).toBeNull();
    expect(await temporary.catalog.get("'; drop table animations")).toBeNull();
  });

  it("takes the same source once, and tells every process that something changed", async () => {
    const elsewhere = temporary.another();
    const misspelt = { query: "qauxomir" };
    expect((await elsewhere.search({ query: "comet" })).total).toBe(0);
    expect((await elsewhere.search(misspelt)).correctedQuery).toBeNull();
    const before = await elsewhere.version();
    const request = ingestRequest("Comet", { tags: ["space", "quaxomir"] });
    const first = await temporary.catalog.ingest(request);
    expect(await elsewhere.version()).toBeGreaterThan(before);
    expect((await elsewhere.search({ query: "comet" })).total).toBe(1);
    expect((await elsewhere.search(misspelt)).correctedQuery).toBe("quaxomir");
    const after = await elsewhere.version();
    expect(await temporary.catalog.ingest(request)).toEqual({ ...first, outcome: "already-there" });
    expect(await elsewhere.version()).toBe(after);
  });

  it("tells every process how far the first seeding is, and when it is over, and forgets one that was broken off", async () => {
    const elsewhere = temporary.another();
    expect(await elsewhere.seedingProgress()).toBeNull();
    await temporary.catalog.reportSeedingProgress({ done: 430, total: 1_870 });
    await expect.poll(() => elsewhere.seedingProgress()).toEqual({ done: 430, total: 1_870 });
    const before = await elsewhere.version();
    await temporary.catalog.reportSeedingProgress(null);
    expect(await temporary.catalog.seedingProgress()).toBeNull();
    await expect.poll(() => elsewhere.seedingProgress()).toBeNull();
    expect(await elsewhere.version()).toBeGreaterThan(before);

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 61_000 });
    await temporary.catalog
      .reportSeedingProgress({ done: 431, total: 1_870 })
      .finally(() => vi.useRealTimers());
    expect(await temporary.another().seedingProgress()).toBeNull();
  });

  it("refuses broken, empty, huge and nonsensical files with a reason, and keeps nothing of them", async () => {
    const before = await temporary.catalog.version();
    const refusals: Parameters<typeof ingestRequest>[1][] = [
      { bytes: new TextEncoder().encode("{ not json") },
      { bytes: new Uint8Array(0) },
      { bytes: new Uint8Array(20_000_001) },
      { bytes: circleLottie(), title: "" },
      { title: "nul\u0000" },
      { title: "lone \ud800" },
      { licence: { spdx: "<b>", name: "", url: "" } },
      { tags: Array.from({ length: 51 }, String) },
    ];
    for (const [index, more] of refusals.entries()) {
      const result = await temporary.catalog.ingest(ingestRequest(`Broken ${index}`, more));
      expect(result, String(index)).toMatchObject({
        outcome: "refused",
        code: expect.stringMatching(/^[a-z-]+$/),
      });
      expect(result).toHaveProperty("reason", expect.stringMatching(/^[A-Z"].{10}/));
    }
    expect((await temporary.catalog.search({ query: "broken" })).total).toBe(0);
    expect(await temporary.catalog.version()).toBe(before);
  });

  it("gives an animation new words when its source has them, and finds it by those", async () => {
    const { catalog } = temporary;
    const before = ingestRequest("Old name", { tags: ["antique"] });
    const { id } = (await catalog.ingest(before)) as { id: string };
    const after = { ...before, title: "Fresh name", tags: ["novel"] };
    expect(await catalog.ingest(after)).toEqual({ outcome: "already-there", id });
    expect(await catalog.ingest(after, { isUpdating: true })).toEqual({ outcome: "updated", id });
    expect(await catalog.ingest(after, { isUpdating: true })).toEqual({ outcome: "already-there", id });
    expect(await catalog.get(id)).toMatchObject({ title: "Fresh name", slug: "fresh-name", tags: ["novel"] });
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    expect(await titles({ query: "novel" })).toEqual(["Fresh name"]);
    expect(await titles({ query: "antique" })).toEqual([]);
    await temporary.database.db.execute(sql`delete from animations where id = ${id}`);
    await catalog.rank();
  });

  it("lists featured in their order, and the newest first", async () => {
    expect((await temporary.catalog.list("featured")).map(({ title }) => title)).toEqual([
      "Moon walk",
      "Rocket launch",
    ]);
    expect((await temporary.catalog.list("recent")).at(-1)?.title).toBe("Busy street");
    expect(await temporary.catalog.list("recent", { limit: 2 })).toHaveLength(2);
  });

  it("names every animation once in ranges of records, for lists that are too long for one answer", async () => {
    const last = await temporary.catalog.lastRecord();
    const middle = Math.floor(last / 2);
    const ids = [
      ...(await temporary.catalog.addresses({ first: 1, last: middle })),
      ...(await temporary.catalog.addresses({ first: middle + 1, last })),
    ].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await temporary.catalog.search({ query: "" })).total);
    const [newest] = await temporary.catalog.addresses({ first: last, last });
    expect(newest).toMatchObject({ slug: expect.any(String) as string, updatedAt: expect.any(Date) as Date });
  });

  it("counts tags and finds the like of an animation", async () => {
    const stored = await temporary.catalog.ingest(ingestRequest("Distant star", { tags: ["loading"] }));
    expect((await temporary.catalog.tags()).slice(0, 1)).toEqual([{ tag: "loading", label: null, count: 3 }]);
    if ("id" in stored) await temporary.catalog.remove(stored.id);
    expect(await temporary.catalog.tags({ limit: 1 })).toHaveLength(1);
    const [rocket] = (await temporary.catalog.search({ query: "rocket launch" })).items;
    const related = await temporary.catalog.related(rocket?.id ?? "", { limit: 3 });
    expect(related.map(({ title }) => title)).toContain("Moon walk");
    expect(related.map(({ id }) => id)).not.toContain(rocket?.id);
    expect(related).toHaveLength(3);
    expect(await temporary.catalog.related("zzzzzzzzzz")).toEqual([]);
  });

  it("finds the others when one was deleted by hand from the table", async () => {
    const { catalog } = temporary;
    for (const title of ["Handmade one", "Handmade two"]) await catalog.ingest(ingestRequest(title));
    const elsewhere = temporary.another();
    // Cards that it has just shown would stay for a minute.
    expect((await elsewhere.search({ query: "handmade", page: 2 })).total).toBe(2);
    await temporary.database.db.execute(sql`delete from animations where title = 'Handmade one'`);
    for (const one of [elsewhere, temporary.another()]) {
      const { items } = await one.search({ query: "handmade" });
      expect(items.map(({ title }) => title)).toEqual(["Handmade two"]);
    }
    await temporary.database.db.execute(sql`delete from animations where title = 'Handmade two'`);
    await catalog.rank();
  });

  it("keeps nothing of an animation whose files could not all be stored, and takes it later", async () => {
    let puts = 0;
    const failing = temporary.another({
      read: (key) => temporary.files.read(key),
      put(bytes, extension) {
        if (++puts === 3) return Promise.reject(new Error("no space left on device"));
        return temporary.files.put(bytes, extension);
      },
    });
    const request = ingestRequest("Interrupted", { bytes: circleLottie({ radius: 33 }) });
    await expect(failing.ingest(request)).rejects.toThrow("no space left on device");
    expect((await temporary.catalog.search({ query: "interrupted" })).total).toBe(0);
    expect(await temporary.catalog.ingest(request)).toMatchObject({ outcome: "stored" });
    expect((await temporary.catalog.search({ query: "interrupted" })).total).toBe(1);
  });
});
