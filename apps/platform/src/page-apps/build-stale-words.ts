import { buildArtefact, isArtefactBuilt } from "@zoetrope/concepts/build-artefact";
import type { StartupReporter } from "../start/startup-reporter.ts";

/** Compiles what words mean, where that has not been done since they changed. */
export async function buildStaleWords(reporter: Pick<StartupReporter, "step">): Promise<void> {
  if (!isArtefactBuilt()) await reporter.step("Compile the words of the search", async () => buildArtefact());
}
