import { readFile } from "node:fs/promises";
import path from "node:path";
import { preferredEncoding } from "@zoetrope/http";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".mts": "text/plain; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".json": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

interface ClientFile {
  bytes: Uint8Array<ArrayBuffer>;
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

  return async (pathname: string, acceptEncoding: string): Promise<Response | null> => {
    const contentType = contentTypes[path.extname(pathname)];
    if (contentType === undefined || !/^\/[\w./-]+$/.test(pathname) || pathname.includes("../.."))
      return null;
    let file = files.get(pathname);
    if (file === undefined) {
      try {
        file = { bytes: await read(pathname), brotli: await read(`${pathname}.br`).catch(() => null) };
      } catch {
        return null;
      }
      files.set(pathname, file);
    }
    const brotli = preferredEncoding(acceptEncoding, ["br"]) === null ? null : file.brotli;
    return new Response(brotli ?? file.bytes, {
      headers: {
        "content-type": contentType,
        "cache-control": pathname.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        "x-content-type-options": "nosniff",
        ...(contentType.startsWith("font/") ? headersOfFonts : headers),
        ...(file.brotli === null ? {} : { vary: "accept-encoding" }),
        ...(brotli === null ? {} : { "content-encoding": "br" }),
      },
    });
  };
}
