import { convert, type ConvertOptions, type ConvertReport } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/** Lottie JSON as dotLottie and back. */
export const run: EngineOperation<ConvertOptions, { file: MadeFile; report: ConvertReport }> = async (
  files,
  options,
  control,
) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await convert(bytes, options, control);
  return { file: animationFile(name, report.format, result), report };
};
