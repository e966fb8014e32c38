import { spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  utimes,
  writeFile,
} from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileKeyOf } from "./file-key.ts";
import { describeFileStore } from "./testing/file-store-contract.ts";
import type { FileKey } from "./file-store.ts";
import { openFolderStore } from "./folder-store.ts";
import { folderError } from "./store-error.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-storage-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const pathOf = (root: string, key: FileKey) => join(folder, root, key.slice(0, 2), key.slice(2, 3), key);

describeFileStore("a folder", {
  open: (expectedId) => openFolderStore(join(folder, "contract"), expectedId),
  async damage(key) {
    const path = pathOf("contract", key);
    await writeFile(path, Buffer.alloc((await stat(path)).size, "x"));
  },
  async takeAway() {
    await rename(join(folder, "contract"), join(folder, "away"));
    // What is left of a volume that is not mounted.
    await mkdir(join(folder, "contract"));
  },
  async bringBack() {
    expect(await readdir(join(folder, "contract"))).toEqual([]);
    await rmdir(join(folder, "contract"));
    await rename(join(folder, "away"), join(folder, "contract"));
  },
});

describe("a folder store", () => {
  it("keeps files over a restart", async () => {
    const bytes = randomBytes(1000);
    const { key } = await (await openFolderStore(join(folder, "restart"))).put(bytes, "json");
    expect(await (await openFolderStore(join(folder, "restart"))).read(key)).toEqual(bytes);
  });

  it("writes a file again whose size a power cut has spoilt", async () => {
    const store = await openFolderStore(join(folder, "spoilt"));
    const bytes = randomBytes(1000);
    const { key } = await store.put(bytes, "json");
    await writeFile(pathOf("spoilt", key), "");
    await store.put(bytes, "json");
    expect(await store.read(key)).toEqual(bytes);
  });

  it("sweeps what dead writers left, and leaves the files of living ones", async () => {
    const incoming = join(folder, "sweep", ".incoming");
    await mkdir(incoming, { recursive: true });
    const host = hostname().replaceAll(/[^a-zA-Z0-9-]/g, "-");
    // Process ids end at 2^22 on Linux; the parent of a test run is alive.
    const names = [
      `${host}.4999999.a.1`,
      `${host}.${process.pid}.a.1`,
      `${host}.${process.ppid}.a.1`,
      "elsewhere.1.a.1",
      "elsewhere.1.a.2",
    ];
    for (const name of names) await writeFile(join(incoming, name), "half");
    await utimes(join(incoming, "elsewhere.1.a.2"), new Date(0), new Date(0));
    await openFolderStore(join(folder, "sweep"));
    expect((await readdir(incoming)).toSorted()).toEqual(
      [`${host}.${process.ppid}.a.1`, "elsewhere.1.a.1"].toSorted(),
    );
  });

  it("never shows half a file under a real name when it is killed while writing", async () => {
    const root = join(folder, "killed");
    const script = `
      import { randomBytes } from "node:crypto";
      import { openFolderStore } from ${JSON.stringify(new URL("folder-store.ts", import.meta.url).href)};
      const store = await openFolderStore(${JSON.stringify(root)});
      for (;;) {
        const stored = await Promise.all([1, 2, 3, 4].map(() => store.put(randomBytes(400_000), "json")));
        process.stdout.write(stored.map(({ key }) => key).join("\\n") + "\\n");
      }`;
    const writer = spawn(process.execPath, ["--input-type=module", "-e", script], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    let acknowledged = "";
    writer.stdout.setEncoding("utf8");
    for await (const text of writer.stdout) {
      acknowledged += String(text);
      if (acknowledged.length > 20 * 70) writer.kill("SIGKILL");
    }
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, "exit");

    const store = await openFolderStore(root);
    const files = (await readdir(root, { recursive: true })).filter((path) => path.endsWith(".json"));
    for (const path of files) {
      const hash = createHash("sha256").update(await readFile(join(root, path)));
      expect(`${hash.digest("hex")}.json`).toBe(basename(path));
    }
    const whole = acknowledged.split("\n").filter((line) => line.length === 69);
    expect(whole.length).toBeGreaterThan(15);
    expect(files.map((path) => basename(path))).toEqual(expect.arrayContaining(whole));
    expect(await readdir(join(root, ".incoming"))).toEqual([]);
    await store.close();
  });

  it("says what is wrong when the folder cannot be made", async () => {
    await writeFile(join(folder, "a-file"), "");
    await expect(openFolderStore(join(folder, "a-file", "files"))).rejects.toMatchObject({
      code: "unavailable",
      message: expect.stringMatching(/cannot open files .*a part of the path is not a folder/),
    });
  });

  it("says what is wrong when the folder has gone", async () => {
    const root = join(folder, "gone");
    const store = await openFolderStore(root);
    await rm(root, { recursive: true });
    await expect(store.check()).rejects.toMatchObject({ code: "unavailable" });
    await expect(store.put(randomBytes(10), "json")).rejects.toMatchObject({ code: "unavailable" });
    await expect(openFolderStore(root, store.id)).rejects.toThrow("Is its volume mounted");
    expect(existsSync(root)).toBe(false);
  });

  it("has one mark when two processes make it at once", async () => {
    const stores = await Promise.all(Array.from({ length: 4 }, () => openFolderStore(join(folder, "two"))));
    expect(new Set(stores.map(({ id }) => id)).size).toBe(1);
  });

  it("leaves no temporary file behind when a file cannot take its place", async () => {
    const root = join(folder, "blocked");
    const store = await openFolderStore(root);
    const bytes = randomBytes(10);
    const key = fileKeyOf(bytes, "json");
    const path = join(root, key.slice(0, 2), key.slice(2, 3), key);
    await mkdir(path, { recursive: true });
    await writeFile(join(path, "in-the-way"), "");
    await expect(store.put(bytes, "json")).rejects.toMatchObject({ code: "unavailable" });
    expect(await readdir(join(root, ".incoming"))).toEqual([]);
    expect(await readdir(dirname(path))).toEqual([key]);
  });

  it.each([
    ["ENOSPC", "the disk is full"],
    ["EACCES", "permission is denied"],
    ["EROFS", "the file system is read-only"],
  ])("explains %s in plain words", (code, reason) => {
    const error = folderError("store a file", "/data/files", Object.assign(new Error("write"), { code }));
    expect(error.code).toBe("unavailable");
    expect(error.message).toBe(`cannot store a file in the file store /data/files: ${reason}`);
  });
});
