import { renderFrame } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";

/** Small: nobody sees it. */
const sideInPixels = 8;

/** The first of a few frames that shows something worth showing, for whoever asked for stillness. */
export const run: EngineOperation<null, number> = async (files, _options, control, parts) => {
  const size = { width: sideInPixels, height: sideInPixels };
  const { result } = await renderFrame(
    requireFile(files).bytes,
    { core: await parts.core(), ...size, frame: "poster" },
    control,
  );
  return result.frame;
};
