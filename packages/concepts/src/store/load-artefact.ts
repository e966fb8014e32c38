import { readFileSync } from "node:fs";
import { readArtefact, type Artefact } from "./artefact.ts";
import { artefactFile, buildArtefact } from "./build-artefact.ts";

/** What is known of words; compiled before where that was forgotten, so that a fresh checkout needs no step of its own. */
export function loadArtefact(): Artefact {
  buildArtefact();
  return readArtefact(readFileSync(artefactFile));
}
