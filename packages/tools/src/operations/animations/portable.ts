import { type BakeExpressions, convert, portable, type PortableReport } from "@zoetrope/lottie";
import { openBooleans } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/**
 * What the targets do not draw, written so that they do; in the format that it came in. Programs of the file only run where that was asked
 * for (`isBaking`), and in a sandbox.
 */
export const run: EngineOperation<
  { targets: PortableReport["targets"]; isBaking: boolean },
  { file: MadeFile; report: PortableReport }
> = async (files, { targets, isBaking }, control, parts) => {
  const { name, bytes } = requireFile(files);
  const bake: BakeExpressions = async (source, options, within) => {
    const { bakeExpressions } = await import("@zoetrope/lottie/expressions");
    return await bakeExpressions(source, { ...options, interpreter: await parts.interpreter() }, within);
  };
  const baking = isBaking ? { bakeExpressions: bake } : {};
  const { result, report } = await portable(bytes, { targets, openBooleans, ...baking }, control);
  const written = await convert(result, { format: result.format });
  return { file: animationFile(name, written.report.format, written.result), report };
};
