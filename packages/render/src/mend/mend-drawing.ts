import {
  type Diagnostic,
  diagnosticSeverities,
  findDrawingMistakes,
  type LottieJson,
} from "@zoetrope/lottie";
import { mendMasks } from "./mend-masks.ts";
import { mendMergedPaths } from "./mend-merged-paths.ts";
import { mendSolids } from "./mend-solids.ts";

/**
 * The same animation, written so that ThorVG draws it as meant, where that is exact; and a finding for what stays. A document without
 * such things is handed back as it is.
 */
export async function mendDrawing(
  json: LottieJson,
  place: Pick<Diagnostic, "file" | "animationId">,
): Promise<{ json: LottieJson; diagnostics: Diagnostic[] }> {
  const before = findDrawingMistakes(json);
  if (before.size === 0) return { json, diagnostics: [] };
  let mended = json;
  if (before.has("solidOpacity")) mended = mendSolids(mended);
  if (before.has("maskInversion")) mended = mendMasks(mended);
  if (before.has("mergePaths")) mended = await mendMergedPaths(mended);
  const diagnostics: Diagnostic[] = [];
  for (const [feature, pointers] of findDrawingMistakes(mended)) {
    const all = before.get(feature) ?? [];
    diagnostics.push({
      code: "drawn-otherwise",
      severity: diagnosticSeverities["drawn-otherwise"],
      ...place,
      // Where some were mended, which one is left is not known by its place.
      pointer: all.length === pointers.length ? (all[0] ?? null) : null,
      byteOffset: null,
      parameters: { feature, count: pointers.length },
    });
  }
  return { json: mended, diagnostics };
}
