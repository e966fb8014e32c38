import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { AnimationVectors, Renderer } from "@zoetrope/render/server";
import { vectorsVersion } from "@zoetrope/render/vector-layout";
import { listSeedEntries, type DatedSeedEntry } from "../../apps/platform/src/seed/seed-entries.ts";

export interface MeasuredEntry {
  entry: DatedSeedEntry;
  bytes: Uint8Array;
  vectors: AnimationVectors;
  /** Variants of one drawing are one card. */
  card: string;
}

const atOnce = 4;

/** Every animation of the seed with its vectors, which are kept in the temporary folder for the next run. */
export async function measureSeed(
  renderer: Pick<Renderer, "measure">,
  progress: (message: string) => void,
): Promise<MeasuredEntry[]> {
  const entries = await listSeedEntries();
  const file = join(tmpdir(), `zoetrope-bench-vectors-${vectorsVersion}-${entries.length}`);
  const stored = existsSync(file) ? (deserialize(readFileSync(file)) as (AnimationVectors | null)[]) : null;
  const all: (AnimationVectors | null)[] = stored ?? [];
  const loaded = await Promise.all(entries.map(async ({ load }) => new Uint8Array(await load())));
  if (stored === null) {
    for (let at = 0; at < loaded.length; at += atOnce) {
      const some = await Promise.all(loaded.slice(at, at + atOnce).map((bytes) => renderer.measure(bytes)));
      all.push(...some.map((one) => ("refused" in one ? null : one)));
      if (at % 400 === 0) progress(`${at} of ${loaded.length} measured`);
    }
    writeFileSync(file, serialize(all));
  }
  return entries.flatMap((entry, at) => {
    const [bytes, vectors] = [loaded[at], all[at]];
    return bytes && vectors ? [{ entry, bytes, vectors, card: entry.variantGroup ?? entry.sourceKey }] : [];
  });
}
