import { testedDatabases } from "@zoetrope/database/testing";
import { parseAnimation } from "@zoetrope/lottie";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { animationFormats } from "../animation.ts";
import {
  circleLottie,
  ingestRequest,
  openTemporaryCatalog,
  type TemporaryCatalog,
} from "../testing/temporary-catalog.ts";

describe.each(testedDatabases)("premium animations on the %s database", (kind) => {
  let temporary: TemporaryCatalog;
  let width = 200;
  beforeAll(async () => {
    temporary = await openTemporaryCatalog(kind);
  });
  afterAll(() => temporary.remove());

  const request = (title: string, isPremium: boolean) =>
    ingestRequest(title, { isPremium, bytes: circleLottie({ width: (width += 2) }) });
  const ingest = async (title: string, isPremium: boolean) => {
    const asked = request(title, isPremium);
    const stored = await temporary.catalog.ingest(asked);
    return { asked, id: "id" in stored ? stored.id : "" };
  };
  const get = async (id: string) => {
    const found = await temporary.catalog.get(id);
    if (found === null) throw new Error(`there is no ${id}`);
    return found;
  };
  const soldKeys = async (id: string) => {
    const { rows } = await temporary.database.db.execute<{ key: string }>(
      sql`select key from animation_files join animations using (record) where id = ${id}`,
    );
    return rows.map(({ key }) => key);
  };
  const namesSold = async (id: string) => {
    const text = JSON.stringify([
      await get(id),
      await temporary.catalog.some([id]),
      (await temporary.catalog.search({ query: "" })).items,
      await temporary.catalog.list("recent"),
    ]);
    return (await soldKeys(id)).filter((key) => text.includes(key));
  };
  const layersOf = async (id: string) => {
    const { playKey } = await get(id);
    const bytes = await temporary.files.read(playKey);
    const json = parseAnimation(bytes ?? new Uint8Array()).animations[0]?.json;
    return ((json?.["layers"] ?? []) as { ty: number }[]).map(({ ty }) => ty);
  };

  it("play a preview, and no answer names a file of theirs", async () => {
    const { id } = await ingest("Golden owl", true);
    expect(await soldKeys(id)).toHaveLength(animationFormats.length);
    expect(await namesSold(id)).toEqual([]);
    expect(new Set(await layersOf(id))).toEqual(new Set([2]));
    const { files, playSizeInBytes } = await get(id);
    expect(files.map(({ format, key }) => [format, key])).toEqual(
      animationFormats.map((format) => [format, null]),
    );
    // Said is how large the file is, not its preview.
    expect(playSizeInBytes).toBe(files[1]?.sizeInBytes);
  });

  it("are handed over and counted only to whoever may have them", async () => {
    const { id } = await ingest("Golden bee", true);
    expect(await temporary.catalog.countDownload(id, "json")).toBe("premium");
    expect((await get(id)).downloads).toBe(0);
    const file = await temporary.catalog.countDownload(id, "json", { withPremium: true });
    expect(file).toMatchObject({ filename: "golden-bee.json" });
    expect(await soldKeys(id)).toContain(typeof file === "object" ? file?.key : null);
    expect(await temporary.catalog.countDownload("zzzzzzzzzz", "json", { withPremium: true })).toBeNull();
  });

  it("that were free play their poster at once, and their preview after the job", async () => {
    const { id, asked } = await ingest("Common owl", false);
    expect(await namesSold(id)).not.toEqual([]);
    await temporary.catalog.ingest({ ...asked, isPremium: true }, { isUpdating: true });
    const changed = await get(id);
    expect(changed.playKey).toBe(changed.posterKey);
    expect(await namesSold(id)).toEqual([]);
    const reported: number[][] = [];
    const before = await temporary.catalog.version();
    expect(
      await temporary.catalog.makePreviews({ onProgress: (...progress) => reported.push(progress) }),
    ).toEqual({ made: 1, left: [] });
    expect(reported).toEqual([[1, 1]]);
    expect(await temporary.catalog.version()).toBeGreaterThan(before);
    expect(new Set(await layersOf(id))).toEqual(new Set([2]));
    expect(await namesSold(id)).toEqual([]);
    expect(await temporary.catalog.makePreviews()).toEqual({ made: 0, left: [] });
    // And back again.
    await temporary.catalog.ingest(asked, { isUpdating: true });
    const { playKey, files } = await get(id);
    expect(playKey).toBe(files[1]?.key);
    expect(await layersOf(id)).toEqual([4]);
  });

  it("go on playing their poster where the file is gone, and are named", async () => {
    const { id, asked } = await ingest("Lost owl", false);
    await temporary.catalog.ingest({ ...asked, isPremium: true }, { isUpdating: true });
    for (const key of await soldKeys(id)) await temporary.files.remove(key as `${string}.json`);
    expect(await temporary.catalog.makePreviews()).toEqual({ made: 0, left: ["Lost owl"] });
    const { playKey, posterKey } = await get(id);
    expect(playKey).toBe(posterKey);
  });
});
