import type { Database } from "@zoetrope/database";
import { accessibilityVersion } from "@zoetrope/lottie";
import type { Renderer } from "@zoetrope/render/server";
import { nullIfDamaged, type FileKey, type FileStore } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { backfill, type BackfillOptions } from "../backfill.ts";
import { areAnyAwaited } from "../posters/awaited-poster.ts";
import { readSeedingProgress } from "../seeding-progress.ts";
import { type AnimationAccessibility, usualWidthInPixels } from "./animation-accessibility.ts";

/** What cannot be looked at is not tried again by this version. */
const failed: AnimationAccessibility = {
  largestSafeWidth: null,
  score: null,
  findings: [],
  secondsLookedAt: null,
};

interface AnalysisServices {
  database: Database;
  files: Pick<FileStore, "read">;
  renderer: Pick<Renderer, "analyse">;
}

/**
 * Looks at animations that nobody has looked at yet, or an older version has, one after the other; returns how many.
 * Until `signal`, or until somebody fills the catalogue or posters are awaited: every frame is drawn, which would take half of their time.
 */
export async function analyseExisting(
  services: AnalysisServices,
  options: BackfillOptions = {},
): Promise<number> {
  const { database } = services;
  const table = { name: "animation_accessibility", version: accessibilityVersion } as const;
  const done = await backfill(
    database,
    table,
    async ({ record, key }) => store(database, record, await analyse(services, key)),
    {
      ...options,
      hasToWait: async () =>
        (await readSeedingProgress(database)) !== null || (await areAnyAwaited(database)),
    },
  );
  // Pages show it, and the next ranking takes it into the index.
  if (done > 0) await database.db.execute(sql`update catalogue_state set version = version + 1`);
  return done;
}

async function analyse(
  { files, renderer }: AnalysisServices,
  key: FileKey | null,
): Promise<AnimationAccessibility> {
  const bytes = key === null ? null : await files.read(key).catch(nullIfDamaged);
  const found = bytes === null ? null : await renderer.analyse(bytes, usualWidthInPixels);
  if (found === null || "refused" in found) return failed;
  return {
    largestSafeWidth: found.largestSafeWidth,
    score: found.score.value,
    findings: found.findings.map(({ code, severity, parameters }) => ({ code, severity, parameters })),
    secondsLookedAt: found.isCutShort ? found.frames / found.framesPerSecond : null,
  };
}

async function store({ db }: Database, record: number, found: AnimationAccessibility): Promise<void> {
  // One that is removed meanwhile is not there to refer to.
  await db.execute(sql`
    insert into animation_accessibility (record, version, largest_safe_width, score, findings, seconds_looked_at)
    select record, ${accessibilityVersion}, ${found.largestSafeWidth}, ${found.score}, ${JSON.stringify(found.findings)}::jsonb,
      ${found.secondsLookedAt} from animations where record = ${record}
    on conflict (record) do update set version = excluded.version, largest_safe_width = excluded.largest_safe_width,
      score = excluded.score, findings = excluded.findings, seconds_looked_at = excluded.seconds_looked_at`);
}
