import { GuardedFetchError, type GuardedFetch } from "@zoetrope/http/guarded-fetch";
import { parseFileKey, type FileKey, type FileStore } from "@zoetrope/storage";
import type { FileAccess } from "@zoetrope/workspaces/file-access";

interface OwnFiles {
  /** Origin of the host of files. */
  assetsUrl: string;
  access: Pick<FileAccess, "isPublic">;
  files: Pick<FileStore, "head" | "read">;
}

/** Files of this platform's own host come out of the store: nothing is asked over the network, where that host may stand on a private address. */
export function withOwnFiles(fetchFile: GuardedFetch, { assetsUrl, access, files }: OwnFiles): GuardedFetch {
  return async (address, limits) => {
    const key = ownKeyOf(address, assetsUrl);
    if (key === null) return await fetchFile(address, limits);
    const found = (await access.isPublic(key)) ? await files.head(key) : null;
    if (found === null) throw new GuardedFetchError("not-found", "no public file has this name");
    if (found.sizeInBytes > limits.maxBytes)
      throw new GuardedFetchError("too-large", `it is longer than ${limits.maxBytes} bytes`);
    const bytes = await files.read(key);
    if (bytes === null) throw new GuardedFetchError("not-found", "the file is gone");
    return { url: new URL(address), bytes: new Uint8Array(bytes) };
  };
}

/** Of an address as the API gives it out, such as `playUrl`; null for any other. */
function ownKeyOf(address: string, assetsUrl: string): FileKey | null {
  const url = URL.parse(address);
  if (url?.origin !== new URL(assetsUrl).origin || url.username !== "" || url.password !== "") return null;
  const [, name] = /^\/files\/([^/]+)(?:\/[^/]+)?$/.exec(url.pathname) ?? [];
  return name === undefined ? null : parseFileKey(name);
}
