import { AppError } from "@zoetrope/kit";
import type { FileKey } from "@zoetrope/storage";
import type { FileAccess } from "@zoetrope/workspaces/file-access";
import sharp from "sharp";
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { openTemporaryAssets } from "./testing/temporary-assets.ts";

const awaited: FileKey = `${"a".repeat(64)}.webp`;
const pictureAddress = `/cdn-cgi/image/width=160/files/${awaited}`;
const addresses = [`/files/${awaited}`, pictureAddress, `/og/amber/${awaited}.png`];
const of = vi.fn<(key: FileKey) => Promise<FileKey | null>>();
let poster: Buffer;
let assets: Awaited<ReturnType<typeof openTemporaryAssets>>;

beforeAll(async () => {
  poster = await sharp({ create: { width: 400, height: 300, channels: 4, background: "red" } })
    .webp()
    .toBuffer();
});
afterEach(() => assets.close());

const open = async (access?: FileAccess) => {
  of.mockReset();
  assets = await openTemporaryAssets(undefined, undefined, access, { of });
};
const ask = async (path: string) => {
  const response = await assets.app.request(path, { headers: { Accept: "image/webp" } });
  // The server's own `Response`, which another file of the same process may have brought, has no `bytes()`.
  const bytes = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, caching: response.headers.get("Cache-Control"), bytes };
};

it("is drawn once for all who ask for it before it was made, by whatever address, and sent to each", async () => {
  await open();
  const drawn = Promise.withResolvers<FileKey>();
  of.mockReturnValueOnce(drawn.promise);
  const asked = Promise.all([...addresses, ...addresses].map(ask));
  await expect.poll(() => of.mock.calls.length).toBe(1);
  const { key } = await assets.files.put(poster, "webp");
  of.mockResolvedValue(key);
  drawn.resolve(key);
  const answers = await asked;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(Buffer.from(answers[0]?.bytes ?? []).equals(poster)).toBe(true);
  expect((await sharp(answers[1]?.bytes).metadata()).width).toBe(160);
});

it("that cannot be had is told as missing, and as unavailable while it could be later; no cache keeps either", async () => {
  await open();
  of.mockResolvedValueOnce(null);
  expect(await ask(pictureAddress)).toMatchObject({ status: 404, caching: "no-cache" });
  of.mockRejectedValueOnce(new AppError("unavailable", "the renderer is closed"));
  expect(await ask(pictureAddress)).toMatchObject({ status: 503, caching: "no-cache" });
});

it("is looked for behind no other kind of file, nor behind one that is there", async () => {
  await open();
  const { key } = await assets.files.put(poster, "webp");
  expect((await ask(`/files/${key}`)).status).toBe(200);
  expect((await ask(`/files/${"b".repeat(64)}.json`)).status).toBe(404);
  expect(of).not.toHaveBeenCalled();
});

it("is looked for under no name that nobody gave out: however many are made up, they hold up none", async () => {
  await open({
    isPublic: (key) => Promise.resolve(key === awaited),
    openPrivate: () => Promise.resolve(null),
  });
  const madeUp = Array.from({ length: 300 }, (_, index) => `${String(index).padStart(64, "0")}.webp`);
  const asked = madeUp.flatMap((name) => addresses.map((address) => ask(address.replace(awaited, name))));
  expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([404]));
  expect(of).not.toHaveBeenCalled();
});
