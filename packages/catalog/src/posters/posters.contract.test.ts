import { testedDatabases } from "@zoetrope/database/testing";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../testing/temporary-catalog.ts";

const later = { isUpdating: true, isPicturedLater: true };

describe.each(testedDatabases)("posters that follow on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  /** Where the same is stored whole. */
  let whole: TemporaryCatalog;
  beforeAll(async () => {
    [temporary, whole] = await Promise.all([openTemporaryCatalog(kind), openTemporaryCatalog(kind)]);
  });
  afterAll(() => Promise.all([temporary.remove(), whole.remove()]));

  const asked = (title: string, width: number) => ingestRequest(title, { bytes: circleLottie({ width }) });
  const idOf = (stored: object) => ("id" in stored ? String(stored.id) : "");
  const add = async (title: string, width: number) =>
    idOf(await temporary.catalog.ingest(asked(title, width), later));
  const posterKey = async (id: string, { catalog } = temporary) => {
    const found = await catalog.get(id);
    if (found === null) throw new Error(`there is no ${id}`);
    return found.posterKey;
  };
  /** All that is known of animations, and what they are compared by. */
  const rows = async ({ database }: TemporaryCatalog) =>
    (
      await database.db.execute(sql`
        select a.source_key, a.poster_key, a.play_key, a.palette, a.features, a.background_colour, f.keys, v.version,
          encode(v.look, 'hex') as look, encode(v.motion, 'hex') as motion
        from animations a left join animation_vectors v using (record) cross join lateral (
          select array_agg(key order by format) as keys from animation_files where record = a.record) f
        order by a.source_key`)
    ).rows;

  it("is found at once, under a key that leads to its poster before and after it is made", async () => {
    const id = await add("Plum", 202);
    expect((await temporary.catalog.search({ query: "plum" })).items[0]).toMatchObject({ id });
    const key = await posterKey(id);
    expect(await temporary.files.head(key)).toBeNull();
    const [first, same] = await Promise.all([
      temporary.catalog.posters.of(key),
      temporary.catalog.posters.of(key),
    ]);
    expect(first).toBe(same);
    expect(await posterKey(id)).toBe(first);
    expect(await temporary.files.head(first ?? key)).not.toBeNull();
    expect(await temporary.another().posters.of(key)).toBe(first);
    expect(await temporary.catalog.posters.of(`${"0".repeat(64)}.webp`)).toBeNull();
  });

  it("has the same bytes, files, colours and vectors as what is stored whole", async () => {
    await add("Pear", 204);
    await temporary.catalog.posters.makeAwaited();
    await whole.catalog.ingest(asked("Plum", 202));
    await whole.catalog.ingest(asked("Pear", 204));
    expect(await rows(temporary)).toEqual(await rows(whole));
  });

  it("goes on after a restart in the middle, and begins with what people see first", async () => {
    const widths = [210, 211, 212, 213, 214, 215];
    const ids = await Promise.all(widths.map((width) => add(`Fig ${width}`, width)));
    await temporary.database.db.execute(sql`update animations set featured_rank = 1 where id = ${ids[5]}`);
    await temporary.catalog.rank();
    const keys = await Promise.all(ids.map((id) => posterKey(id)));
    const isMade = async () =>
      await Promise.all(ids.map(async (id, index) => (await posterKey(id)) !== keys[index]));
    const ended = new AbortController();
    const totals = new Set<number>();
    await temporary.catalog.posters.makeAwaited({
      signal: ended.signal,
      onProgress(_done, total) {
        totals.add(total);
        ended.abort();
      },
    });
    expect([...totals]).toEqual([ids.length]);
    const made = await isMade();
    expect(made[5]).toBe(true);
    expect(made).toContain(false);
    const restarted = temporary.another();
    await restarted.posters.makeAwaited();
    expect(await isMade()).toEqual(ids.map(() => true));
    expect(await restarted.posters.makeAwaited()).toBe(0);
  });

  it("chooses what is alike once vectors are there, and shows what its words are like until then", async () => {
    const [id] = await Promise.all([add("Lime tree", 220), add("Lime leaf", 222)]);
    expect(await temporary.catalog.renewSimilarity()).toEqual({ measured: 0, renewed: 0 });
    expect((await temporary.catalog.related(id))[0]).toMatchObject({ title: "Lime leaf" });
    await temporary.catalog.posters.makeAwaited();
    expect(await temporary.catalog.renewSimilarity()).toMatchObject({ measured: 0 });
    expect((await temporary.catalog.related(id))[0]).toMatchObject({ title: "Lime leaf" });
  });

  it("leaves alone what is for sale, which has its preview and its poster at once", async () => {
    const request = { ...asked("Gold", 230), isPremium: true };
    const { posterKey: poster, playKey } =
      (await temporary.catalog.get(idOf(await temporary.catalog.ingest(request, later)))) ?? {};
    expect(await temporary.files.head(poster ?? "0.webp")).not.toBeNull();
    expect(playKey).not.toBe(poster);
  });

  it("is given up after three tries where its file is gone, and holds up nothing", async () => {
    const id = await add("Lost", 240);
    const key = await posterKey(id);
    const file = (await temporary.catalog.get(id))?.files.find(({ format }) => format === "dotlottie");
    await temporary.files.remove(file?.key ?? "0.lottie");
    await temporary.catalog.posters.makeAwaited();
    expect(await temporary.catalog.posters.of(key)).toBeNull();
    expect(await temporary.catalog.posters.makeAwaited()).toBe(0);
    expect((await temporary.catalog.renewSimilarity()).measured).toBe(1);
  });
});
