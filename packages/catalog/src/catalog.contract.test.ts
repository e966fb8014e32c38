import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { animationFormats, type SearchRequest } from "./animation.ts";
import { rankCatalogue } from "./search/ranking/rank-catalogue.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  smallConcepts,
  type TemporaryCatalog,
} from "./testing/temporary-catalog.ts";

const blue: [number, number, number] = [0.1, 0.2, 0.9];

describe.each(testedDatabases)("a catalogue on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const suggest = async (query: string) =>
    (await temporary.catalog.suggest(query)).map(({ keyword }) => keyword);
  /** Of those that have all of the query. */
  const titles = async (request: Partial<SearchRequest>) => {
    const { items, explanation } = await temporary.catalog.search({ query: "", ...request });
    return items.slice(0, explanation?.complete).map(({ title }) => title);
  };

  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    const entries = [
      ingestRequest("Rocket launch", {
        tags: ["space", "start up"],
        category: "space",
        description: "A rocket leaves.",
        featuredRank: 2,
      }),
      ingestRequest("Moon walk", {
        tags: ["rocket", "space"],
        category: "space",
        publishedAt: new Date("2026-01-01"),
        featuredRank: 1,
      }),
      ingestRequest("Busy street", {
        description: "Far away a rocket flies over the café.",
        bytes: circleLottie({ rgb: blue }),
        publishedAt: new Date("2024-01-01"),
      }),
      ingestRequest("Éclair au café", {
        tags: ["food"],
        isPremium: true,
        category: "food",
        bytes: circleLottie({ width: 400, frames: 90 }),
      }),
      ingestRequest("忍者の猫", {
        tags: ["動物"],
        category: "animals",
        licence: { spdx: "CC-BY-4.0", name: "CC BY 4.0", url: "https://spdx.org/licenses/CC-BY-4.0" },
      }),
      ingestRequest("Loading spinner", { tags: ["loading", "spinner"], description: "Round and round." }),
      ingestRequest("Loader dots", { tags: ["loading"] }),
      ingestRequest("Кошка спит", { tags: ["животные"] }),
    ];
    for (const entry of entries)
      expect(await temporary.catalog.ingest(entry)).toMatchObject({ outcome: "stored" });
  });
  afterAll(() => temporary.remove());

  it("finds by title before tag before description", async () => {
    expect(await titles({ query: "rocket" })).toEqual(["Rocket launch", "Moon walk", "Busy street"]);
  });

  it("finds regardless of case, accents, plural and unfinished last word", async () => {
    expect(await titles({ query: "ECLAIR cafe" })).toEqual(["Éclair au café"]);
    expect(await titles({ query: "éclairs" })).toEqual(["Éclair au café"]);
    expect(await titles({ query: "spinner load" })).toEqual(["Loading spinner"]);
    expect(await titles({ query: "roc" })).toContain("Rocket launch");
  });

  it("finds the word itself before longer ones", async () => {
    expect(await titles({ query: "load" })).toEqual(["Loading spinner", "Loader dots"]);
    expect(await titles({ query: "loader" })).toEqual(["Loader dots"]);
  });

  it("puts the word itself, in a tag too, before longer words in titles, and takes two letters at their word", async () => {
    const same = new Date("2020-01-01");
    for (const [title, tags] of [
      ["Airship", ["zz"]],
      ["Aida sings", ["zz"]],
      ["Robot thinks", ["ai", "zz"]],
      ["Carton box", ["zz"]],
      ["Red wheels", ["cart", "zz"]],
    ] as const)
      await temporary.catalog.ingest(ingestRequest(title, { tags: [...tags], publishedAt: same }));
    expect(await titles({ query: "zz ai" })).toEqual(["Robot thinks"]);
    expect(await titles({ query: "zz aid" })).toEqual(["Aida sings"]);
    expect(await titles({ query: "zz cart" })).toEqual(["Red wheels", "Carton box"]);
    await temporary.database.db.execute(
      sql`delete from animations where published_at = ${same.toISOString()}`,
    );
    await temporary.catalog.rank();
    expect((await temporary.catalog.search({ query: "zz" })).total).toBe(0);
  });

  it("finds words of scripts without spaces, and of others", async () => {
    expect(await titles({ query: "猫" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "忍者" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "動物" })).toEqual(["忍者の猫"]);
    expect(await titles({ query: "者忍" })).toEqual([]);
    expect(await titles({ query: "КОШКА" })).toEqual(["Кошка спит"]);
  });

  it("finds by creator and category", async () => {
    expect(await titles({ query: "mira sol" })).toHaveLength(8);
    expect(await titles({ query: "animals" })).toEqual(["忍者の猫"]);
  });

  it("corrects a misspelt word only when nothing matches as written", async () => {
    const corrected = await temporary.catalog.search({ query: "rokcet launch" });
    expect(corrected.correctedQuery).toBe("rocket launch");
    expect(corrected.items[0]?.title).toBe("Rocket launch");
    expect(await temporary.catalog.search({ query: "rocket" })).toMatchObject({ correctedQuery: null });
    expect(await temporary.catalog.search({ query: "qqqqqq" })).toMatchObject({
      correctedQuery: null,
      total: 0,
      pageCount: 1,
    });
  });

  it("filters by everything a card can have", async () => {
    expect(await titles({ type: "premium" })).toEqual(["Éclair au café"]);
    expect(await titles({ type: "free" })).toHaveLength(7);
    expect(await titles({ query: "rocket", category: "space" })).toEqual(["Rocket launch", "Moon walk"]);
    expect(await titles({ colour: "#1a33e6" })).toEqual(["Busy street"]);
    expect(await titles({ colour: "#1530dd" })).toEqual(["Busy street"]);
    expect(await titles({ colour: "#00ff00" })).toEqual([]);
    expect(await titles({ licence: "CC-BY-4.0" })).toEqual(["忍者の猫"]);
    expect(await titles({ width: { min: 300 } })).toEqual(["Éclair au café"]);
    expect(await titles({ aspectRatio: "wide" })).toEqual(["Éclair au café"]);
    expect(await titles({ aspectRatio: "square", type: "free" })).toHaveLength(7);
    expect(await titles({ aspectRatio: "tall" })).toEqual([]);
    expect(await titles({ durationInSeconds: { min: 3, max: 3 } })).toEqual(["Éclair au café"]);
    expect(await titles({ features: ["transparent"] })).toHaveLength(8);
    expect(await titles({ features: ["transparent", "interactive"] })).toEqual([]);
    expect(await titles({ frameRate: { min: 31 } })).toEqual([]);
    expect(await titles({ sizeInBytes: { max: 1 } })).toEqual([]);
  });

  it("tells what filters have emptied from what nobody has", async () => {
    const isEmptied = async (request: SearchRequest) =>
      (await temporary.catalog.search(request)).isEmptiedByFilters;
    expect(await isEmptied({ query: "rocket launch", type: "premium" })).toBe(true);
    expect(await isEmptied({ query: "", features: ["interactive"] })).toBe(true);
    expect(await isEmptied({ query: "rocket launch", type: "free" })).toBe(false);
    expect(await isEmptied({ query: "qqqqqq", type: "premium" })).toBe(false);
    expect(await isEmptied({ query: "qqqqqq" })).toBe(false);
  });

  it("orders by date and tells the tags beside the hits", async () => {
    expect((await titles({ sort: "recent" })).at(-1)).toBe("Busy street");
    expect((await titles({ sort: "recent" })).at(-2)).toBe("Moon walk");
    const { relatedTags } = await temporary.catalog.search({ query: "rocket" });
    expect(relatedTags).toEqual(["space", "start up"]);
  });

  it("suggests what begins like the query, tags of several words too, then what is spelt nearly so", async () => {
    expect(await suggest("lo")).toEqual(["loading", "loader"]);
    expect(await suggest("START u")).toEqual(["start up"]);
    expect(await suggest("spinnr")).toContain("spinner");
    expect(await suggest("  ")).toEqual([]);
    expect(await suggest("动")).toEqual([]);
    expect(await suggest("動")).toEqual(["動物"]);
  });

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

  it("counts downloads, and orders by them after a ranking", async () => {
    const [street] = (await temporary.catalog.search({ query: "street" })).items;
    const id = street?.id ?? "";
    const versionBefore = await temporary.catalog.version();
    for (let index = 0; index < 5; index++) {
      const file = await temporary.catalog.countDownload(id, "json");
      expect(file).toMatchObject({ filename: "busy-street.json", key: expect.stringMatching(/\.json$/) });
    }
    expect(await temporary.catalog.countDownload("zzzzzzzzzz", "json")).toBeNull();
    await temporary.catalog.rank();
    expect(await temporary.catalog.version()).toBeGreaterThan(versionBefore);
    expect((await temporary.catalog.get(id))?.downloads).toBe(5);
    expect((await titles({}))[0]).toBe("Busy street");
    expect((await titles({ sort: "downloads" }))[0]).toBe("Busy street");
    expect(await titles({ query: "rocket" })).toEqual(["Rocket launch", "Moon walk", "Busy street"]);
    expect((await temporary.catalog.list("popular-week"))[0]?.title).toBe("Busy street");
    expect((await temporary.catalog.list("popular-all"))[0]?.title).toBe("Busy street");
  });

  it("lists what is popular in the order in which searches show it", async () => {
    const list = await temporary.catalog.list("popular-all", { limit: 50 });
    const { items } = await temporary.catalog.search({ query: "", sort: "popular", pageSize: 50 });
    expect(list.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it("ranks when it is due and something has changed, once for all who ask", async () => {
    const { catalog } = temporary;
    await catalog.rank();
    expect(await catalog.rank({ maxAgeInSeconds: 0 })).toBe(false);
    const [moon] = (await catalog.search({ query: "moon walk" })).items;
    await catalog.countDownload(moon?.id ?? "", "json");
    expect(await catalog.rank({ maxAgeInSeconds: 3_600 })).toBe(false);
    const all = await Promise.all(
      [catalog, temporary.another(), temporary.another()].map((one) => one.rank({ maxAgeInSeconds: 0 })),
    );
    expect(all.filter(Boolean)).toHaveLength(1);
    expect((await titles({ sort: "downloads" })).slice(0, 2)).toEqual(["Busy street", "Moon walk"]);
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
    expect(await temporary.catalog.tags({ limit: 2 })).toEqual([
      { tag: "space", label: null, count: 3 },
      { tag: "loading", label: null, count: 2 },
    ]);
    const [rocket] = (await temporary.catalog.search({ query: "rocket launch" })).items;
    const related = await temporary.catalog.related(rocket?.id ?? "", { limit: 3 });
    expect(related.map(({ title }) => title)).toContain("Moon walk");
    expect(related.map(({ id }) => id)).not.toContain(rocket?.id);
    expect(related).toHaveLength(3);
    expect(await temporary.catalog.related("zzzzzzzzzz")).toEqual([]);
  });

  it("answers every search while the order is made anew", async () => {
    const elsewhere = temporary.another();
    const { total } = await elsewhere.search({ query: "mira" });
    const ranking = Promise.all([temporary.catalog.rank(), temporary.catalog.rank()]);
    for (let index = 0; index < 12; index++) {
      const result = await elsewhere.search({ query: "mira", pageSize: 96 });
      expect(result.total).toBe(total);
      expect(result.items).toHaveLength(total);
    }
    await ranking;
  });

  it("takes an animation away from every search, list and suggestion at once, in every process", async () => {
    const { catalog } = temporary;
    const keepId = async (title: string) => {
      const result = await catalog.ingest(ingestRequest(title, { tags: ["vanishing"], featuredRank: 3 }));
      return "id" in result ? result.id : "";
    };
    const [gone, stays] = [await keepId("Vanishing boat"), await keepId("Vanishing bridge")];
    const elsewhere = temporary.another();
    expect((await elsewhere.search({ query: "vanishing" })).total).toBe(2);
    const all = (await elsewhere.search({ query: "" })).total;
    const version = await elsewhere.version();

    expect(await catalog.remove(gone)).toBe(true);
    expect(await elsewhere.version()).toBeGreaterThan(version);
    for (const one of [catalog, elsewhere, temporary.another()]) {
      for (const request of [{ query: "vanishing" }, { query: "vanishing", type: "free" as const }]) {
        const { items, total } = await one.search(request);
        expect(items.map(({ id }) => id)).toEqual([stays]);
        expect(total).toBe(1);
      }
      const everything = await one.search({ query: "", pageSize: 96 });
      expect(everything.total).toBe(all - 1);
      expect(everything.items).toHaveLength(all - 1);
      expect(await one.get(gone)).toBeNull();
      expect(await one.related(gone)).toEqual([]);
      expect((await one.related(stays, { limit: 48 })).map(({ id }) => id)).not.toContain(gone);
      for (const name of ["featured", "recent", "popular-all", "popular-week"] as const)
        expect((await one.list(name, { limit: 200 })).map(({ id }) => id)).not.toContain(gone);
      expect((await one.suggest("boa")).map(({ keyword }) => keyword)).not.toContain("boat");
      expect((await one.tags()).find(({ tag }) => tag === "vanishing")?.count).toBe(1);
    }
    expect(await catalog.remove(gone)).toBe(false);
    expect(await catalog.remove("no such id")).toBe(false);

    const back = await catalog.ingest(ingestRequest("Vanishing boat", { tags: ["vanishing"] }));
    expect(back).toEqual({ outcome: "stored", id: gone });
    for (const one of [elsewhere, temporary.another()])
      expect((await one.search({ query: "vanishing" })).total).toBe(2);
    for (const id of [gone, stays]) await catalog.remove(id);
    await catalog.rank();
    expect((await elsewhere.search({ query: "vanishing" })).total).toBe(0);
  });

  it("hides what its maker takes back at once, and shows it again with its counters and new words", async () => {
    const { catalog } = temporary;
    const elsewhere = temporary.another();
    const request = ingestRequest("Wavering flame", { tags: ["wavering"] });
    const stored = await catalog.ingest(request);
    const id = "id" in stored ? stored.id : "";
    expect((await elsewhere.search({ query: "wavering" })).total).toBe(1);
    expect(await catalog.withdraw(request.sourceKey)).toBe(true);
    expect(await catalog.withdraw(request.sourceKey)).toBe(false);
    const isHidden = async () => {
      for (const one of [catalog, elsewhere, temporary.another()]) {
        expect((await one.search({ query: "wavering" })).total).toBe(0);
        expect(await one.get(id)).toBeNull();
        expect(await one.suggest("waver")).toEqual([]);
      }
    };
    await isHidden();
    await catalog.rank();
    await isHidden();
    const again = { ...request, title: "Steady flame" };
    expect(await catalog.ingest(again, { isUpdating: true })).toEqual({ outcome: "updated", id });
    for (const one of [catalog, elsewhere, temporary.another()]) {
      const { items } = await one.search({ query: "wavering steady" });
      expect(items.map(({ title }) => title)).toEqual(["Steady flame"]);
    }
    await catalog.remove(id);
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

  it("keeps what is stored and drops what is removed while the order is made anew", async () => {
    const { catalog } = temporary;
    const leaving = await catalog.ingest(ingestRequest("Leaving meanwhile"));
    const ranking = catalog.rank();
    const titlesMeanwhile = Array.from({ length: 12 }, (_, index) => `Arriving meanwhile ${index}`);
    for (const title of titlesMeanwhile) await catalog.ingest(ingestRequest(title));
    if ("id" in leaving) await catalog.remove(leaving.id);
    await ranking;
    for (const one of [catalog, temporary.another()]) {
      const { items, total } = await one.search({ query: "meanwhile", pageSize: 96 });
      expect(items.map(({ title }) => title).toSorted()).toEqual(titlesMeanwhile.toSorted());
      expect(total).toBe(titlesMeanwhile.length);
    }
    await catalog.rank();
    expect((await temporary.another().search({ query: "meanwhile" })).total).toBe(titlesMeanwhile.length);
    await temporary.database.db.execute(sql`delete from animations where title like '%meanwhile%'`);
    await catalog.rank();
  });

  it("leaves no other generation of the index behind, not even one that was killed or ended", async () => {
    const { database, catalog } = temporary;
    const ended = new AbortController();
    const concepts = {
      ...smallConcepts,
      wordsOf(text: string) {
        ended.abort();
        return smallConcepts.wordsOf(text);
      },
    };
    const before = await titles({});
    await expect(rankCatalogue({ database, concepts }, ended.signal)).rejects.toThrow("aborted");
    expect(await catalog.rank(ended)).toBe(false);
    expect(await titles({})).toEqual(before);
    await database.db.execute(sql`
      with dead as (update catalogue_state set latest_generation = latest_generation + 1 returning latest_generation as number)
      insert into search_postings (generation, keyword_id, block, entries) select number, 1, 0, ''::bytea from dead`);
    await catalog.rank();
    const { rows } = await database.db.execute(sql`
      select generation from keywords union select generation from search_documents union select generation from search_postings
      except select generation from catalogue_state`);
    expect(rows).toEqual([]);
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

  it("keeps totals of words that are the numbers of their postings", async () => {
    const { rows } = await temporary.database.db.execute(sql`
      select k.normalised from keywords k
      left join (select keyword_id, sum(length(entries)) / 4 as postings from search_postings group by keyword_id) p using (keyword_id)
      where k.total <> coalesce(p.postings, 0)`);
    expect(rows).toEqual([]);
  });
});
