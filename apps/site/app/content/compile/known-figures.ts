import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const repository = path.resolve(import.meta.dirname, "../../../../..");

interface Results {
  figures: readonly { id?: string; what: string; peer?: unknown }[];
}

function readResults(file: string): Results["figures"] {
  const address = path.join(repository, file);
  return existsSync(address) ? (JSON.parse(readFileSync(address, "utf8")) as Results).figures : [];
}

/** Why words may not show this figure of a case study's script; null when they may. */
export function faultOfMeasured(file: string, id: string): string | null {
  const results = `scripts/case-studies/results/${path.basename(file, ".mdx").replace(/\.[a-z]{2}$/, "")}.json`;
  return readResults(results).some((figure) => figure.id === id) ? null : `${results} has no figure "${id}"`;
}

/** Why words may not show this figure of a benchmark; null when they may. */
export function faultOfBenchmark(bench: string, what: string, isPeer: boolean): string | null {
  const results = `benchmarks/results/${path.basename(bench)}.json`;
  const figure = readResults(results).find((each) => each.what === what);
  if (figure === undefined) return `${results} has no figure "${what}"`;
  return isPeer && figure.peer === undefined ? `${results} compares "${what}" with nothing` : null;
}
