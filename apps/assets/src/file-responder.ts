import { ifNoneMatchNames, parseRange } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { contentTypeOf, type FileKey, type StoredFile } from "@zoetrope/storage";
import type { ReadableFiles } from "./awaited-posters.ts";
import { codingFor, CompressedFiles, isCompressible } from "./compressed-files.ts";

/** Bigger files go through as a stream; smaller ones are faster in one piece. */
const streamAboveBytes = 1024 * 1024;
/**
 * Shared caches ask again so soon that, with what the process knows (packages/workspaces/src/files/file-access.ts), a file that is
 * taken back is gone everywhere within a minute. What a browser has seen it may keep for an hour.
 */
export const publicCacheControl = "public, max-age=3600, s-maxage=30";
/** For one person: no cache in between keeps it. */
export const privateCacheControl = (seconds: number): string => `private, max-age=${Math.min(seconds, 300)}`;

/** Answers for stored files: conditional requests, one range, compression. */
export class FileResponder {
  readonly #files: ReadableFiles;
  readonly #compressed = new CompressedFiles();

  constructor(files: ReadableFiles) {
    this.#files = files;
  }

  /** Throws AppError "not-found". `disposition` is the Content-Disposition to send, if any. Who may read it is asked before. */
  async respond(
    request: Request,
    key: FileKey,
    { cacheControl, disposition }: { cacheControl: string; disposition?: string },
  ): Promise<Response> {
    const headers = new Headers({ "Content-Type": contentTypeOf(key), "Cache-Control": cacheControl });
    if (disposition !== undefined) headers.set("Content-Disposition", disposition);
    headers.set("Accept-Ranges", "bytes");
    if (isCompressible(key)) headers.set("Vary", "Accept-Encoding");

    const file = await this.#require(key);
    const rangeHeader = wantsRange(request, key) ? request.headers.get("Range") : null;
    const range = parseRange(rangeHeader, file.sizeInBytes);
    // A range counts the bytes of one representation; ranges are always those of the file as it is stored.
    const coding =
      rangeHeader === null ? codingFor(key, file.sizeInBytes, request.headers.get("Accept-Encoding")) : null;
    headers.set("ETag", coding ? `"${key}-${coding}"` : `"${key}"`);
    if (coding) headers.set("Content-Encoding", coding);

    // The file is the same whichever way it is compressed.
    const tags = [`"${key}"`, `"${key}-br"`, `"${key}-gzip"`];
    if (ifNoneMatchNames(request.headers.get("If-None-Match"), tags))
      return new Response(null, { status: 304, headers });
    if (range === "unsatisfiable") {
      headers.set("Content-Range", `bytes */${file.sizeInBytes}`);
      headers.delete("Content-Type");
      return new Response(null, { status: 416, headers });
    }
    if (range !== "whole") {
      headers.set("Content-Range", `bytes ${range.start}-${range.end}/${file.sizeInBytes}`);
      headers.set("Content-Length", String(range.end - range.start + 1));
      return new Response(found(await this.#files.stream(key, range), key), { status: 206, headers });
    }
    if (coding) {
      const bytes = await this.#compressed.get(key, coding, async () =>
        found(await this.#files.read(key), key),
      );
      headers.set("Content-Length", String(bytes.byteLength));
      return new Response(bodyFor(request, bytes), { headers });
    }
    return this.#whole(request, file, headers);
  }

  async #whole(request: Request, file: StoredFile, headers: Headers): Promise<Response> {
    headers.set("Content-Length", String(file.sizeInBytes));
    if (request.method === "HEAD") return new Response(null, { headers });
    const body =
      file.sizeInBytes > streamAboveBytes
        ? found(await this.#files.stream(file.key), file.key)
        : bodyFor(request, found(await this.#files.read(file.key), file.key));
    return new Response(body, { headers });
  }

  async #require(key: FileKey): Promise<StoredFile> {
    return found(await this.#files.head(key), key);
  }
}

/** Range means nothing outside GET, and If-Range must name exactly the bytes that are stored (RFC 9110, 13.1.5). */
function wantsRange(request: Request, key: FileKey): boolean {
  if (request.method !== "GET") return false;
  const condition = request.headers.get("If-Range");
  return condition === null || condition.trim() === `"${key}"`;
}

/** Body for the method; a HEAD answer has the headers of GET alone. */
export function bodyFor(request: Request, bytes: Uint8Array): Uint8Array<ArrayBuffer> | null {
  return request.method === "HEAD"
    ? null
    : new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength);
}

function found<T>(value: T | null, key: FileKey): T {
  if (value !== null) return value;
  throw new AppError("not-found", `no file ${key}`, { publicMessage: "There is no such file." });
}
