import type { OperationControl } from "@zoetrope/lottie";
import { pageEngine, type ResultOf } from "@zoetrope/tools/engine";
import { initialMovement, presetFor, type Movement } from "./movement.ts";
import type { OpenedSvg } from "./opened-svg.ts";

export type ConvertedSvg = ResultOf<"fromSvg">;

/** What an SVG becomes by a movement, in both formats. */
export async function convertSvg(
  svg: Pick<OpenedSvg, "file" | "facts">,
  movement: Movement,
  control: OperationControl,
): Promise<ConvertedSvg> {
  const preset = presetFor(movement, svg);
  const files = preset?.name === "morph" && movement.target !== null ? [movement.target] : [];
  return await pageEngine().run(
    "fromSvg",
    [svg.file, ...files],
    // What is usual is not said: then the command line, to which it is not said either, gives the same bytes.
    {
      preset,
      ...(movement.frameRate === initialMovement.frameRate ? {} : { frameRate: movement.frameRate }),
    },
    control,
  );
}
