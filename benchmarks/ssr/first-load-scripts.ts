import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

const client = join(import.meta.dirname, "../../apps/site/build/client");
/** `import … from "./x.js"` and `import "./x.js"` as the build writes them; `import("./x.js")` loads later and is not counted. */
const staticImports = /\b(?:from|import)\s*["']\.\/([^"']+\.js)["']/g;

/** Bytes with brotli of every script that a document loads before it can be used: those it names, and what they import. */
export function firstLoadScriptBytes(html: string): number {
  const sizes = new Map<string, number>();
  const add = (file: string): void => {
    if (sizes.has(file)) return;
    const bytes = readFileSync(join(client, file));
    sizes.set(file, brotliCompressSync(bytes).length);
    for (const [, imported = ""] of bytes.toString().matchAll(staticImports)) add(`assets/${imported}`);
  };
  for (const [, source = ""] of html.matchAll(/<script[^>]+src="\/([^"]+)"/g)) add(source);
  // The document imports its behaviour from an inline script, after the first paint.
  for (const [, source = ""] of html.matchAll(/import\("\/([^"]+)"\)/g)) add(source);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
