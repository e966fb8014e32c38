import { link, readFile, rename, unlink } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeSynced } from "./folder-files.ts";
import { tempFileName } from "./folder-temp-files.ts";
import { errorCode } from "./store-error.ts";
import { createStoreId, markName, parseMark, WrongStoreError } from "./store-mark.ts";

/** The store that a folder belongs to; null where it has no mark. */
export async function readMark(root: string): Promise<string | null> {
  try {
    return parseMark(await readFile(join(root, markName), "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/** What file systems say that know no links. */
const withoutLinks = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS"]);

/** Of two processes that make one, the second takes that of the first: a link is made whole or not at all. */
export async function makeMark(root: string): Promise<string> {
  const temporary = join(root, ".incoming", tempFileName());
  await writeSynced(temporary, Buffer.from(`${createStoreId()}\n`));
  try {
    await link(temporary, join(root, markName));
    await syncFolder(root);
  } catch (error) {
    if (withoutLinks.has(errorCode(error))) await rename(temporary, join(root, markName));
    else if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    await unlink(temporary).catch(() => undefined);
  }
  const id = await readMark(root);
  if (id === null) throw new WrongStoreError(root, id);
  return id;
}
