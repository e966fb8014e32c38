import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { ContentCoding } from "@zoetrope/http";
import type { DeflateTexts } from "@zoetrope/http/deflate-texts";
import { headerList, wholeOf, type CachedPage } from "./page-cache.ts";
import { gzipPage } from "./gzip-page.ts";

const compressBrotli = promisify(brotliCompress);

/** Somebody waits for the first: 3 takes a third of the time of 5, which is a ninth smaller. */
const quickQuality = 3;
const bestQuality = 11;

/** As far back as the text is long: the default is 4 MB, counted as V8's own, which makes it collect its heap page after page. */
const windowBits = ({ length }: Buffer): number =>
  Math.min(
    Math.max(Math.ceil(Math.log2(length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
    constants.BROTLI_DEFAULT_WINDOW,
  );

const brotli = (text: Buffer, quality: number): Promise<Buffer> =>
  compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(text),
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });

const compressing = new WeakMap<CachedPage, Partial<Record<ContentCoding, Promise<Buffer>>>>();

/** Compresses once, also for visitors that come at the same moment; afterwards the encoding is served from memory. */
export async function addEncoding(
  page: CachedPage,
  encoding: ContentCoding,
  deflateTexts: DeflateTexts,
): Promise<Buffer> {
  const known = page.bodies[encoding];
  if (known !== undefined) return known;
  const running = compressing.get(page) ?? {};
  compressing.set(page, running);
  return (running[encoding] ??= compress(page, encoding, deflateTexts).finally(
    () => delete running[encoding],
  ));
}

async function compress(
  page: CachedPage,
  encoding: ContentCoding,
  deflateTexts: DeflateTexts,
): Promise<Buffer> {
  const body =
    encoding === "br"
      ? await brotli(wholeOf(page), quickQuality)
      : await gzipPage(page.pieces ?? [wholeOf(page)], deflateTexts);
  setBody(page, encoding, body);
  if (encoding === "gzip") page.pieces = null;
  return body;
}

function setBody(page: CachedPage, encoding: ContentCoding, body: Buffer): void {
  page.bodies[encoding] = body;
  page.headers[encoding] = headerList(page, encoding);
}

/** Pages beyond these are found again by their next visitor. */
const maxWaiting = 100;

/** Makes the brotli of pages that are asked for again as small as it gets: one after the other, behind everybody's back. */
export function createRefiner(): { refine(page: CachedPage): void } {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const shrink = async (page: CachedPage): Promise<void> => {
    try {
      const body = await brotli(wholeOf(page), bestQuality);
      if (body.length < (page.bodies.br?.length ?? 0)) setBody(page, "br", body);
    } catch {
      // What is there already is served on.
    } finally {
      waiting -= 1;
    }
  };
  return {
    refine(page) {
      if (page.isRefined || page.bodies.br === undefined || waiting >= maxWaiting) return;
      page.isRefined = true;
      waiting += 1;
      last = last.then(() => shrink(page));
    },
  };
}
