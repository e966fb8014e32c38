import { toGif, type GifReport, type ToGifOptions } from "@zoetrope/render";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

export const run: EngineOperation<Omit<ToGifOptions, "core">, { file: MadeFile; report: GifReport }> = async (
  files,
  options,
  control,
  parts,
) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await toGif(bytes, { ...options, core: await parts.core() }, control);
  return { file: { name: renamed(name, "gif"), mediaType: "image/gif", bytes: result }, report };
};
