/** By its byte order mark, or what its XML declaration names. */
export function textOf(source: string | Uint8Array): string {
  if (typeof source === "string") return source.replace(/^\uFEFF/, "");
  const start = new TextDecoder("latin1").decode(source.subarray(0, 100));
  const named = /^<\?xml[^>]*encoding\s*=\s*["']([\w.-]+)["']/.exec(start)?.[1];
  const encoding =
    source[0] === 0xff && source[1] === 0xfe
      ? "utf-16le"
      : source[0] === 0xfe && source[1] === 0xff
        ? "utf-16be"
        : (named ?? "utf-8");
  try {
    return new TextDecoder(encoding).decode(source);
  } catch {
    return new TextDecoder().decode(source);
  }
}
