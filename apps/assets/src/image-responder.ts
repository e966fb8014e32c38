import { availableParallelism } from "node:os";
import { accepts, ifNoneMatchNames } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { extensionOf, type FileKey } from "@zoetrope/storage";
import type { ReadableFiles } from "./awaited-posters.ts";
import { SingleFlight, type ByteCache } from "./byte-cache.ts";
import { bodyFor, publicCacheControl } from "./file-responder.ts";
import type { ImageOptions } from "./image-options.ts";
import { makeLinkPicture, type Tissue } from "./link-picture.ts";
import { resizeImage, type ImageTarget } from "./resize-image.ts";
import { WorkQueue } from "./work-queue.ts";

const pictures = new Set(["webp", "avif", "png", "gif", "svg"]);
const maxSourceBytes = 20 * 1024 * 1024;
const contentTypes = {
  webp: "image/webp",
  avif: "image/avif",
  png: "image/png",
  jpeg: "image/jpeg",
} as const;
/** A page loads many pictures at once: a quarter of the hash tells them apart as well, in fewer bytes. */
const tagOf = (name: string): string => `"${name.replace(/^([\da-f]{16})[\da-f]{48}/, "$1")}"`;

/** Part of every name and ETag: raise it when the settings of `resizeImage` change. */
const recipe = "r1";
/** The same for `makeLinkPicture`. */
const linkRecipe = "l1";

/** Answers with our own pictures in smaller sizes, each made once. */
export class ImageResponder {
  readonly #files: ReadableFiles;
  readonly #cache: ByteCache;
  readonly #flights = new SingleFlight<Uint8Array>();
  /** One core stays for serving. 200 waiting pictures are a few seconds of work. */
  readonly #queue = new WorkQueue({ maxRunning: Math.max(1, availableParallelism() - 1), maxWaiting: 200 });

  constructor(files: ReadableFiles, cache: ByteCache) {
    this.#files = files;
    this.#cache = cache;
  }

  /** Throws AppError "bad-request" for a file that is no picture, "not-found", "unavailable" when too much waits. */
  async respond(request: Request, key: FileKey, options: ImageOptions): Promise<Response> {
    const target = targetFor(request.headers.get("Accept"));
    const name = `${key.replace(".", "-")}-${recipe}-${options.width}-${options.quality}.${target}`;
    const headers = new Headers({ "Cache-Control": publicCacheControl, Vary: "Accept", ETag: tagOf(name) });
    await this.#requirePicture(key);
    if (ifNoneMatchNames(request.headers.get("If-None-Match"), [tagOf(name)]))
      return new Response(null, { status: 304, headers });

    const bytes = await this.#cached(name, key, (source) => resizeImage(source, options, target));
    headers.set("Content-Type", contentTypes[target === "plain" ? plainFormatOf(bytes) : target]);
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bodyFor(request, bytes), { headers });
  }

  /** The poster `key` as the picture that a link is shown with elsewhere. Throws as `respond` does. */
  async respondForLink(request: Request, key: FileKey, tissue: Tissue): Promise<Response> {
    const name = `${key.replace(".", "-")}-${linkRecipe}-${tissue}.png`;
    const headers = new Headers({ "Cache-Control": publicCacheControl, ETag: tagOf(name) });
    await this.#requirePicture(key);
    if (ifNoneMatchNames(request.headers.get("If-None-Match"), [tagOf(name)]))
      return new Response(null, { status: 304, headers });
    const bytes = await this.#cached(name, key, (source) => makeLinkPicture(source, tissue));
    headers.set("Content-Type", contentTypes.png);
    headers.set("Content-Length", String(bytes.byteLength));
    return new Response(bodyFor(request, bytes), { headers });
  }

  async #requirePicture(key: FileKey): Promise<void> {
    if (!pictures.has(extensionOf(key))) throw notAPicture(key, "this file is not a picture");
    const file = await this.#files.head(key);
    if (!file) throw new AppError("not-found", `no file ${key}`, { publicMessage: "There is no such file." });
    if (file.sizeInBytes > maxSourceBytes) throw notAPicture(key, "this picture is too large to be resized");
  }

  async #cached(
    name: string,
    key: FileKey,
    make: (source: Uint8Array) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    return (
      (await this.#cache.get(name)) ?? (await this.#flights.run(name, () => this.#make(name, key, make)))
    );
  }

  async #make(
    name: string,
    key: FileKey,
    make: (source: Uint8Array) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const bytes = await this.#queue.run(async () => {
      const source = await this.#files.read(key);
      if (!source)
        throw new AppError("not-found", `no file ${key}`, { publicMessage: "There is no such file." });
      return make(source).catch((error: unknown) => {
        throw notAPicture(key, "this picture cannot be read", error);
      });
    });
    await this.#cache.set(name, bytes);
    return bytes;
  }
}

/**
 * WebP first: at the quality that looks alike, AVIF at its fastest is bigger and takes twice as long, and at an effort
 * where it is a quarter smaller it takes five times as long, which the first person to see a picture would wait for.
 */
function targetFor(accept: string | null): ImageTarget {
  if (accepts(accept, "image/webp")) return "webp";
  return accepts(accept, "image/avif") ? "avif" : "plain";
}

function plainFormatOf(bytes: Uint8Array): "png" | "jpeg" {
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? "jpeg" : "png";
}

function notAPicture(key: FileKey, reason: string, cause?: unknown): AppError {
  return new AppError("bad-request", `${reason}: ${key}`, {
    publicMessage: `Not possible: ${reason}.`,
    cause,
  });
}
