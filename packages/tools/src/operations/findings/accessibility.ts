import {
  analyseAccessibility,
  embedCertificate,
  parseAnimation,
  type AccessibilityAnalysis,
} from "@zoetrope/lottie";
import { openFrames } from "@zoetrope/render";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import type { MadeFile } from "../../engine/engine-protocol.ts";
import { animationFile } from "../animations/animation-file.ts";

/** What keeps people out, with its timeline, and the animation as a dotLottie with the certificate of it. */
export const run: EngineOperation<
  { width: number },
  { analysis: AccessibilityAnalysis; certified: MadeFile }
> = async (files, { width }, control, parts) => {
  const { name, bytes } = requireFile(files);
  const { result } = await analyseAccessibility(
    bytes,
    { openFrames: openFrames(await parts.core()), width, hasTimeline: true },
    control,
  );
  const certified = animationFile(name, "dotlottie", await embedCertificate(parseAnimation(bytes), result));
  return { analysis: result, certified };
};
