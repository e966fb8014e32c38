import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Logger } from "pino";
import { root } from "../page-apps/page-apps.ts";
import { contentHash } from "../page-apps/content-hash.ts";
import type { DatedSeedEntry } from "./seed-entries.ts";
import { isFinal, type SeedOutcome } from "./seed-outcome.ts";
import type { Services } from "../start/services.ts";

const mark = "seed";
const sources = [
  "packages/icons/src",
  "packages/originals/src",
  "packages/originals/messages",
  "apps/platform/src/seed",
];
const collections = [
  "@iconify-json/lucide/package.json",
  "@meteocons/lottie/package.json",
  "react-useanimations/package.json",
];

/** While sixteen are being written together, the next sixteen are prepared, four at a time (`RecordBatches` of the catalogue). */
const filesOnTheirWay = 36;

/** Changes with everything that the seed is made of. */
function seedVersion(): string {
  const require = createRequire(import.meta.url);
  const versions = collections.map((manifest) => {
    const { name, version } = JSON.parse(readFileSync(require.resolve(manifest), "utf8")) as {
      name: string;
      version: string;
    };
    return `${name}@${version}`;
  });
  return [...versions, contentHash(root, sources)].join(" ");
}

type SeedPart = "featured" | "sample" | "all";

/** Loads what the seed is made of, which takes seconds: before the database is there, where somebody waits for both. */
export async function listEntriesOf(part: SeedPart): Promise<readonly DatedSeedEntry[]> {
  const { listFeaturedEntries, listSampleEntries, listSeedEntries } = await import("./index.ts");
  const lists = { featured: listFeaturedEntries, sample: listSampleEntries, all: listSeedEntries };
  return await lists[part]();
}

export interface SeedOnceOptions {
  services: Pick<Services, "catalog" | "database">;
  logger: Logger;
  onProgress: (done: number, total: number) => void;
  signal: AbortSignal;
  /** `featured`: only what the first pages show; `sample`: a seventh. The rest is left to a later seeding. Default: all of it. */
  part?: SeedPart;
  /** Of that part; default: they are listed now. */
  entries?: Promise<readonly DatedSeedEntry[]>;
}

/** What is written down once a part of the seed is there. */
const markOf = (part: "sample" | "all"): string =>
  part === "all" ? seedVersion() : `${seedVersion()} ${part}`;

/** True when the catalogue holds this version of the seed. */
export async function isSeeded(
  { database }: Pick<Services, "database">,
  part: "sample" | "all",
): Promise<boolean> {
  return (await database.getMark(mark)) === markOf(part);
}

/** Fills the catalogue, or goes on where an earlier seeding was stopped. */
export async function seedOnce({
  services,
  logger,
  onProgress,
  signal,
  part = "all",
  entries: listed = listEntriesOf(part),
}: SeedOnceOptions): Promise<SeedOutcome> {
  const { seedCatalogue } = await import("./index.ts");
  const entries = await listed;
  return await services.database.asJob(async () => {
    const outcome = await seedCatalogue({
      catalog: services.catalog,
      logger,
      onProgress,
      signal,
      entries,
      // The first pages show the featured at once; of a sample all is wanted at its end.
      isPicturedLater: part === "all",
      concurrency: filesOnTheirWay,
    });
    // What a later seed has made premium plays its poster until now.
    if (outcome.updated > 0) await services.catalog.makePreviews({ signal });
    // Featured first, then the newest: until then the order is that of arrival.
    if (outcome.stored + outcome.updated > 0) await services.catalog.rank({ signal });
    signal.throwIfAborted();
    // Without the mark the next start tries again.
    if (part !== "featured" && isFinal(outcome)) await services.database.setMark(mark, markOf(part));
    return outcome;
  });
}
