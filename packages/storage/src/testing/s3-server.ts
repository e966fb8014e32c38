import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import S3rver from "s3rver";

export interface S3Server {
  port: number;
  /** STORAGE_URL of a place in its one bucket. */
  addressOf(path: string): string;
  /** Puts other bytes in the place of an object's: as many. */
  damage(path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** What is below a path, by name. */
  list(path: string): Promise<string[]>;
  /** Takes everything below a path away. */
  empty(path: string): Promise<void>;
  /** The bucket goes away with all that is in it, and comes back. */
  takeAway(): Promise<void>;
  bringBack(): Promise<void>;
  close(): Promise<void>;
}

/** The address of a bucket and folder on this port, with the key that the server for tests knows. */
export const s3AddressOn = (port: number, path = "files/some/folder"): string =>
  `s3://S3RVER:S3RVER@127.0.0.1:${port}/${path}?tls=false`;

/** A server that speaks S3 on a free port, with its files in a temporary folder. */
export async function startS3Server(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-s3-"));
  const server = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: folder,
    configureBuckets: [{ name: "files", configs: [] }],
  });
  answerWhenWritten(server);
  const { port } = await server.run();
  return {
    port,
    addressOf: (path) => s3AddressOn(port, `files/${path}`),
    async damage(path) {
      const object = join(folder, "files", `${path}._S3rver_object`);
      await writeFile(object, Buffer.alloc((await stat(object)).size, "x"));
      await rm(`${object}.md5`);
    },
    remove: (path) => rm(join(folder, "files", `${path}._S3rver_object`)),
    async list(path) {
      const names = await readdir(join(folder, "files", path), { recursive: true });
      return names
        .filter((name) => name.endsWith("._S3rver_object"))
        .map((name) => name.slice(0, -"._S3rver_object".length))
        .toSorted();
    },
    empty: (path) => rm(join(folder, "files", path), { recursive: true }),
    takeAway: () => rename(join(folder, "files"), join(folder, "away")),
    bringBack: () => rename(join(folder, "away"), join(folder, "files")),
    async close() {
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface ObjectStore {
  getResourcePath(bucket: string, key: string, type: "object"): string;
  putObject(object: { bucket: string; key: string }): Promise<{ md5: string }>;
}

/** The server answers while what it was sent is still on its way to the disk: who reads it at once would see what was there before. */
function answerWhenWritten(server: S3rver): void {
  const { store } = server as unknown as { store: ObjectStore };
  const putObject = store.putObject.bind(store);
  store.putObject = async (object) => {
    const result = await putObject(object);
    const path = store.getResourcePath(object.bucket, object.key, "object");
    const isWritten = async (): Promise<boolean> =>
      createHash("md5")
        .update(await readFile(path))
        .digest("hex") === result.md5;
    while (!(await isWritten())) await nextTurn();
    return result;
  };
}
