import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ifNoneMatchNames } from "@zoetrope/http";
import { bodyFor } from "./file-responder.ts";

const names = [
  "logo.svg",
  "mark.svg",
  "wordmark.svg",
  "badges/ios.svg",
  "badges/android.svg",
  "badges/vision-os.svg",
  "badges/desktop.svg",
] as const;
const folder = new URL("../../../content/brand/", import.meta.url);

/** The brand's drawings under names that stay, so an hour in caches and a question with ETag after that. */
export class BrandFiles {
  readonly #files = new Map<string, { bytes: Uint8Array; etag: string }>();

  constructor() {
    for (const name of names) {
      const bytes = readFileSync(new URL(name, folder));
      this.#files.set(name, {
        bytes,
        etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"`,
      });
    }
  }

  /** Null when there is no such drawing. */
  respond(request: Request, name: string): Response | null {
    const file = this.#files.get(name);
    if (!file) return null;
    const headers = new Headers({
      "Content-Type": "image/svg+xml",
      "Cache-Control": "public, max-age=3600, stale-while-revalidate=86400",
      ETag: file.etag,
    });
    if (ifNoneMatchNames(request.headers.get("If-None-Match"), [file.etag]))
      return new Response(null, { status: 304, headers });
    headers.set("Content-Length", String(file.bytes.byteLength));
    return new Response(bodyFor(request, file.bytes), { headers });
  }
}
