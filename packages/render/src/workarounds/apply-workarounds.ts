import {
  type Diagnostic,
  diagnosticSeverities,
  findDrawingMistakes,
  type LottieJson,
} from "@zoetrope/lottie";
import { withoutMergedPaths, withSolidsAsShapes, withUprightMasks } from "@zoetrope/lottie/portable";
import { openBooleans } from "./boolean-paths.ts";

/** ThorVG draws these as a union. */
const modes = [3, 4, 5];
/** Frames that are worked out one by one where merged paths move. */
const maxBakedFrames = 600;

/**
 * The same animation, written so that ThorVG draws it as meant, where that is exact; and a finding for what stays. A document without
 * such things is handed back as it is.
 */
export async function applyWorkarounds(
  json: LottieJson,
  location: Pick<Diagnostic, "file" | "animationId">,
): Promise<{ json: LottieJson; diagnostics: Diagnostic[] }> {
  const before = findDrawingMistakes(json);
  if (before.size === 0) return { json, diagnostics: [] };
  let corrected = json;
  if (before.has("solidOpacity")) corrected = withSolidsAsShapes(corrected);
  if (before.has("maskInversion")) corrected = withUprightMasks(corrected);
  if (before.has("mergePaths"))
    corrected = withoutMergedPaths(corrected, {
      combine: await openBooleans(),
      modes,
      budget: { frames: maxBakedFrames },
    });
  const diagnostics: Diagnostic[] = [];
  for (const [feature, pointers] of findDrawingMistakes(corrected)) {
    const all = before.get(feature) ?? [];
    diagnostics.push({
      code: "drawn-otherwise",
      severity: diagnosticSeverities["drawn-otherwise"],
      ...location,
      // Where some were corrected, which one is left is not known by its place.
      pointer: all.length === pointers.length ? (all[0] ?? null) : null,
      byteOffset: null,
      parameters: { feature, count: pointers.length },
    });
  }
  return { json: corrected, diagnostics };
}
