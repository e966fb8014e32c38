import { toAnimatedWebp, type FramesReport, type ToAnimatedWebpOptions } from "@zoetrope/render";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

export const run: EngineOperation<
  Omit<ToAnimatedWebpOptions, "core" | "encoder">,
  { file: MadeFile; report: FramesReport }
> = async (files, options, control, parts) => {
  const { name, bytes } = requireFile(files);
  const [core, encoder] = await Promise.all([parts.core(), parts.webpEncoder()]);
  const { result, report } = await toAnimatedWebp(bytes, { ...options, core, encoder }, control);
  return { file: { name: renamed(name, "webp"), mediaType: "image/webp", bytes: result }, report };
};
