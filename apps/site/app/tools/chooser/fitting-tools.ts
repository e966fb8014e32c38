import type { ToolName } from "../../content/tool-names.ts";
import { fileKindOf } from "../parts/open-file/file-kind.ts";

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

/**
 * The tools that take these files, what is usually wanted first; none where no file fits in any of them. Where some do, the batch takes
 * all, and says of the others why not.
 */
export async function fittingTools(files: readonly Blob[]): Promise<readonly ToolName[]> {
  const kinds = new Set(await Promise.all(files.map(fileKindOf)));
  if (!kinds.has("animation") && !kinds.has("svg")) return [];
  if (kinds.size > 1) return ["batch"];
  if (kinds.has("svg")) return files.length === 1 ? ["svg-to-lottie"] : ["svg-to-lottie", "batch"];
  return files.length === 1 ? forAnimations : files.length === 2 ? ["compare", "batch"] : ["batch"];
}
