import { concatBytes } from "@zoetrope/lottie/concat-bytes";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { mayRunPrograms, parseAnimation, toDotLottie, withoutPrograms } from "@zoetrope/lottie";
import type { ReelErrorCode, ReelSource } from "./reel-protocol.ts";

/** More than any animation a page should play; a browser tab is not the place to find out how much memory is left. */
export const maxSourceBytes = maxFileBytes;

/** Why a file could not be shown. */
export class SourceError extends Error {
  readonly code: ReelErrorCode;
  constructor(code: ReelErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

async function readLimited(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new SourceError("too-large", `The file is larger than ${maxSourceBytes} bytes`);
  if (Number(response.headers.get("content-length") ?? 0) > maxSourceBytes) throw tooLarge();
  if (!response.body) return new Uint8Array(await response.arrayBuffer());
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.byteLength;
    if (length > maxSourceBytes) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(value);
  }
  return concatBytes(chunks);
}

/**
 * What the renderer may be given: it runs the programs of a file, so what has some is written anew without them, also where
 * it was stored before such files were refused; and what goes beyond the limits is refused here as well.
 */
function asData(bytes: Uint8Array<ArrayBuffer>): ArrayBuffer | string {
  try {
    const parsed = parseAnimation(bytes, { maxBytes: maxSourceBytes });
    // The renderer opens no archive without a manifest.
    const isPlainZip = parsed.format === "dotlottie" && parsed.dotLottieVersion === null;
    if (!isPlainZip && !mayRunPrograms(bytes))
      return parsed.format === "dotlottie" ? bytes.buffer : new TextDecoder().decode(bytes);
    const safe = withoutPrograms(parsed);
    if (safe.format === "json") return JSON.stringify(safe.animations[0]?.json);
    return new Uint8Array(toDotLottie(safe, { deflate: (each) => each })).buffer;
  } catch (cause) {
    throw new SourceError("file", cause instanceof Error ? cause.message : "The file cannot be read");
  }
}

/** The data of a source as the renderer takes it: text for JSON, a buffer for dotLottie. Throws SourceError. */
export async function readSource(source: ReelSource, signal: AbortSignal): Promise<ArrayBuffer | string> {
  if ("json" in source) return asData(new TextEncoder().encode(source.json));
  if ("bytes" in source) return asData(new Uint8Array(source.bytes));
  let response: Response;
  try {
    response = await fetch(source.url, { signal, credentials: "omit" });
  } catch (cause) {
    throw new SourceError("fetch", cause instanceof Error ? cause.message : "The file did not arrive");
  }
  if (!response.ok) throw new SourceError("fetch", `The file answered with status ${response.status}`);
  return asData(await readLimited(response));
}
