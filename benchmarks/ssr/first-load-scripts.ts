import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

interface Chunk {
  file: string;
  imports?: string[];
}

const client = join(import.meta.dirname, "../../apps/site/build/client");

/** Bytes with brotli of every script that a document loads before it can be used: those it names, and what they import. */
export function firstLoadScriptBytes(html: string): number {
  const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as Record<
    string,
    Chunk
  >;
  const keyOfFile = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  const files = new Set<string>();
  const add = (file: string): void => {
    if (files.has(file)) return;
    files.add(file);
    for (const imported of manifest[keyOfFile.get(file) ?? ""]?.imports ?? [])
      add(manifest[imported]?.file ?? "");
  };
  for (const [, source = ""] of html.matchAll(/<script[^>]+src="\/([^"]+)"/g)) add(source);
  return [...files].reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(join(client, file))).length,
    0,
  );
}
