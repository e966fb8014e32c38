import { AppError, unexpectedErrorMessage, pathForLog, type HostUrls } from "@zoetrope/kit";
import type { Catalog, Posters } from "@zoetrope/catalog";
import { requireFileKey, type FileKey, type FileStore } from "@zoetrope/storage";
import type { FileAccess } from "@zoetrope/workspaces/file-access";
import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import { BrandFiles } from "./brand-files.ts";
import { MemoryCache } from "./byte-cache.ts";
import { attachment } from "./content-disposition.ts";
import { withAwaitedPosters } from "./awaited-posters.ts";
import { FileResponder, publicCacheControl, privateCacheControl } from "./file-responder.ts";
import { FolderCache } from "./folder-cache.ts";
import { parseImageOptions } from "./image-options.ts";
import { ImageResponder } from "./image-responder.ts";
import { requireTissue } from "./link-picture.ts";
import { PackResponder } from "./pack-responder.ts";

export interface AssetsServices {
  files: FileStore;
  /** What stands behind the keys of posters that were given out before they were made. */
  posters: Pick<Posters, "of">;
  /** Who may read a file. */
  access: FileAccess;
  /** What sets hold, for their archives. */
  packs: Pick<Catalog["packs"], "archive">;
  urls: HostUrls;
  logger: Logger;
  /** Folder for resized pictures, which are made again when it is lost. Default: 24 MB of memory. */
  imageCacheFolder?: string;
  /** Default 512 MB. */
  imageCacheMaxBytes?: number;
}

/**
 * What people uploaded runs no script, wherever it is opened, and sees nothing of any session: this origin has none.
 * Everybody may read it, because embedded players on other sites must.
 */
const headersOfEverything = {
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy":
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Expose-Headers": "Content-Length, Content-Range, Accept-Ranges, ETag",
  "Timing-Allow-Origin": "*",
} as const;

const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, HEAD",
  "Access-Control-Allow-Headers": "Range, If-Range, If-None-Match",
  "Access-Control-Max-Age": "86400",
} as const;

/** The assets host: stored files, pictures in smaller sizes, the brand's drawings. Reads only. */
export function createAssetsApp({
  files: stored,
  posters,
  access,
  packs,
  urls,
  logger,
  imageCacheFolder,
  imageCacheMaxBytes,
}: AssetsServices): Hono {
  const app = new Hono();
  const files = withAwaitedPosters(stored, posters);
  const responder = new FileResponder(files);
  const cache =
    imageCacheFolder === undefined
      ? new MemoryCache(imageCacheMaxBytes ?? 24 * 1024 * 1024)
      : new FolderCache({
          folder: imageCacheFolder,
          maxBytes: imageCacheMaxBytes ?? 512 * 1024 * 1024,
          logger,
        });
  const images = new ImageResponder(files, cache);
  const brand = new BrandFiles();

  // Of what is private only our own pages are handed the bytes: of files the workflow app, of premium animations the site.
  app.use("/private/*", async (context, next) => {
    await next();
    const isForSite = context.req.header("Origin") === urls.site;
    context.header("Access-Control-Allow-Origin", isForSite ? urls.site : urls.workflow);
    context.header("Vary", "Origin", { append: true });
    context.header("X-Robots-Tag", "noindex");
  });
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headersOfEverything)) context.header(name, value);
  });
  app.options("*", (context) => context.body(null, 204, preflightHeaders));
  app.get("/", (context) => context.redirect(urls.site));
  app.get("/files/:key", async (context) => {
    const key = await requirePublic(access, context.req.param("key"));
    return responder.respond(context.req.raw, key, { cacheControl: publicCacheControl });
  });
  app.get("/files/:key/:filename", async (context) => {
    const key = requireFileKey(context.req.param("key"));
    const disposition = attachment(context.req.param("filename"), key);
    await requirePublic(access, key);
    return responder.respond(context.req.raw, key, { cacheControl: publicCacheControl, disposition });
  });
  const sendPrivate = async (
    request: Request,
    named: { token: string; key: string },
    filename: string | null,
  ) => {
    const key = requireFileKey(named.key);
    const disposition = filename === null ? {} : { disposition: attachment(filename, key) };
    const seconds = await access.openPrivate({ token: named.token, key, filename });
    if (seconds === null)
      throw missing(key, "This address is over, or the file is gone. Open it from its workspace again.");
    return responder.respond(request, key, { cacheControl: privateCacheControl(seconds), ...disposition });
  };
  const archives = new PackResponder(files, packs, logger);
  app.get("/private/:token/:name{[a-z0-9-]{1,60}\\.zip}", async (context) => {
    const { token, name } = context.req.param();
    const seconds = await access.openPrivate({ token, key: name as `${string}.zip`, filename: null });
    if (seconds === null)
      throw new AppError("not-found", `no pack ${name} for whoever asks`, {
        publicMessage: "This address is over. Open the download from the page of the pack again.",
      });
    const cacheControl = privateCacheControl(seconds);
    return archives.respond(context.req.raw, slugOf(name), { withPremium: true, cacheControl });
  });
  app.get("/private/:token/:key", (context) => sendPrivate(context.req.raw, context.req.param(), null));
  app.get("/private/:token/:key/:filename", (context) =>
    sendPrivate(context.req.raw, context.req.param(), context.req.param("filename")),
  );
  app.get("/cdn-cgi/image/:options/*", async (context) => {
    const options = parseImageOptions(context.req.param("options"));
    return images.respond(context.req.raw, await requirePublic(access, pictureKey(context, urls)), options);
  });
  app.get("/og/:tissue/:name{.+\\.png}", async (context) => {
    const tissue = requireTissue(context.req.param("tissue"));
    const key = await requirePublic(access, context.req.param("name").slice(0, -".png".length));
    return images.respondForLink(context.req.raw, key, tissue);
  });
  app.get("/packs/:name{[a-z0-9-]{1,60}\\.zip}", (context) =>
    archives.respond(context.req.raw, slugOf(context.req.param("name")), {
      withPremium: false,
      cacheControl: "public, max-age=300",
    }),
  );
  app.get(
    "/brand/:name{.+}",
    (context) => brand.respond(context.req.raw, context.req.param("name")) ?? context.notFound(),
  );
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", (context) =>
    context.text("This host is read only.", 405, { Allow: "GET, HEAD, OPTIONS" }),
  );

  app.notFound((context) => refuse(context, 404, "There is nothing at this address."));
  app.onError((error, context) => {
    if (!(error instanceof AppError) || error.status >= 500)
      logger.error({ err: error, path: pathForLog(context.req.path) }, "an asset could not be sent");
    if (!(error instanceof AppError)) return refuse(context, 500, unexpectedErrorMessage);
    if (error.retryAfterInSeconds !== null) context.header("Retry-After", String(error.retryAfterInSeconds));
    return refuse(context, error.status, error.publicMessage);
  });
  return app;
}

/** A file that nothing public refers to is answered as one that is not there, before anything else of it is looked at. */
async function requirePublic(access: FileAccess, text: string): Promise<FileKey> {
  const key = requireFileKey(text);
  if (await access.isPublic(key)) return key;
  throw missing(key, "There is no such file.");
}

const slugOf = (archiveName: string): string => archiveName.slice(0, -".zip".length);

const missing = (key: FileKey, publicMessage: string): AppError =>
  new AppError("not-found", `no file ${key} for whoever asks`, { publicMessage });

/** The key in the address of the picture: `files/{key}`, or the same behind our own origin as CDNs allow it. */
function pictureKey(context: Context, urls: HostUrls): string {
  const path = context.req.path.split("/").slice(4).join("/");
  const own = path.startsWith(`${urls.assets}/`) ? path.slice(urls.assets.length + 1) : path;
  const match = /^files\/([^/]+)$/.exec(own);
  if (match?.[1] !== undefined) return match[1];
  throw new AppError("bad-request", "refused a picture from elsewhere", {
    publicMessage: "Not possible: only files of this host are resized.",
  });
}

function refuse(context: Context, status: AppError["status"] | 405, reason: string): Response {
  return context.text(reason, status, { "Cache-Control": "no-cache" });
}
