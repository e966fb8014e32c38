import {
  type ColourFinding,
  convert,
  mendColours,
  type ParsedAnimation,
  reducedMotion,
  retime,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { type EngineOperation, requireFile } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";
import { animationFile } from "./animation-file.ts";

/**
 * `speed`: a share of the one that it has. `still`: a frame to rest at for whoever asked for less motion. `colours`: others, so that what was
 * found at a width is gone.
 */
export type AccessibilityMend =
  | { kind: "slower"; speed: number }
  | { kind: "still" }
  | { kind: "colours"; finding: ColourFinding; width: number };

/** An animation that keeps fewer people out, in the format that it came in; null where nothing of the kind can be changed in it. */
export const run: EngineOperation<AccessibilityMend, MadeFile | null> = async (
  files,
  mend,
  control,
  parts,
) => {
  const { name, bytes } = requireFile(files);
  const mended = await mendedBy();
  if (mended === null) return null;
  const written = await convert(mended, { format: mended.format });
  return animationFile(name, written.report.format, written.result);

  async function mendedBy(): Promise<ParsedAnimation | null> {
    if (mend.kind === "slower") return (await retime(bytes, { speed: mend.speed }, control)).result;
    if (mend.kind === "still") return (await reducedMotion(bytes, {}, control)).result;
    const { finding, width } = mend;
    const drawing = openFrames(await parts.core());
    const { result, report } = await mendColours(bytes, { finding, width, openFrames: drawing }, control);
    return report.changes === 0 ? null : result;
  }
};
