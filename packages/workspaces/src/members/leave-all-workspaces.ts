import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { catalogueSource } from "../files/publish-file.ts";
import { emitMemberEvent } from "./emit-member-event.ts";
import type { Role } from "./roles.ts";
import type { WorkspaceServices } from "../workspace-services.ts";

/**
 * What is to be done before an account goes: workspaces that others work in get a new owner (the oldest admin, else the
 * oldest member); those of one person go with all files, and what was public of them is taken back. Safe to repeat.
 */
export async function leaveAllWorkspaces(services: WorkspaceServices, userId: string): Promise<void> {
  const { database, catalog, jobs } = services;
  const published = await database.transaction(async (tx) => {
    // Before it is asked who owns what: one of them may just be handed over to whoever leaves.
    await tx.execute(sql`
      select from workspaces where id in (select workspace_id from workspace_members where user_id = ${userId})
      order by id for update`);
    const owned = await tx.execute<{ id: string }>(sql`
      select workspace_id as id from workspace_members where user_id = ${userId} and role = 'owner' order by 1`);
    const gone: string[] = [];
    for (const { id } of owned.rows) gone.push(...(await leave(jobs, tx, id, userId)));
    const left = await tx.execute<{ workspaceId: string; role: Role }>(sql`
      delete from workspace_members where user_id = ${userId} returning workspace_id as "workspaceId", role`);
    for (const membership of left.rows)
      await emitMemberEvent(jobs, tx, "member.removed", {
        ...membership,
        memberId: userId,
        isAccountGone: true,
      });
    await tx.execute(sql`delete from workspace_join_requests where user_id = ${userId}`);
    // The name in the attribution stays with what others keep public; the username becomes free.
    await tx.execute(sql`
      update creators set user_id = null, username = 'former-' || creator_id where user_id = ${userId}`);
    return gone;
  });
  jobs.wake();
  for (const fileId of published) await catalog.withdraw(catalogueSource(fileId));
}

/** The ids of public files that are gone with the workspace. */
async function leave(
  jobs: Pick<WorkspaceServices["jobs"], "emit">,
  tx: Queries,
  workspaceId: string,
  userId: string,
): Promise<string[]> {
  const { rows } = await tx.execute<{ user_id: string; role: Role }>(sql`
    select user_id, role from workspace_members where workspace_id = ${workspaceId} and user_id <> ${userId}
    order by array_position(array['owner', 'admin', 'member'], role), joined_at, user_id limit 1`);
  const [successor] = rows;
  if (successor === undefined) {
    const files = await tx.execute<{ id: string }>(sql`
      select id from workspace_files where workspace_id = ${workspaceId} and catalogue_id is not null`);
    await tx.execute(sql`delete from workspaces where id = ${workspaceId}`);
    return files.rows.map(({ id }) => id);
  }
  await tx.execute(
    sql`delete from workspace_members where workspace_id = ${workspaceId} and user_id = ${userId}`,
  );
  await tx.execute(sql`
    update workspace_members set role = 'owner' where workspace_id = ${workspaceId} and user_id = ${successor.user_id}`);
  await tx.execute(
    sql`update workspaces set initial_for = null, updated_at = now() where id = ${workspaceId}`,
  );
  const leaver = { workspaceId, memberId: userId, role: "owner", isAccountGone: true } as const;
  await emitMemberEvent(jobs, tx, "member.removed", leaver);
  const change = {
    workspaceId,
    memberId: successor.user_id,
    role: "owner",
    previousRole: successor.role,
  } as const;
  await emitMemberEvent(jobs, tx, "member.role_changed", change);
  return [];
}

/** What workspaces keep about a person, for the export of their data. */
export async function exportOf(queries: Queries, userId: string): Promise<Record<string, unknown>> {
  const [workspaces, files, invitations, apiKeys] = [
    await queries.execute(sql`
      select w.id, w.name, w.plan, m.role, m.joined_at from workspace_members m
      join workspaces w on w.id = m.workspace_id where m.user_id = ${userId} order by m.joined_at`),
    await queries.execute(sql`
      select id, workspace_id, name, source_key, size_in_bytes, catalogue_id, created_at, updated_at
      from workspace_files where uploaded_by = ${userId} order by created_at, id`),
    await queries.execute(sql`
      select i.workspace_id, i.email, i.role, i.created_at, i.expires_at from workspace_invitations i
      where i.invited_by = ${userId} or i.email = (select email from users where id = ${userId})
      order by i.created_at`),
    await queries.execute(sql`
      select workspace_id, name, prefix, scopes, created_at, expires_at, last_used_at, ended_at from api_keys
      where created_by = ${userId} order by created_at`),
  ];
  return {
    workspaces: workspaces.rows,
    files: files.rows,
    invitations: invitations.rows,
    apiKeys: apiKeys.rows,
  };
}
