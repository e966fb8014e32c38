import { maxPictureBytes } from "@zoetrope/kit/limits";
import { drawIcon } from "@zoetrope/render/draw-icon";
import { sql } from "drizzle-orm";
import { requireMembership } from "./members/membership.ts";
import { requireWorkspace } from "./own-workspaces.ts";
import type { Workspace } from "./workspace.ts";
import { WorkspaceError } from "./workspace-error.ts";
import type { WorkspaceServices } from "./workspace-services.ts";

/** Drawn at once: each holds a picture of up to 40 million pixels in memory. */
const maxUnderWay = 2;
let underWay = 0;

/** Null takes the icon away. The picture is drawn anew; what came is kept nowhere. */
export async function changeIcon(
  { database, files }: Pick<WorkspaceServices, "database" | "files">,
  userId: string,
  workspaceId: string,
  bytes: Uint8Array | null,
): Promise<Workspace> {
  await requireMembership(database.db, userId, workspaceId, "workspace:update");
  const key = bytes === null ? null : (await files.put(await draw(bytes), "webp")).key;
  return database.transaction(async (tx) => {
    await requireMembership(tx, userId, workspaceId, "workspace:update");
    await tx.execute(sql`update workspaces set icon = ${key}, updated_at = now() where id = ${workspaceId}`);
    return requireWorkspace(tx, userId, workspaceId);
  });
}

async function draw(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes.byteLength > maxPictureBytes) throw new WorkspaceError("icon-too-large");
  if (underWay >= maxUnderWay) throw new WorkspaceError("uploads-busy");
  underWay += 1;
  try {
    const icon = await drawIcon(bytes);
    if (icon === null) throw new WorkspaceError("icon-unreadable");
    return icon;
  } finally {
    underWay -= 1;
  }
}
