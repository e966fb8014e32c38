import type { IncomingMessage } from "node:http";
import { pipeline, type Duplex } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { concatBytes } from "../concat-bytes.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";

const decoders: Record<string, () => Duplex> = {
  br: createBrotliDecompress,
  deflate: createInflate,
  gzip: createGunzip,
  "x-gzip": createGunzip,
};

const tooLarge = (maxBytes: number) =>
  new GuardedFetchError("too-large", `the response is longer than ${maxBytes} bytes`);

/** The body of a response, unpacked: neither what came nor what came of it may be longer than `maxBytes`. */
export async function readResponse(
  response: IncomingMessage,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers["content-length"] ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const coding = (response.headers["content-encoding"] ?? "identity").trim().toLowerCase();
  const createDecoder = decoders[coding];
  // One coding over another is for nothing but bombs.
  if (createDecoder === undefined && coding !== "identity" && coding !== "")
    throw new GuardedFetchError("refused", `the response is packed as ${coding.slice(0, 40)}`);
  const body = createDecoder === undefined ? response : pipeline(response, createDecoder(), () => undefined);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of body as AsyncIterable<Uint8Array>) {
    length += part.byteLength;
    if (length > maxBytes) throw tooLarge(maxBytes);
    parts.push(part);
  }
  return concatBytes(parts);
}

/** The first bytes of a body as they come, or less where it ends, breaks off or is too slow: what has come by then is enough. */
export async function readBeginning(
  response: IncomingMessage,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of response as AsyncIterable<Uint8Array>) {
      const wanted = part.subarray(0, maxBytes - length);
      length += wanted.byteLength;
      parts.push(wanted);
      if (length >= maxBytes || signal.aborted) break;
    }
  } catch {
    // It broke off.
  }
  return concatBytes(parts);
}
