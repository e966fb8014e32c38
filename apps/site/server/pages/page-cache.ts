import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { preferredEncoding, type ContentCoding } from "@zoetrope/http";
import type { PagePart } from "@zoetrope/page-app";

export type Encoding = ContentCoding | "identity";

/** What rendering a page gives; `isCacheable` false for failures. */
export interface RenderedPage {
  status: number;
  parts: readonly PagePart[];
  headers: Record<string, string>;
  isCacheable: boolean;
}

/** A page made ready to be sent any number of times. */
export interface CachedPage {
  status: number;
  etag: string;
  isCacheable: boolean;
  version: number;
  /** The page in its order: what it shares with others, and the bytes of its own. Null once its gzip says the same in less. */
  pieces: readonly PagePart[] | null;
  /** Bytes of the whole, and of what no other page has. */
  sizeInBytes: number;
  ownSizeInBytes: number;
  bodies: Partial<Record<ContentCoding, Buffer>>;
  /** Flat name, value list per encoding, for `ServerResponse.writeHead`. */
  headers: Partial<Record<Encoding, string[]>>;
  baseHeaders: Record<string, string>;
  notModifiedHeaders: string[];
  /** The lists above joined to those of every answer, as they were last asked for. */
  joined: { common: readonly string[]; lists: Map<string[], string[]> };
  wasUsed: boolean;
  /** Its brotli is as small as it gets, or will be (page-encodings.ts). */
  isRefined: boolean;
  addresses: string[];
}

export function createCachedPage(page: RenderedPage, version: number): CachedPage {
  const hash = createHash("sha1");
  let sizeInBytes = 0;
  let ownSizeInBytes = 0;
  for (const part of page.parts) {
    const isOwn = Buffer.isBuffer(part);
    sizeInBytes += bytesOf(part).length;
    if (isOwn) ownSizeInBytes += part.length;
    hash.update(isOwn ? part : part.digest);
  }
  const etag = `W/"${hash.digest("base64url")}"`;
  const baseHeaders = { ...page.headers, etag, vary: "accept-encoding" };
  const cached: CachedPage = {
    status: page.status,
    etag,
    isCacheable: page.isCacheable,
    version,
    pieces: page.parts,
    sizeInBytes,
    ownSizeInBytes,
    bodies: {},
    headers: {},
    baseHeaders,
    notModifiedHeaders: Object.entries(baseHeaders).flat(),
    joined: { common: [], lists: new Map() },
    wasUsed: false,
    isRefined: false,
    addresses: [],
  };
  cached.headers.identity = headerList(cached, "identity");
  return cached;
}

export const bytesOf = (piece: PagePart): Buffer => (Buffer.isBuffer(piece) ? piece : piece.bytes);

/** Put together anew each time: hardly anybody takes a page as it is. */
export const wholeOf = ({ pieces, bodies, sizeInBytes }: CachedPage): Buffer =>
  pieces === null
    ? gunzipSync(bodies.gzip ?? Buffer.alloc(0))
    : Buffer.concat(pieces.map(bytesOf), sizeInBytes);

/** The page's body in an encoding, when it is there. */
export const bodyIn = (page: CachedPage, encoding: Encoding): Buffer | undefined =>
  encoding === "identity" ? wholeOf(page) : page.bodies[encoding];

/** The headers of an encoding, when its body is there. */
export function headerList(page: CachedPage, encoding: Encoding): string[] {
  const list = Object.entries(page.baseHeaders).flat();
  const length = encoding === "identity" ? page.sizeInBytes : page.bodies[encoding]?.length;
  list.push("content-length", String(length ?? 0));
  if (encoding !== "identity") list.push("content-encoding", encoding);
  return list;
}

/**
 * One of the page's lists of headers, with those of every answer that the page does not set itself, and the request's id: a new flat
 * list for `ServerResponse.writeHead`. Node sends such a list as it is, where each header that is set costs a check and an object.
 */
export function headersWith(
  page: CachedPage,
  own: string[],
  common: readonly string[],
  requestId: string,
): string[] {
  if (page.joined.common !== common) page.joined = { common, lists: new Map() };
  let list = page.joined.lists.get(own);
  if (list === undefined) {
    const names = new Set(own.filter((_, index) => index % 2 === 0));
    const others: string[] = [];
    for (let index = 0; index < common.length; index += 2) {
      const [name = "", value = ""] = common.slice(index, index + 2);
      if (!names.has(name.toLowerCase())) others.push(name, value);
    }
    list = [...others, ...own];
    page.joined.lists.set(own, list);
  }
  return [...list, "X-Request-Id", requestId];
}

/** A page is sent in the best encoding that the browser takes. */
export const bestEncoding = (acceptEncoding: string | null | undefined): Encoding =>
  preferredEncoding(acceptEncoding) ?? "identity";

/**
 * While somebody waits for a page that nobody has asked for before: most are never asked for again, and of gzip what pages share is
 * there already (gzip-page.ts).
 */
export const firstEncoding = (acceptEncoding: string | null | undefined): Encoding =>
  preferredEncoding(acceptEncoding, ["gzip"]) ?? bestEncoding(acceptEncoding);

/** Pages by key and by the exact addresses they were asked for; bounded by bytes, the unused go first. */
export class PageCache {
  readonly #maxBytes: number;
  readonly #pages = new Map<string, CachedPage>();
  readonly #byAddress = new Map<string, CachedPage>();
  #bytes = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  get sizeInBytes(): number {
    return this.#bytes;
  }

  get(key: string): CachedPage | undefined {
    return this.#pages.get(key);
  }

  /** By path and query exactly as they arrived: nothing is parsed. */
  getByAddress(address: string): CachedPage | undefined {
    return this.#byAddress.get(address);
  }

  set(key: string, page: CachedPage): void {
    const old = this.#pages.get(key);
    if (old !== undefined) this.#remove(key, old);
    this.#pages.set(key, page);
    this.#bytes += weigh(page);
    while (this.#bytes > this.#maxBytes && this.#pages.size > 1) this.#evictOne();
  }

  /** At most four spellings of an address lead straight to a page; others are parsed each time. */
  addAddress(page: CachedPage, address: string): void {
    if (page.addresses.length >= 4 || page.addresses.includes(address)) return;
    page.addresses.push(address);
    this.#byAddress.set(address, page);
  }

  #evictOne(): void {
    for (const [key, page] of this.#pages) {
      if (!page.wasUsed) {
        this.#remove(key, page);
        return;
      }
      page.wasUsed = false;
      this.#pages.delete(key);
      this.#pages.set(key, page);
    }
  }

  #remove(key: string, page: CachedPage): void {
    this.#pages.delete(key);
    this.#bytes -= weigh(page);
    for (const address of page.addresses)
      if (this.#byAddress.get(address) === page) this.#byAddress.delete(address);
  }
}

/** HTML compresses to about a fifth: both encodings are counted before they exist. What pages share is counted where it is kept. */
const weigh = ({ ownSizeInBytes, sizeInBytes }: CachedPage): number =>
  Math.ceil(ownSizeInBytes + sizeInBytes / 2) + 1_000;
