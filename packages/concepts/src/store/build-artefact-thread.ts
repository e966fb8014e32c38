import { buildArtefact } from "./build-artefact.ts";

/** The thread that `buildArtefactBeside` starts. */
buildArtefact();
