/** What a file that is an example is, by how it begins; null for everything else. */
export function exampleKindOf(bytes: Uint8Array): "animation" | "picture" | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0x50 && second === 0x4b) return "animation"; // an archive: dotLottie
  if (first === 0x89 && second === 0x50 && third === 0x4e && fourth === 0x47) return "picture"; // PNG
  if (first === 0xff && second === 0xd8 && third === 0xff) return "picture"; // JPEG
  const opening = new TextDecoder("latin1").decode(bytes.subarray(0, openingBytes));
  if (opening.startsWith("RIFF") && opening.slice(8, 12) === "WEBP") return "picture";
  const text = opening.replace(/^\u00ef\u00bb\u00bf/, "").trimStart();
  if (text.startsWith("{")) return "animation";
  return /<svg[\s>]/i.test(text) && text.startsWith("<") ? "picture" : null;
}

/** Comments and declarations stand before the root of an SVG. */
const openingBytes = 4_096;
