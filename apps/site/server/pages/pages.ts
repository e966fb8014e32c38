import { setTimeout as pause } from "node:timers/promises";
import { ifNoneMatchNames } from "@zoetrope/http";
import type { DeflateTexts } from "@zoetrope/http/deflate-texts";
import { readPageAddress, type PageAddress } from "./page-address.ts";
import {
  PageCache,
  bestEncoding,
  createCachedPage,
  firstEncoding,
  wholeOf,
  type CachedPage,
  type Encoding,
  type RenderedPage,
} from "./page-cache.ts";
import { addEncoding, createRefiner } from "./page-encodings.ts";

/** The part of pino's logger that pages use. */
export interface SiteLogger {
  error(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

const versionCheckIntervalInMs = 2_000;
/** After so long without a check, a visitor waits for one rather than seeing an old page. */
const maxUncheckedInMs = 30_000;

/** A visitor waits no longer than this for it: while the database is away, what is there is shown. */
const maxCheckInMs = 1_000;

/** An address that has a page, if only the one for 400. */
export type AnsweredAddress = Exclude<PageAddress, { kind: "redirect" }>;

export interface PagesOptions {
  renderPage(address: AnsweredAddress): Promise<RenderedPage>;
  /** Grows when pages may have changed. */
  readVersion(): Promise<number>;
  logger: SiteLogger;
  deflateTexts: DeflateTexts;
  cacheSizeInBytes: number;
  /** False while developing: every page is rendered anew. */
  keepsPages: boolean;
}

/** A page in an encoding that its visitor takes. */
export interface PreparedPage {
  page: CachedPage;
  encoding: Encoding;
  body: Buffer;
}

export type Pages = ReturnType<typeof createPages>;

/** Pages of the site with their cache: rendered once per catalogue version, refreshed behind the visitor's back. */
export function createPages({
  renderPage,
  readVersion,
  logger,
  deflateTexts,
  cacheSizeInBytes,
  keepsPages,
}: PagesOptions) {
  const cache = new PageCache(cacheSizeInBytes);
  const refiner = createRefiner();
  const rendering = new Map<string, Promise<CachedPage>>();
  let version = 0;
  let checkedAt = Number.NEGATIVE_INFINITY;
  let checking: Promise<void> | null = null;

  function checkVersion(): Promise<void> {
    checking ??= readVersion()
      .then(
        (current) => {
          version = current;
        },
        (error: unknown) => logger.warn({ err: error }, "catalogue version not read; cached pages stay"),
      )
      .finally(() => {
        checkedAt = performance.now();
        checking = null;
      });
    return checking;
  }

  function render(address: AnsweredAddress, key: string): Promise<CachedPage> {
    const running = rendering.get(key);
    if (running !== undefined) return running;
    // The version is the one before rendering: what changes meanwhile makes the page stale, not wrong for ever.
    const renderedVersion = version;
    const rendered = renderPage(address)
      .then((page) => createCachedPage(page, renderedVersion))
      .then((page) => {
        if (page.isCacheable && keepsPages) cache.set(key, page);
        return page;
      })
      .finally(() => rendering.delete(key));
    rendering.set(key, rendered);
    return rendered;
  }

  async function find(address: AnsweredAddress): Promise<{ page: CachedPage; isNew: boolean }> {
    const now = performance.now();
    if (now - checkedAt > maxUncheckedInMs) await Promise.race([checkVersion(), pause(maxCheckInMs)]);
    else if (now - checkedAt > versionCheckIntervalInMs) void checkVersion();
    const key = address.kind === "bad" ? `${address.locale} bad` : address.key;
    const known = cache.get(key);
    if (known === undefined) return { page: await render(address, key), isNew: true };
    known.wasUsed = true;
    if (known.version !== version) {
      render(address, key).catch((error: unknown) =>
        logger.warn({ err: error, key }, "stale page not refreshed"),
      );
    }
    return { page: known, isNew: false };
  }

  /** `asked`: path and query as they came, at which the page is found without reading them from now on. */
  async function prepare(
    address: AnsweredAddress,
    asked: string,
    acceptEncoding: string | null | undefined,
  ): Promise<PreparedPage> {
    const { page, isNew } = await find(address);
    const encoding = (isNew ? firstEncoding : bestEncoding)(acceptEncoding);
    const body = encoding === "identity" ? wholeOf(page) : await addEncoding(page, encoding, deflateTexts);
    if (page.isCacheable && keepsPages && page.status === 200) cache.addAddress(page, asked);
    return { page, encoding, body };
  }

  return {
    /** The page at exactly this address when it can be sent as it is; null when anything has to be done first. */
    fresh(address: string): CachedPage | null {
      const page = cache.getByAddress(address);
      if (
        page === undefined ||
        page.version !== version ||
        performance.now() - checkedAt > versionCheckIntervalInMs
      )
        return null;
      page.wasUsed = true;
      if (!page.isRefined) refiner.refine(page);
      return page;
    },

    /** What an address that can be read asks for; null for one that leads on or leads nowhere. */
    addressOf(asked: string): AnsweredAddress | null {
      const { pathname, search } = new URL(asked, "http://site");
      const address = readPageAddress(pathname, search);
      return address.kind === "page" ? address : null;
    },

    prepare,

    async respond(request: Request): Promise<Response> {
      const url = new URL(request.url);
      const address = readPageAddress(url.pathname, url.search);
      if (address.kind === "redirect") {
        return new Response(null, {
          status: 301,
          headers: { location: address.location, "cache-control": "public, max-age=3600" },
        });
      }
      const acceptEncoding = request.headers.get("accept-encoding");
      const { page, encoding, body } = await prepare(address, url.pathname + url.search, acceptEncoding);
      if (ifNoneMatchNames(request.headers.get("if-none-match"), [page.etag])) {
        return new Response(null, { status: 304, headers: page.baseHeaders });
      }
      const headers = new Headers(page.baseHeaders);
      if (encoding !== "identity") headers.set("content-encoding", encoding);
      headers.set("content-length", String(body.length));
      return new Response(request.method === "HEAD" ? null : (body as Uint8Array<ArrayBuffer>), {
        status: page.status,
        headers,
      });
    },
  };
}
