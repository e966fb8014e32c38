import { fitSize, type FitReport } from "@zoetrope/render";
import { renamed, requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { extensions, mediaTypes, movingFormatOf, type MovingChoice } from "./moving-format-of.ts";

/** The best file that is not larger than wished, or the smallest that there is. */
export const run: EngineOperation<
  MovingChoice & { maxBytes: number },
  { file: MadeFile; report: FitReport }
> = async (files, choice, control, parts) => {
  const { name, bytes } = requireFile(files);
  const { format: formatName, quality: _, dither: __, ...options } = choice;
  const [core, format] = await Promise.all([parts.core(), movingFormatOf(choice, parts)]);
  const { result, report } = await fitSize(bytes, { ...options, core, format }, control);
  return {
    file: {
      name: renamed(name, extensions[formatName]),
      mediaType: mediaTypes[formatName],
      bytes: result,
    },
    report,
  };
};
