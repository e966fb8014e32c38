export type FileKind = "svg" | "animation";

/** HTML may hold drawings, and is none. Declarations and comments may come before. */
const webPage = /^(?:<\?[^>]*>|<!--[\s\S]*?-->|\s)*<(?:!doctype\s+html|html)\b/i;

/** By its first bytes, whatever its name says; null for what none of the tools takes. */
export async function fileKindOf(file: Blob): Promise<FileKind | null> {
  const bytes = new Uint8Array(await file.slice(0, 512).arrayBuffer());
  const [first, second] = bytes;
  const isZip = first === 0x50 && second === 0x4b;
  const isGzip = first === 0x1f && second === 0x8b;
  if (isZip || isGzip) return "animation";
  // Marks of byte order and blanks may come before.
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const text = new TextDecoder(isUtf16 ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8")
    .decode(bytes)
    .trimStart();
  if (text.startsWith("{")) return "animation";
  return text.startsWith("<") && !webPage.test(text) ? "svg" : null;
}
