import { toApng, type FramesReport, type MovingOptions } from "@zoetrope/render";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

export const run: EngineOperation<
  Omit<MovingOptions, "core">,
  { file: MadeFile; report: FramesReport }
> = async (files, options, control, parts) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await toApng(bytes, { ...options, core: await parts.core() }, control);
  return { file: { name: renamed(name, "png"), mediaType: "image/apng", bytes: result }, report };
};
