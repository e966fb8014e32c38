import type { WrittenFormat } from "@zoetrope/lottie";
import { renamed } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

const kinds: Record<WrittenFormat, { extension: string; mediaType: string }> = {
  dotlottie: { extension: "lottie", mediaType: "application/zip+dotlottie" },
  json: { extension: "json", mediaType: "application/json" },
  tgs: { extension: "tgs", mediaType: "application/x-tgsticker" },
};

/** An animation under the name it came with, in the format that it has now. */
export const animationFile = (name: string, format: WrittenFormat, bytes: Uint8Array): MadeFile => ({
  name: renamed(name, kinds[format].extension),
  mediaType: kinds[format].mediaType,
  bytes: Uint8Array.from(bytes),
});
