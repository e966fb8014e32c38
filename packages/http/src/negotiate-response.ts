import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { preferredEncoding, type ContentCoding } from "./content-coding.ts";
import { ifNoneMatchNames } from "./entity-tags.ts";

/** Less than this is one packet anyway. */
const minBytesToCompress = 1_000;

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);

/** Somebody waits: 4 takes a quarter of the time of 6. */
const brotliQuality = 4;

const compress: Record<ContentCoding, (bytes: Uint8Array) => Promise<Buffer>> = {
  br: (bytes) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        // No wider than the body: the window counts as V8's own memory.
        [constants.BROTLI_PARAM_LGWIN]: Math.min(
          Math.max(Math.ceil(Math.log2(bytes.length + 16)), constants.BROTLI_MIN_WINDOW_BITS),
          constants.BROTLI_DEFAULT_WINDOW,
        ),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => compressGzip(bytes),
};

/** A whole response as it is asked for any number of times, each compression made once. */
export interface NegotiableResponse {
  readonly sizeInBytes: number;
  /** As this request may have it. */
  respond(request: Request): Promise<Response>;
}

/** Null for what is no whole response with status 200: that goes out as it is. */
export async function createNegotiableResponse(response: Response): Promise<NegotiableResponse | null> {
  if (response.status !== 200 || response.body === null) return null;
  const bytes = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  // Weak, since it is the same for every coding of the body.
  const tag = `W/"${hash("sha256", bytes, "base64url").slice(0, 22)}"`;
  headers.set("etag", tag);
  const compressed = new Map<ContentCoding, Promise<Uint8Array<ArrayBuffer>>>();

  function bodyIn(coding: ContentCoding): Promise<Uint8Array<ArrayBuffer>> {
    const known = compressed.get(coding);
    if (known !== undefined) return known;
    const made = compress[coding](bytes).then((body) => Uint8Array.from(body));
    compressed.set(coding, made);
    return made;
  }

  return {
    sizeInBytes: bytes.byteLength,
    async respond(request) {
      const own = new Headers(headers);
      if (ifNoneMatchNames(request.headers.get("if-none-match"), [tag])) {
        own.delete("content-type");
        return new Response(null, { status: 304, headers: own });
      }
      const coding =
        bytes.length < minBytesToCompress ? null : preferredEncoding(request.headers.get("accept-encoding"));
      if (coding === null) return new Response(bytes, { headers: own });
      own.set("content-encoding", coding);
      return new Response(await bodyIn(coding), { headers: own });
    },
  };
}

/**
 * A whole response with status 200 as this request may have it: with a weak entity tag of its bytes, 304 without a body where the
 * client holds them already (RFC 9110 section 13), compressed where it accepts that. Other responses are handed back as they are.
 */
export async function negotiateResponse(request: Request, response: Response): Promise<Response> {
  const negotiable = await createNegotiableResponse(response);
  return negotiable === null ? response : await negotiable.respond(request);
}
