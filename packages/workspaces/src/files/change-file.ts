import { maxFileNameLength } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { plainText } from "../text-rules.ts";
import { WorkspaceError } from "../workspace-error.ts";
import { emitWorkspaceEvent, eventDataOf } from "../webhooks/workspace-event.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { requireFile } from "./file-rows.ts";
import { catalogueSource } from "./publish-file.ts";
import type { WorkspaceFile } from "./workspace-file.ts";

/** The name in the workspace; the public title stays. */
export async function renameFile(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  userId: string,
  fileId: string,
  name: string,
): Promise<WorkspaceFile> {
  const plainName = plainText(name, maxFileNameLength);
  if (plainName === null)
    throw new WorkspaceError("name-malformed", {
      publicMessage: `The name of a file has 1 to ${maxFileNameLength} characters.`,
    });
  const file = await database.transaction(async (tx) => {
    const before = await requireFile(tx, userId, fileId, "files:update");
    await tx.execute(sql`
      update workspace_files set name = ${plainName}, updated_at = now() where id = ${fileId}`);
    const renamed = await requireFile(tx, userId, fileId, "files:read");
    if (renamed.name !== before.name)
      await emitWorkspaceEvent(jobs, tx, "file.renamed", eventDataOf(renamed));
    return renamed;
  });
  jobs.wake();
  return file;
}

/** A public file goes out of the catalogue as well. */
export async function deleteFile(
  { database, catalog, jobs }: WorkspaceServices,
  userId: string,
  fileId: string,
): Promise<void> {
  const { publication, ...file } = await requireFile(database.db, userId, fileId, "files:delete");
  await catalog.withdraw(catalogueSource(fileId));
  await database.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`delete from workspace_files where id = ${fileId} returning id`);
    // Of two who delete it at once one did.
    if (rows.length === 0) return;
    if (publication !== null)
      await emitWorkspaceEvent(jobs, tx, "publication.withdrawn", eventDataOf(file, publication));
    await emitWorkspaceEvent(jobs, tx, "file.deleted", eventDataOf(file));
  });
  jobs.wake();
  // Somebody may have published it between the two; whoever publishes after this finds no file and withdraws again.
  await catalog.withdraw(catalogueSource(fileId));
}
