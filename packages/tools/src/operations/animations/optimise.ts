import { optimise, type OptimiseOptions, type OptimiseReport } from "@zoetrope/lottie";
import { lazyPictureCodec, openFrames } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/** Smaller, with every frame drawn before and after (`isMeasured`), or only what shows nowhere left out. */
export const run: EngineOperation<
  Pick<OptimiseOptions, "format" | "passes" | "bound" | "pictureFormat"> & { isMeasured: boolean },
  { file: MadeFile; report: OptimiseReport }
> = async (files, { isMeasured, ...options }, control, parts) => {
  const { name, bytes } = requireFile(files);
  const renderers = isMeasured ? [{ name: "ThorVG", openFrames: openFrames(await parts.core()) }] : [];
  const pictureCodec = lazyPictureCodec(() => parts.pictureCodec());
  const { result, report } = await optimise(bytes, { ...options, pictureCodec, renderers }, control);
  return { file: animationFile(name, report.format, result), report };
};
