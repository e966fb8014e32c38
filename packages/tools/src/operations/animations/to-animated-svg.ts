import { toAnimatedSvg, type ToAnimatedSvgReport } from "@zoetrope/lottie";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";

/** SVG that moves by itself. */
export const run: EngineOperation<
  { isLooping: boolean },
  { file: MadeFile; report: ToAnimatedSvgReport }
> = async (files, options, control) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await toAnimatedSvg(bytes, options, control);
  return {
    file: { name: renamed(name, "svg"), mediaType: "image/svg+xml", bytes: new TextEncoder().encode(result) },
    report,
  };
};
