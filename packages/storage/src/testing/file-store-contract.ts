import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileKeyOf } from "../file-key.ts";
import type { FileKey, FileStore } from "../file-store.ts";

const absent: FileKey = `${"0".repeat(64)}.json`;

/** What happens to a store behind its back. */
export interface FileStoreFixture {
  open(expectedId?: string): Promise<FileStore>;
  /** Puts other bytes, as many, in the place of a file's. */
  damage(key: FileKey): Promise<void>;
  /** Its volume is unmounted, its bucket is gone; and back again. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
}

/** What every file store must do, whatever it stands on. */
export function describeFileStore(name: string, fate: FileStoreFixture): void {
  describe(`${name} keeps files`, () => {
    let store: FileStore;

    beforeAll(async () => {
      store = await fate.open();
    });
    afterAll(() => store.close());

    it("gives back the bytes under the name of their content", async () => {
      const bytes = new TextEncoder().encode('{"v":"5.7"}');
      const stored = await store.put(bytes, "json");
      expect(stored).toEqual({ key: fileKeyOf(bytes, "json"), sizeInBytes: bytes.byteLength });
      expect(await store.head(stored.key)).toEqual(stored);
      expect(Buffer.from((await store.read(stored.key)) ?? [])).toEqual(Buffer.from(bytes));
    });

    it("keeps the same bytes once, however often and however many at a time they are stored", async () => {
      const bytes = randomBytes(300_000);
      const stored = await Promise.all(Array.from({ length: 8 }, () => store.put(bytes, "png")));
      stored.push(await store.put(bytes, "png"));
      expect(new Set(stored.map(({ key }) => key)).size).toBe(1);
      expect(Buffer.from((await store.read(fileKeyOf(bytes, "png"))) ?? []).equals(bytes)).toBe(true);
    });

    it("keeps the same bytes under two extensions apart", async () => {
      const bytes = randomBytes(64);
      await store.put(bytes, "json");
      expect(await store.head(fileKeyOf(bytes, "lottie"))).toBeNull();
    });

    it("keeps a file of no bytes", async () => {
      const { key } = await store.put(new Uint8Array(), "svg");
      expect(await store.head(key)).toEqual({ key, sizeInBytes: 0 });
      expect((await store.read(key))?.byteLength).toBe(0);
    });

    it("streams a whole file and any range of it", async () => {
      const bytes = randomBytes(700_000);
      const { key } = await store.put(bytes, "lottie");
      expect((await collect(store.stream(key))).equals(bytes)).toBe(true);
      for (const [start, end] of [
        [0, 1],
        [5, 5],
        [10, 19],
        [699_999, 699_999],
        [65_530, 400_000],
      ] as const) {
        expect(
          (await collect(store.stream(key, { start, end }))).equals(bytes.subarray(start, end + 1)),
        ).toBe(true);
      }
    });

    it("lets a reader go away in the middle", async () => {
      const { key } = await store.put(randomBytes(2_000_000), "gif");
      const reader = (await store.stream(key))?.getReader();
      expect((await reader?.read())?.value?.byteLength).toBeGreaterThan(0);
      await reader?.cancel();
      expect((await store.head(key))?.sizeInBytes).toBe(2_000_000);
    });

    it("answers null for a file it does not have", async () => {
      expect(await store.head(absent)).toBeNull();
      expect(await store.read(absent)).toBeNull();
      expect(await store.stream(absent)).toBeNull();
    });

    it("removes a file, and does not mind when it is gone", async () => {
      const { key } = await store.put(randomBytes(10), "webp");
      await store.remove(key);
      await store.remove(key);
      expect(await store.head(key)).toBeNull();
    });

    it.each([
      "../../../etc/passwd",
      `${"0".repeat(64)}.exe`,
      `${"0".repeat(63)}/.json`,
      "",
      `${"A".repeat(64)}.json`,
    ])("refuses %j, which is not a key", async (text) => {
      const wrong = text as FileKey;
      await expect(store.head(wrong)).rejects.toMatchObject({ code: "bad-request" });
      await expect(store.read(wrong)).rejects.toMatchObject({ code: "bad-request" });
      await expect(store.stream(wrong)).rejects.toMatchObject({ code: "bad-request" });
      await expect(store.remove(wrong)).rejects.toMatchObject({ code: "bad-request" });
    });

    it("lists what it keeps, each file once", async () => {
      const stored = await store.put(randomBytes(20), "avif");
      const listed: FileKey[] = [];
      for await (const key of store.list()) listed.push(key);
      expect(listed).toContain(stored.key);
      expect(listed).toEqual([...new Set(listed)].toSorted());
    });

    it.each([2_000, 400_000])(
      "gives nobody other bytes than were stored, and heals them (%i bytes)",
      async (size) => {
        const bytes = randomBytes(size);
        const { key } = await store.put(bytes, "json");
        // Sent before, and found sound.
        expect((await collect(store.stream(key))).equals(bytes)).toBe(true);
        expect(await store.verify(key)).toBe("sound");
        await fate.damage(key);
        const damaged = { code: "unavailable", message: expect.stringContaining("is damaged") };
        await expect(store.stream(key, { start: 0, end: 9 })).rejects.toMatchObject(damaged);
        await expect(store.stream(key)).rejects.toMatchObject(damaged);
        await expect(store.read(key)).rejects.toMatchObject(damaged);
        expect(await store.verify(key)).toBe("damaged");
        await store.put(bytes, "json");
        expect(Buffer.from((await store.read(key)) ?? []).equals(bytes)).toBe(true);
        expect((await collect(store.stream(key, { start: 1, end: 9 }))).equals(bytes.subarray(1, 10))).toBe(
          true,
        );
        expect(await store.verify(key)).toBe("sound");
        expect(await store.verify(absent)).toBe("missing");
      },
    );

    it("is the same store when it is opened again, and another is not taken for it", async () => {
      const again = await fate.open(store.id);
      expect(again.id).toBe(store.id);
      await again.close();
      await expect(fate.open("another")).rejects.toThrow("is that of another store");
    });

    it("while it is away says so of every file, and neither makes nor loses one", async () => {
      const bytes = randomBytes(300);
      const { key } = await store.put(bytes, "png");
      await fate.takeAway();
      try {
        const away = { code: "unavailable" };
        await expect(store.head(key)).rejects.toMatchObject(away);
        await expect(store.head(absent)).rejects.toMatchObject(away);
        await expect(store.read(key)).rejects.toMatchObject(away);
        await expect(store.stream(key)).rejects.toMatchObject(away);
        await expect(store.verify(key)).rejects.toMatchObject(away);
        await expect(store.put(bytes, "png")).rejects.toMatchObject(away);
        await expect(store.put(randomBytes(300), "png")).rejects.toMatchObject(away);
        await expect(store.check()).rejects.toMatchObject(away);
        await expect(fate.open(store.id)).rejects.toMatchObject(away);
      } finally {
        await fate.bringBack();
      }
      await store.check();
      expect(Buffer.from((await store.read(key)) ?? []).equals(bytes)).toBe(true);
      expect((await store.put(randomBytes(300), "png")).sizeInBytes).toBe(300);
    });

    it("says that it is well", async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}

async function collect(opening: ReturnType<FileStore["stream"]>): Promise<Buffer> {
  const stream = await opening;
  if (!stream) throw new Error("the file is not there");
  return Buffer.from(await new Response(stream).arrayBuffer());
}
