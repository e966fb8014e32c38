import { convert, portable, type PortableReport } from "@zoetrope/lottie";
import { openBooleans } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/** What the targets do not draw, written so that they do; in the format that it came in. */
export const run: EngineOperation<
  { targets: PortableReport["targets"] },
  { file: MadeFile; report: PortableReport }
> = async (files, { targets }, control) => {
  const { name, bytes } = requireFile(files);
  const { result, report } = await portable(bytes, { targets, openBooleans }, control);
  const written = await convert(result, { format: result.format });
  return { file: animationFile(name, written.report.format, written.result), report };
};
