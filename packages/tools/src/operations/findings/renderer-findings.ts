import { parseAnimation, withoutPrograms, type Diagnostic, type Target } from "@zoetrope/lottie";
import { DiagnosticLog, diagnoseForTargets, featurePointers } from "@zoetrope/lottie/targets";
import { requireFile, type EngineOperation } from "../../engine/engine-operation.ts";
import { rendererTitles, type RendererName } from "../../renderers/renderer-names.ts";

const targetOf: Record<RendererName, Target> = {
  thorvg: "thorvg",
  skottie: "skottie",
  "lottie-web": "web-svg",
};

/**
 * What a renderer in this page does not draw although its target does: the light build of lottie-web has no effects and does not turn
 * layers along their path, and Skottie in WebAssembly has no fonts, without which it sets no text, not even in outlines that the file
 * brings, as the probes of `scripts/supported-features` show when they are drawn with them.
 */
const leftOut: Partial<Record<RendererName, Parameters<typeof featurePointers>[1]>> = {
  skottie: ["text"],
  "lottie-web": ["effects", "auto-orientation"],
};

/** What the first animation of a file uses that a renderer is known not to draw as meant. Of its programs, which nothing here runs, nothing is said. */
export const run: EngineOperation<{ renderer: RendererName }, Diagnostic[]> = (files, { renderer }) => {
  const [animation] = withoutPrograms(parseAnimation(requireFile(files).bytes)).animations;
  const log = new DiagnosticLog();
  if (animation !== undefined) {
    diagnoseForTargets(animation.json, [targetOf[renderer]], log);
    for (const [feature, pointer] of featurePointers(animation.json, leftOut[renderer] ?? []))
      log.add("target-left", pointer, { feature, support: "no" });
  }
  const targets = rendererTitles[renderer];
  for (const each of log.found) each.parameters = { ...each.parameters, targets };
  return Promise.resolve(log.found);
};
