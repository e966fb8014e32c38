import { createHash } from "node:crypto";
import type { Catalog, PackArchive } from "@zoetrope/catalog";
import { ifNoneMatchNames } from "@zoetrope/http";
import { AppError } from "@zoetrope/kit";
import { streamedZipSize, streamZip, type StreamedFile } from "@zoetrope/lottie/stream-zip";
import type { FileStore } from "@zoetrope/storage";
import type { Logger } from "pino";

/** Archives on their way at once: each reads its files one by one from the store, for as long as its reader takes. */
const maxAtOnce = 8;
const retryAfterInSeconds = 30;

/** Answers for whole sets, as a zip that is made while it is sent. */
export class PackResponder {
  readonly #files: Pick<FileStore, "read">;
  readonly #packs: Pick<Catalog["packs"], "archive">;
  readonly #logger: Logger;
  #running = 0;

  constructor(files: Pick<FileStore, "read">, packs: Pick<Catalog["packs"], "archive">, logger: Logger) {
    this.#files = files;
    this.#packs = packs;
    this.#logger = logger;
  }

  /**
   * The free pieces, or all of them for somebody who may have them, who has been asked for before. Throws AppError "not-found" where there is
   * no such set, and "unavailable" while too many are on their way.
   */
  async respond(
    request: Request,
    slug: string,
    { withPremium, cacheControl }: { withPremium: boolean; cacheControl: string },
  ): Promise<Response> {
    const archive = await this.#packs.archive(slug, { withPremium });
    if (archive === null)
      throw new AppError("not-found", `no pack ${slug}`, { publicMessage: "There is no such pack." });
    const files = this.#filesOf(archive);
    const etag = `"${tagOf(archive)}"`;
    const headers = new Headers({
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${slug}.zip"`,
      "Content-Length": String(streamedZipSize(files)),
      "Cache-Control": cacheControl,
      ETag: etag,
    });
    if (ifNoneMatchNames(request.headers.get("If-None-Match"), [etag])) {
      headers.delete("Content-Length");
      return new Response(null, { status: 304, headers });
    }
    if (request.method === "HEAD") return new Response(null, { headers });
    if (this.#running >= maxAtOnce)
      throw new AppError("unavailable", "too many archives at once", {
        publicMessage:
          "Many people are downloading whole packs at the moment. Please try again in half a minute.",
        retryAfterInSeconds,
      });
    return new Response(this.#stream(slug, files), { headers });
  }

  #filesOf({ files, licenceText }: PackArchive): StreamedFile[] {
    const licence = new TextEncoder().encode(licenceText);
    return [
      { path: "LICENCE.txt", sizeInBytes: licence.length, read: () => Promise.resolve(licence) },
      ...files.map(({ filename, key, sizeInBytes }) => ({
        path: filename,
        sizeInBytes,
        read: async () => {
          const bytes = await this.#files.read(key);
          if (bytes === null) throw new Error(`no file ${key}`);
          return bytes;
        },
      })),
    ];
  }

  #stream(slug: string, files: readonly StreamedFile[]): ReadableStream<Uint8Array> {
    const chunks = streamZip(files);
    this.#running += 1;
    let isOver = false;
    const end = () => {
      if (!isOver) this.#running -= 1;
      isOver = true;
    };
    return new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        try {
          const { done, value } = await chunks.next();
          if (done !== true) return controller.enqueue(value);
          end();
          controller.close();
        } catch (error) {
          end();
          // The connection breaks off, so nobody takes half an archive for a whole one.
          this.#logger.error({ err: error, slug }, "an archive could not be sent to its end");
          controller.error(error);
        }
      },
      cancel: async () => {
        end();
        await chunks.return(undefined);
      },
    });
  }
}

const tagOf = ({ files, licenceText }: PackArchive): string =>
  createHash("sha256")
    .update(files.map(({ filename, key }) => `${filename} ${key}\n`).join(""))
    .update(licenceText)
    .digest("base64url");
