import type { Queries } from "@zoetrope/database";
import { optimiserVersion } from "@zoetrope/lottie";
import { defineEvent, defineSubscriber, type JobEffects } from "@zoetrope/jobs";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import type { WorkspaceServices } from "../workspace-services.ts";

/** Somebody has put a file into a workspace. The key is the id of the file. */
export const fileUploaded = defineEvent<{ fileId: string }>("file-uploaded");

/** Makes the poster of an upload and the file that players load. */
export const drawFile = defineSubscriber("draw-file", fileUploaded, {
  firstRetryInSeconds: 2,
  longestRetryInSeconds: 600,
  timeoutInSeconds: 120,
});

/** An upload is there at once; its poster and what players load follow from here. */
export function drawUploads(services: WorkspaceServices): void {
  const { jobs } = services;
  jobs.handle(drawFile, async ({ data, attempt }) => {
    try {
      return await draw(services, data.data.fileId);
    } catch (error) {
      // Nobody tries again by themselves: the card stops waiting. An operator can still send the job again.
      if (attempt >= drawFile.options.maxAttempts)
        await refuseDrawing(services.database.db, data.data.fileId, "not-drawn");
      throw error;
    }
  });
}

async function refuseDrawing(queries: Queries, fileId: string, code: string): Promise<void> {
  await queries.execute(sql`
    update workspace_files set drawing_refusal = ${code}, updated_at = clock_timestamp() where id = ${fileId}`);
}

async function draw(
  { database, files, renderer }: WorkspaceServices,
  fileId: string,
): Promise<JobEffects | void> {
  const { rows } = await database.db.execute<{ source_key: FileKey }>(sql`
    select source_key from workspace_files where id = ${fileId} and poster_key is null`);
  // Deleted meanwhile.
  if (rows[0] === undefined) return;
  const bytes = await files.read(rows[0].source_key);
  if (bytes === null) throw new Error(`file ${fileId} has no bytes`);
  const prepared = await renderer.prepare(bytes);
  if ("refused" in prepared) return (tx) => refuseDrawing(tx, fileId, prepared.refused.code);
  // Files before the row: an interruption leaves at most files that nothing refers to.
  const [poster, play] = await Promise.all([
    files.put(prepared.poster.bytes, "webp"),
    files.put(prepared.files["dotlottie-optimised"], "lottie"),
  ]);
  return async (tx) => {
    const { rows: drawn } = await tx.execute(sql`
      update workspace_files set poster_key = ${poster.key}, play_key = ${play.key}, optimiser_version = ${optimiserVersion},
        features = ${sql.param(prepared.features)}, background_colour = ${prepared.facts.backgroundColour}, drawing_refusal = null
      where id = ${fileId} returning id`);
    if (drawn.length === 0)
      await tx.execute(sql`
        insert into released_files (key) select unnest(${sql.param([poster.key, play.key])}::text[])`);
  };
}
