import { sql } from "drizzle-orm";
import { testedDatabases } from "@zoetrope/database/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ingestRequest, openTemporaryCatalog, type TemporaryCatalog } from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("likes on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  const ids: string[] = [];
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
    for (const title of ["Owl", "Otter", "Heron"]) {
      const stored = await temporary.catalog.ingest(ingestRequest(title));
      if (stored.outcome !== "stored") throw new Error("not stored");
      ids.push(stored.id);
    }
    await temporary.catalog.rank();
    for (const name of ["mira", "ines", "bo"])
      await temporary.database.db.execute(sql`
        insert into users (id, email, email_verified, username, username_key, first_name, last_name, locale, created_at, updated_at)
        values (${name}, ${`${name}@sol.example`}, true, ${name}, ${name}, ${name}, null, 'en', now(), now())`);
  });
  afterAll(() => temporary.remove());

  const likesOf = async (id = "") => (await temporary.catalog.get(id))?.likes;

  it("are counted once for a person, taken back once, and move the ranking", async () => {
    const { likes } = temporary.catalog;
    const [owl = ""] = ids;
    expect(await likes.set("mira", owl, true)).toEqual({ likes: 1, isLiked: true });
    await Promise.all([
      likes.set("mira", owl, true),
      likes.set("ines", owl, true),
      likes.set("ines", owl, true),
    ]);
    expect(await likesOf(owl)).toBe(2);
    expect(await temporary.catalog.rank({ maxAgeInSeconds: 0 })).toBe(true);
    expect(await likes.set("ines", owl, false)).toEqual({ likes: 1, isLiked: false });
    await likes.set("ines", owl, false);
    expect(await likesOf(owl)).toBe(1);
    expect(await likes.list("mira")).toEqual([owl]);
    expect(await likes.list("ines")).toEqual([]);
  });

  it("of an animation that is not there are refused", async () => {
    const { likes } = temporary.catalog;
    for (const id of ["invented00", "' or true", ""])
      await expect(likes.set("mira", id, true)).rejects.toMatchObject({ code: "not-found" });
  });

  it("of a guest are brought along in their order, each once", async () => {
    const { likes } = temporary.catalog;
    const [owl = "", otter = "", heron = ""] = ids;
    expect(await likes.bring("bo", [heron, "invented00", owl, heron, otter])).toBe(3);
    expect(await likes.bring("bo", [heron, owl])).toBe(0);
    expect(await likes.list("bo")).toEqual([heron, owl, otter]);
    expect(await likesOf(heron)).toBe(1);
    expect((await temporary.catalog.some(await likes.list("bo"))).map(({ title }) => title)).toEqual([
      "Heron",
      "Owl",
      "Otter",
    ]);
  });

  it("stop at a limit that is named", async () => {
    const { likes } = temporary.catalog;
    await temporary.database.db.execute(sql`
      insert into animations (id, source_key, slug, title, creator_id, licence_spdx, licence_name, licence_url, attribution,
        width, height, frame_rate, frame_count, layer_count, duration_in_seconds, poster_key, play_key, play_size_in_bytes,
        category, tags, description, features, markers, themes, state_machines, palette, is_premium, popularity, published_at, updated_at)
      select 'z' || lpad(n::text, 9, '0'), 'many:' || n, slug, title, creator_id, licence_spdx, licence_name, licence_url, attribution,
        width, height, frame_rate, frame_count, layer_count, duration_in_seconds, poster_key, play_key, play_size_in_bytes,
        category, tags, description, features, markers, themes, state_machines, palette, is_premium, popularity, published_at, updated_at
      from animations, generate_series(1, ${likes.maxPerPerson}::int) n where id = ${ids[0]}`);
    const many = Array.from({ length: likes.maxPerPerson }, (_, n) => `z${String(n + 1).padStart(9, "0")}`);
    await likes.bring("ines", many);
    await expect(likes.set("ines", ids[1] ?? "", true)).rejects.toMatchObject({
      code: "conflict",
      publicMessage: expect.stringContaining(String(likes.maxPerPerson)) as string,
    });
    expect(await likes.bring("ines", ids)).toBe(0);
  });

  it("are in the export of somebody's data and go with the account, also from the count", async () => {
    const { likes } = temporary.catalog;
    const [owl = "", otter = "", heron = ""] = ids;
    expect(await likes.accountPart.export("bo")).toMatchObject([{ id: heron }, { id: owl }, { id: otter }]);
    await likes.accountPart.remove("bo");
    expect(await likesOf(heron)).toBe(0);
    expect(await likesOf(owl)).toBe(1);
    expect(await likes.list("bo")).toEqual([]);
  });
});
