/** The body of an answer; null where it has more than `maxBytes`. */
export async function readLimited({ body }: Response, maxBytes: number): Promise<Uint8Array | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > maxBytes) return null;
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
