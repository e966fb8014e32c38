import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileKeyOf } from "./file-key.ts";
import type { FileKey, FileStore } from "./file-store.ts";

const absent: FileKey = `${"0".repeat(64)}.json`;

/** What every file store must do, whatever it stands on. */
export function describeFileStore(name: string, openStore: () => Promise<FileStore>): void {
  describe(`${name} keeps files`, () => {
    let store: FileStore;

    beforeAll(async () => {
      store = await openStore();
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
