import { readFile } from "node:fs/promises";
import path from "node:path";
import { preferredEncoding } from "@zoetrope/http";
import { contentTypeOf, isCompressible } from "./content-types.ts";

interface ClientFile {
  bytes: Uint8Array<ArrayBuffer>;
  /** Null: there is none, or it is made later than the file (`precompress`), and looked for at each request until then. */
  brotli: Uint8Array<ArrayBuffer> | null;
}

export interface ClientFilesOptions {
  /** The browser build. */
  folder: string;
  /** Sent with every file, its security policy among them. */
  headers: Readonly<Record<string, string>>;
}

/** Files of a browser build, held in memory once asked for; those with a hash in their name never change. */
export function createClientFiles({ folder, headers }: ClientFilesOptions) {
  // A font runs nothing, and each of its bytes counts: with its headers it is to fit in the first flight of a connection.
  const { "content-security-policy": _, ...headersOfFonts } = headers;
  const files = new Map<string, ClientFile>();
  const read = (file: string): Promise<Uint8Array<ArrayBuffer>> => readFile(path.join(folder, file));
  const readBrotli = (file: string): Promise<ClientFile["brotli"]> => read(`${file}.br`).catch(() => null);

  return async (pathname: string, acceptEncoding: string): Promise<Response | null> => {
    const contentType = contentTypeOf(pathname);
    if (contentType === null || !/^\/[\w./-]+$/.test(pathname) || pathname.includes("../..")) return null;
    let file = files.get(pathname);
    if (file === undefined) {
      try {
        file = { bytes: await read(pathname), brotli: null };
      } catch {
        return null;
      }
      files.set(pathname, file);
    }
    const mayBeCompressed = isCompressible(pathname);
    if (mayBeCompressed) file.brotli ??= await readBrotli(pathname);
    const brotli = preferredEncoding(acceptEncoding, ["br"]) === null ? null : file.brotli;
    return new Response(brotli ?? file.bytes, {
      headers: {
        "content-type": contentType,
        "cache-control": pathname.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        "x-content-type-options": "nosniff",
        ...(contentType.startsWith("font/") ? headersOfFonts : headers),
        ...(mayBeCompressed ? { vary: "accept-encoding" } : {}),
        ...(brotli === null ? {} : { "content-encoding": "br" }),
      },
    });
  };
}
