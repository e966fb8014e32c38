import { estimateSize, type SizeEstimate } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import { movingFormatOf, type MovingChoice } from "./moving-format-of.ts";

/** About how large the file would become, from some of its frames. */
export const run: EngineOperation<MovingChoice, SizeEstimate> = async (files, choice, control, parts) => {
  const { format: _, quality: __, dither: ___, ...options } = choice;
  const [core, format] = await Promise.all([parts.core(), movingFormatOf(choice, parts)]);
  const { result } = await estimateSize(requireFile(files).bytes, { ...options, core, format }, control);
  return result;
};
