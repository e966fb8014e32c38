import { listSeedEntries } from "../../apps/platform/src/seed/seed-entries.ts";
import { realAnimations } from "@zoetrope/lottie/testing/corpus";
import type { ComparedFile } from "./compare-files.ts";

/** Every `step`-th of the public collections (where they are), and every `step`-th of what a new platform starts with. */
export async function* filesOfMany(steps: { corpus: number; seed: number }): AsyncGenerator<ComparedFile> {
  let index = 0;
  for (const { path, bytes } of realAnimations())
    if (index++ % steps.corpus === 0) yield { path: path.split("/").slice(-3).join("/"), bytes };
  index = 0;
  for (const entry of await listSeedEntries())
    if (index++ % steps.seed === 0) yield { path: entry.sourceKey, bytes: await entry.load() };
}
