import { buildArtefactInThread, isArtefactBuilt } from "@zoetrope/concepts/build-artefact";
import type { StartupReporter } from "../start/startup-reporter.ts";

/**
 * Begins to compile what words mean, where that has not been done since they changed, and does `meanwhile`, which leaves a processor
 * idle; shows only what of the words is left then. `meanwhile` is given what waits for them.
 */
export async function buildStaleLexicon(
  reporter: Pick<StartupReporter, "step">,
  meanwhile: (compiled: Promise<void>) => Promise<void>,
): Promise<void> {
  if (isArtefactBuilt()) return await meanwhile(Promise.resolve());
  const compiling = buildArtefactInThread();
  // Who waits for it hears of it, after what is done meanwhile.
  compiling.catch(() => {});
  await meanwhile(compiling);
  await reporter.step("Compile the words of the search", () => compiling);
}
