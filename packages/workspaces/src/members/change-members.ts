import type { Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { requireMembership } from "./membership.ts";
import { requireQuotaToOwn } from "../own-workspaces.ts";
import type { AssignableRole, Role } from "./roles.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { emitMemberEvent } from "./emit-member-event.ts";
import { notifyOwnershipTransfer } from "./ownership-mail.ts";
import { notifyRemoval } from "./removal-mail.ts";

interface MemberOfWorkspace {
  workspaceId: string;
  memberId: string;
}

async function requireMember(tx: Queries, { workspaceId, memberId }: MemberOfWorkspace): Promise<Role> {
  const { rows } = isId(memberId)
    ? await tx.execute<{ role: Role }>(sql`
        select role from workspace_members where workspace_id = ${workspaceId} and user_id = ${memberId}`)
    : { rows: [] };
  if (!rows[0]) throw new WorkspaceError("member-missing");
  return rows[0].role;
}

/** The owner's role changes only by `transferOwnership`. */
export async function changeRole(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  userId: string,
  member: MemberOfWorkspace,
  role: AssignableRole,
): Promise<void> {
  const { workspaceId, memberId } = member;
  await database.transaction(async (tx) => {
    await requireMembership(tx, userId, workspaceId, "members:change-role", { isLocking: true });
    const previousRole = await requireMember(tx, member);
    if (previousRole === "owner") throw new WorkspaceError("owner-must-stay");
    if (previousRole === role) return;
    await tx.execute(sql`
      update workspace_members set role = ${role} where workspace_id = ${workspaceId} and user_id = ${memberId}`);
    await emitMemberEvent(jobs, tx, "member.role_changed", { ...member, role, previousRole });
  });
  jobs.wake();
}

/** Also how one leaves: for oneself no scope is needed, but the owner stays. Who is removed by somebody else gets a mail. */
export async function removeMember(
  services: Pick<WorkspaceServices, "database" | "jobs" | "mailer">,
  userId: string,
  member: MemberOfWorkspace,
): Promise<void> {
  const { workspaceId, memberId } = member;
  await services.database.transaction(async (tx) => {
    const scope = memberId === userId ? "workspace:read" : "members:remove";
    await requireMembership(tx, userId, workspaceId, scope, { isLocking: true });
    const role = await requireMember(tx, member);
    if (role === "owner") throw new WorkspaceError("owner-must-stay");
    await tx.execute(sql`
      delete from workspace_members where workspace_id = ${workspaceId} and user_id = ${memberId}`);
    await emitMemberEvent(services.jobs, tx, "member.removed", { ...member, role });
    if (memberId !== userId) await notifyRemoval(services, tx, { workspaceId, memberId, removerId: userId });
  });
  services.jobs.wake();
  services.mailer.wake();
}

/** The old owner becomes an admin. Both get a mail. */
export async function transferOwnership(
  services: Pick<WorkspaceServices, "database" | "jobs" | "mailer">,
  userId: string,
  member: MemberOfWorkspace,
): Promise<void> {
  const { workspaceId, memberId } = member;
  await services.database.transaction(async (tx) => {
    await requireMembership(tx, userId, workspaceId, "workspace:transfer", { isLocking: true });
    const previousRole = await requireMember(tx, member);
    if (previousRole === "owner") return;
    await requireQuotaToOwn(tx, memberId, "new-owner-has-too-many");
    // In this order: an index lets a workspace have one owner.
    await tx.execute(sql`
      update workspace_members set role = 'admin' where workspace_id = ${workspaceId} and user_id = ${userId}`);
    await tx.execute(sql`
      update workspace_members set role = 'owner' where workspace_id = ${workspaceId} and user_id = ${memberId}`);
    const giver = { workspaceId, memberId: userId };
    await emitMemberEvent(services.jobs, tx, "member.role_changed", {
      ...giver,
      role: "admin",
      previousRole: "owner",
    });
    await emitMemberEvent(services.jobs, tx, "member.role_changed", {
      ...member,
      role: "owner",
      previousRole,
    });
    // Whoever gave their first workspace away gets a new first one.
    await tx.execute(
      sql`update workspaces set initial_for = null, updated_at = now() where id = ${workspaceId}`,
    );
    await notifyOwnershipTransfer(services, tx, { workspaceId, giverId: userId, takerId: memberId });
  });
  services.jobs.wake();
  services.mailer.wake();
}
