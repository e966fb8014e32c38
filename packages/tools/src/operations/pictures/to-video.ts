import { toVideo, type ToVideoOptions, type VideoReport } from "@zoetrope/render/browser-video";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { mediaTypes } from "./moving-format-of.ts";

/** MP4 or WebM, by the encoders of the browser. */
export const run: EngineOperation<
  Omit<ToVideoOptions, "core">,
  { file: MadeFile; report: VideoReport }
> = async (files, options, control, parts) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await toVideo(bytes, { ...options, core: await parts.core() }, control);
  return {
    file: { name: renamed(name, options.format), mediaType: mediaTypes[options.format], bytes: result },
    report,
  };
};
