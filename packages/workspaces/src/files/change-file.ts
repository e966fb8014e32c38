import { maxFileNameLength } from "@zoetrope/kit/limits";
import type { Database } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { plainText } from "../text-rules.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { requireFile } from "./file-rows.ts";
import { catalogueSource } from "./publish-file.ts";
import type { WorkspaceFile } from "./workspace-file.ts";

/** The name in the workspace; the public title stays. */
export async function renameFile(
  database: Database,
  userId: string,
  fileId: string,
  name: string,
): Promise<WorkspaceFile> {
  const plainName = plainText(name, maxFileNameLength);
  if (plainName === null)
    throw new WorkspaceError("name-malformed", {
      publicMessage: `The name of a file has 1 to ${maxFileNameLength} characters.`,
    });
  return database.transaction(async (tx) => {
    await requireFile(tx, userId, fileId, "files:update");
    await tx.execute(sql`
      update workspace_files set name = ${plainName}, updated_at = now() where id = ${fileId}`);
    return requireFile(tx, userId, fileId, "files:read");
  });
}

/** A public file goes out of the catalogue as well. */
export async function deleteFile(
  { database, catalog }: WorkspaceServices,
  userId: string,
  fileId: string,
): Promise<void> {
  await requireFile(database.db, userId, fileId, "files:delete");
  await catalog.withdraw(catalogueSource(fileId));
  await database.db.execute(sql`delete from workspace_files where id = ${fileId}`);
  // Somebody may have published it between the two; whoever publishes after this finds no file and withdraws again.
  await catalog.withdraw(catalogueSource(fileId));
}
