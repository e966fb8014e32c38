import { randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFileCopy, openFileStore, type FileKey, type FileStore } from "@zoetrope/storage";
import { AppError } from "@zoetrope/kit";
import { startS3Server } from "@zoetrope/storage/testing";
import { afterEach, beforeEach, expect, it } from "vitest";
import { verifyFiles } from "./verify-files.ts";

let folder: string;
let files: FileStore;
const bytesOf = new Map<FileKey, Buffer>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "zoetrope-verify-"));
  files = await openFileStore({ folder: join(folder, "files") });
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true, force: true });
});

async function store(into: FileStore = files, bytes: Buffer = randomBytes(100)): Promise<FileKey> {
  const { key } = await into.put(bytes, "json");
  bytesOf.set(key, bytes);
  return key;
}

const damage = (key: FileKey) =>
  writeFile(join(folder, "files", key.slice(0, 2), key.slice(2, 3), key), "damaged");

/** Nothing can be made again. */
async function* nothing() {}

it("puts back from a copy what is damaged and what is missing, and makes nothing in the copy", async () => {
  const copyFolder = join(folder, "backup");
  const backup = await openFileStore({ folder: copyFolder });
  const [sound, damaged, missing] = [await store(), await store(), await store()];
  for (const key of [damaged, missing]) await store(backup, bytesOf.get(key));
  await backup.close();
  await rm(join(copyFolder, ".zoetrope-store"));
  await rm(join(copyFolder, ".incoming"), { recursive: true });
  const before = await readdir(copyFolder, { recursive: true });
  await damage(damaged);
  await files.remove(missing);

  const copy = await openFileCopy(copyFolder);
  const wanted = new Set([sound, damaged, missing]);
  const outcome = await verifyFiles({ files, wanted, copy, remake: nothing });
  expect(outcome.healed.toSorted()).toEqual([damaged, missing].toSorted());
  expect(outcome).toMatchObject({ count: 2, lost: [], strays: [] });
  for (const key of wanted) expect(await files.read(key)).toEqual(bytesOf.get(key));
  expect(await readdir(copyFolder, { recursive: true })).toEqual(before);
});

it("puts back what can be made again, and stores nothing else of it", async () => {
  const [one, other] = [await store(), await store()];
  await damage(one);
  const remade = [randomBytes(50), bytesOf.get(other), bytesOf.get(one)].map((bytes) => ({
    bytes: bytes ?? Buffer.alloc(0),
    extension: "json" as const,
  }));
  const asked: FileKey[][] = [];
  const outcome = await verifyFiles({
    files,
    wanted: new Set([one, other]),
    copy: null,
    async *remake(keys) {
      asked.push([...keys]);
      yield* remade;
    },
  });
  expect(asked).toEqual([[one]]);
  expect(outcome).toEqual({ count: 2, healed: [one], lost: [], strays: [] });
  expect(await files.read(one)).toEqual(bytesOf.get(one));
  expect(await verifyFiles({ files, wanted: new Set(), copy: null, remake: nothing })).toMatchObject({
    count: 2,
  });
});

it("names what nobody has, and what is damaged without being of use to anybody", async () => {
  const [lost, stray] = [await store(), await store()];
  const copyFolder = join(folder, "bad-backup");
  const backup = await openFileStore({ folder: copyFolder });
  await store(backup, bytesOf.get(lost));
  await writeFile(join(copyFolder, lost.slice(0, 2), lost.slice(2, 3), lost), "damaged there as well");
  await Promise.all([damage(lost), damage(stray)]);
  const outcome = await verifyFiles({ files, wanted: new Set([lost]), copy: backup, remake: nothing });
  expect(outcome).toEqual({ count: 2, healed: [], lost: [lost], strays: [stray] });
  await backup.close();
});

it("heals a bucket from another, whose mark nobody copied", async () => {
  const s3 = await startS3Server();
  try {
    const [live, backup] = await Promise.all(
      ["live", "backup"].map((path) => openFileStore({ url: s3.addressOf(path), folder })),
    );
    if (!live || !backup) throw new Error("two were opened");
    const [sound, damaged, missing, lost] = [
      await store(live),
      await store(live),
      await store(live),
      await store(live),
    ];
    for (const key of [sound, damaged, missing]) await store(backup, bytesOf.get(key));
    await backup.close();
    await s3.remove("backup/.zoetrope-store");
    await s3.damage(`live/${damaged}`);
    await s3.damage(`live/${lost}`);
    await live.remove(missing);

    const copy = await openFileCopy(s3.addressOf("backup"));
    const wanted = new Set([sound, damaged, missing, lost]);
    const outcome = await verifyFiles({ files: live, wanted, copy, remake: nothing });
    expect(outcome.healed.toSorted()).toEqual([damaged, missing].toSorted());
    expect(outcome).toMatchObject({ count: 3, lost: [lost], strays: [] });
    for (const key of outcome.healed)
      expect(await live.read(key)).toEqual(new Uint8Array(bytesOf.get(key) ?? []));
    // Nothing was made in the copy.
    expect(await s3.list("backup")).toEqual([sound, damaged, missing].toSorted());
    await Promise.all([live.close(), copy.close()]);
  } finally {
    await s3.close();
  }
});

it("does not call a file lost because the copy does not answer", async () => {
  const key = await store();
  await damage(key);
  const away = { read: () => Promise.reject(new AppError("unavailable", "the bucket does not answer")) };
  await expect(verifyFiles({ files, wanted: new Set([key]), copy: away, remake: nothing })).rejects.toThrow(
    "the bucket does not answer",
  );
});

it.each(["s3://S3RVER:S3RVER@127.0.0.1:1/files/backup?tls=false", "s3://nobody"])(
  "says so where there is no bucket at %s",
  async (place) => {
    await expect(openFileCopy(place)).rejects.toMatchObject({ name: "AppError" });
  },
);

it("says so where there is no copy", async () => {
  await expect(openFileCopy(join(folder, "nowhere"))).rejects.toMatchObject({ code: "unavailable" });
});
