import {
  type ColourFinding,
  convert,
  fixColours,
  type ParsedAnimation,
  reducedMotion,
  retime,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { type EngineOperation, requireFile } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/**
 * `speed`: a share of the one that it has. `still`: a frame to rest at for whoever asked for less motion. `colours`: others, so that what was
 * found at a width is gone.
 */
export type AccessibilityFix =
  | { kind: "slower"; speed: number }
  | { kind: "still" }
  | { kind: "colours"; finding: ColourFinding; width: number };

/** An animation that keeps fewer people out, in the format that it came in; null where nothing of the kind can be changed in it. */
export const run: EngineOperation<AccessibilityFix, MadeFile | null> = async (files, fix, control, parts) => {
  const { name, bytes } = requireFile(files);
  const corrected = await correctedBy();
  if (corrected === null) return null;
  const written = await convert(corrected, { format: corrected.format });
  return animationFile(name, written.report.format, written.result);

  async function correctedBy(): Promise<ParsedAnimation | null> {
    if (fix.kind === "slower") return (await retime(bytes, { speed: fix.speed }, control)).result;
    if (fix.kind === "still") return (await reducedMotion(bytes, {}, control)).result;
    const { finding, width } = fix;
    const drawing = openFrames(await parts.core());
    const { result, report } = await fixColours(bytes, { finding, width, openFrames: drawing }, control);
    return report.changes === 0 ? null : result;
  }
};
