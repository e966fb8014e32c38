import path from "node:path";

const types: Record<string, string> = {
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

/** Of a file of a browser build, by its name; null: it is not to be served. */
export const contentTypeOf = (file: string): string | null => types[path.extname(file)] ?? null;

const compressible = /\.(js|mjs|css|svg|json|wasm|webmanifest|txt)$/;

/** Whether a brotli copy may stand beside such a file; the others are compressed in themselves. */
export const isCompressible = (file: string): boolean => compressible.test(file);
