import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MemoryCache } from "./byte-cache.ts";
import { FolderCache } from "./folder-cache.ts";
import { WorkQueue } from "./work-queue.ts";

let folder: string;
const logger = pino({ level: "silent" });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-cache-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each([
  ["memory", () => new MemoryCache(1000)],
  ["a folder", () => new FolderCache({ folder: join(folder, "lru"), maxBytes: 1000, logger })],
])("a cache in %s", (_name, create) => {
  it("lets go of what was used longest ago when it is full", async () => {
    const cache = create();
    for (const name of ["aa", "bb", "cc", "dd"]) await cache.set(name, new Uint8Array(240).fill(1));
    expect(await cache.get("aa")).not.toBeNull();
    await cache.set("ee", new Uint8Array(240).fill(2));
    expect(await cache.get("bb")).toBeNull();
    expect(await cache.get("aa")).toHaveLength(240);
    expect(Buffer.from((await cache.get("ee")) ?? [])).toEqual(Buffer.alloc(240, 2));
  });
});

describe("a cache in a folder", () => {
  it("is still there after a restart, without what was half written or emptied by a power cut", async () => {
    const folderPath = join(folder, "restart");
    await new FolderCache({ folder: folderPath, maxBytes: 1000, logger }).set(
      "abc",
      new Uint8Array([1, 2, 3]),
    );
    await writeFile(join(folderPath, ".half"), "x");
    await writeFile(join(folderPath, "ab", "abd"), "");
    const cache = new FolderCache({ folder: folderPath, maxBytes: 1000, logger });
    expect(Buffer.from((await cache.get("abc")) ?? [])).toEqual(Buffer.from([1, 2, 3]));
    expect(await cache.get("abd")).toBeNull();
    expect(await readdir(folderPath)).toEqual(["ab"]);
  });

  it("does without when the folder cannot be written", async () => {
    const folderPath = join(folder, "file");
    await writeFile(folderPath, "");
    const cache = new FolderCache({ folder: folderPath, maxBytes: 1000, logger });
    await cache.set("abc", new Uint8Array([1]));
    expect(await cache.get("abc")).toBeNull();
  });

  it("counts what earlier runs left when it keeps its bound", async () => {
    const folderPath = join(folder, "bound");
    await mkdir(join(folderPath, "ol"), { recursive: true });
    await writeFile(join(folderPath, "ol", "old"), Buffer.alloc(900));
    const cache = new FolderCache({ folder: folderPath, maxBytes: 1000, logger });
    await cache.set("new", new Uint8Array(200).fill(1));
    expect(await cache.get("old")).toBeNull();
    expect(await cache.get("new")).not.toBeNull();
  });
});

describe("the queue of heavy work", () => {
  it("runs no more at a time than it may, goes on after a failure, and turns away what would wait too long", async () => {
    const queue = new WorkQueue({ maxRunning: 2, maxWaiting: 3 });
    const gates: (() => void)[] = [];
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise<void>((resolve) => void gates.push(resolve));
      running -= 1;
      throw new Error("broken");
    };
    const outcomes = Promise.allSettled([1, 2, 3, 4, 5].map(() => queue.run(work)));
    await expect(queue.run(work)).rejects.toMatchObject({ code: "unavailable" });
    for (let done = 0; done < 5;) {
      const open = gates.splice(0);
      for (const gate of open) gate();
      done += open.length;
      await Promise.resolve();
    }
    expect((await outcomes).every(({ status }) => status === "rejected")).toBe(true);
    expect([most, running]).toEqual([2, 0]);
    await expect(queue.run(async () => "well")).resolves.toBe("well");
  });
});
