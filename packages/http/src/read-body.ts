import { concatBytes } from "./concat-bytes.ts";

/**
 * The body of a request, or of another host's response, up to `maxBytes`; null when there is more. What claims to be longer is not read at all, what turns out to be
 * longer is left where the limit is (OWASP ASVS 5.0 v5.0.0-5.2.1).
 */
export async function readBody(
  message: Request | Response,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(message.headers.get("content-length") ?? 0) > maxBytes) return null;
  if (message.body === null) return new Uint8Array();
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of message.body) {
    length += part.byteLength;
    if (length > maxBytes) return null;
    parts.push(part);
  }
  return concatBytes(parts);
}
