import type { ParsedAnimation } from "@zoetrope/lottie";
import { renamed } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";

/** An animation under the name it came with, in the format that it has now. */
export const animationFile = (
  name: string,
  format: ParsedAnimation["format"],
  bytes: Uint8Array,
): MadeFile => ({
  name: renamed(name, format === "json" ? "json" : "lottie"),
  mediaType: format === "json" ? "application/json" : "application/zip+dotlottie",
  bytes: Uint8Array.from(bytes),
});
