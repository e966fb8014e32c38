import { convert, reducedMotion, retime } from "@zoetrope/lottie";
import { requireFile, type EngineOperation } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/** `speed`: a share of the one that it has. `still`: a frame to rest at for whoever asked for less motion. */
export type AccessibilityMend = { kind: "slower"; speed: number } | { kind: "still" };

/** An animation that keeps fewer people out, in the format that it came in. */
export const run: EngineOperation<AccessibilityMend, MadeFile> = async (files, mend, control) => {
  const { name, bytes } = requireFile(files);
  const { result } =
    mend.kind === "slower"
      ? await retime(bytes, { speed: mend.speed }, control)
      : await reducedMotion(bytes, {}, control);
  const written = await convert(result, { format: result.format });
  return animationFile(name, written.report.format, written.result);
};
