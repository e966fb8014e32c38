import { buildArtefact } from "./build-artefact.ts";

/** The thread that `buildArtefactInThread` starts. */
buildArtefact();
