import type { ToolName } from "../../content/tool-names.ts";

type FileKind = "svg" | "animation";

/** What is usually wanted of an animation comes first. */
const forAnimations: readonly ToolName[] = [
  "web-player",
  "lottie-json-to-optimized-lottie-json",
  "lottie-to-gif",
  "lottie-to-video",
  "lottie-to-dotlottie",
  "lottie-to-svg",
  "lottie-to-webp",
  "lottie-to-apng",
  "lottie-accessibility-analyzer",
  "portable",
];

/** By its first bytes, whatever its name says; null for what none of the tools takes. */
async function kindOf(file: Blob): Promise<FileKind | null> {
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
  return text.startsWith("<") ? "svg" : null;
}

/** The tools that take these files, what is usually wanted first; none where a file fits in none of them. */
export async function fittingTools(files: readonly Blob[]): Promise<readonly ToolName[]> {
  const kinds = new Set(await Promise.all(files.map(kindOf)));
  if (files.length === 0 || kinds.size !== 1) return [];
  if (kinds.has("svg")) return ["svg-to-lottie"];
  if (!kinds.has("animation")) return [];
  return files.length === 2 ? ["compare"] : files.length === 1 ? forAnimations : [];
}
