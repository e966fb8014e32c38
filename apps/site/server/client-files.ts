import { readFile } from "node:fs/promises";
import path from "node:path";
import type { HostUrls } from "@zoetrope/kit";

const contentTypes: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
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

/** Files of the browser build, held in memory once asked for; those with a hash in their name never change. */
export function createClientFiles(folder: string, urls: HostUrls) {
  // A worker lives under the policy of its own file: the player's fetches animations and compiles WebAssembly.
  const policy = `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' ${urls.assets} ${urls.api}; style-src 'unsafe-inline'`;
  const files = new Map<string, ClientFile>();
  const read = (file: string): Promise<Uint8Array<ArrayBuffer>> => readFile(path.join(folder, file));

  return async (pathname: string, acceptEncoding: string): Promise<Response | null> => {
    const contentType = contentTypes[path.extname(pathname)];
    if (contentType === undefined || !/^\/[\w./-]+$/.test(pathname) || pathname.includes("..")) return null;
    let file = files.get(pathname);
    if (file === undefined) {
      try {
        file = { bytes: await read(pathname), brotli: await read(`${pathname}.br`).catch(() => null) };
      } catch {
        return null;
      }
      files.set(pathname, file);
    }
    const brotli = /\bbr\b/.test(acceptEncoding) ? file.brotli : null;
    return new Response(brotli ?? file.bytes, {
      headers: {
        "content-type": contentType,
        "cache-control": pathname.startsWith("/assets/")
          ? "public, max-age=31536000, immutable"
          : "public, max-age=3600",
        "content-security-policy": policy,
        "x-content-type-options": "nosniff",
        // The web component and its WASM are used on other people's pages.
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        vary: "accept-encoding",
        ...(brotli === null ? {} : { "content-encoding": "br" }),
      },
    });
  };
}
