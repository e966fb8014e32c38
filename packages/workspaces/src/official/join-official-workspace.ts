import type { Database, Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { requireMembership, requireQuota } from "../members/membership.ts";
import { findPeople, nameOf } from "../members/people.ts";
import { emitMemberEvent } from "../members/emit-member-event.ts";
import type { JoinRequest } from "../workspace.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { findOfficial, type FoundOfficial } from "./official-workspace.ts";

const maxListed = 200;

/** Throws "workspace-missing" unless `workspaceId` is the official workspace of the person. */
async function requireOfficial(tx: Queries, userId: string, workspaceId: string): Promise<FoundOfficial> {
  const found = await findOfficial(tx, userId);
  if (found?.row.id !== workspaceId) throw new WorkspaceError("workspace-missing");
  return found;
}

async function addMember(
  jobs: Pick<WorkspaceServices["jobs"], "emit">,
  tx: Queries,
  workspaceId: string,
  memberId: string,
): Promise<void> {
  const { rows } = await tx.execute(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${memberId}, 'member')
    on conflict (workspace_id, user_id) do nothing returning user_id`);
  if (rows.length > 0)
    await emitMemberEvent(jobs, tx, "member.added", { workspaceId, memberId, role: "member" });
}

/** Comes in at once where the domain allows it; harmless for members. */
export async function joinOfficialWorkspace(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  userId: string,
  workspaceId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    const { row } = await requireOfficial(tx, userId, workspaceId);
    await tx.execute(sql`select from workspaces where id = ${workspaceId} for update`);
    // What was read before the lock may have changed while this one waited.
    const { row: now, plan } = await requireOfficial(tx, userId, row.id);
    if (now.is_member) return;
    if (now.join_policy !== "instant")
      throw new WorkspaceError(now.join_policy === "restricted" ? "join-restricted" : "join-not-instant");
    await requireQuota(tx, { workspaceId, plan }, "members");
    await addMember(jobs, tx, workspaceId, userId);
    await tx.execute(sql`
      delete from workspace_join_requests where workspace_id = ${workspaceId} and user_id = ${userId}`);
  });
  jobs.wake();
}

/** Asks to be let in; asking twice is asking once. */
export async function requestToJoin(database: Database, userId: string, workspaceId: string): Promise<void> {
  await database.transaction(async (tx) => {
    const { row } = await requireOfficial(tx, userId, workspaceId);
    if (row.is_member) throw new WorkspaceError("already-member");
    if (row.join_policy === "restricted") throw new WorkspaceError("join-restricted");
    await tx.execute(sql`
      insert into workspace_join_requests (workspace_id, user_id) values (${workspaceId}, ${userId})
      on conflict (workspace_id, user_id) do nothing`);
  });
}

export async function withdrawJoinRequest(
  database: Database,
  userId: string,
  workspaceId: string,
): Promise<void> {
  if (!isId(workspaceId)) throw new WorkspaceError("request-missing");
  const { rows } = await database.db.execute(sql`
    delete from workspace_join_requests where workspace_id = ${workspaceId} and user_id = ${userId} returning user_id`);
  if (rows.length === 0) throw new WorkspaceError("request-missing");
}

export async function listJoinRequests(
  queries: Queries,
  userId: string,
  workspaceId: string,
): Promise<JoinRequest[]> {
  await requireMembership(queries, userId, workspaceId, "join-requests:answer");
  const { rows } = await queries.execute<{ user_id: string; created_at: Date | string }>(sql`
    select user_id, created_at from workspace_join_requests where workspace_id = ${workspaceId}
    order by created_at, user_id limit ${maxListed}`);
  const people = await findPeople(
    queries,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap(({ user_id, created_at }) => {
    const person = people.get(user_id);
    if (!person) return [];
    const { email, avatarKey } = person;
    return [{ userId: user_id, name: nameOf(person), email, avatarKey, createdAt: new Date(created_at) }];
  });
}

/** Whoever asked and has lost the address since is not let in: "request-missing". */
export async function answerJoinRequest(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  userId: string,
  { workspaceId, memberId, isAccepted }: { workspaceId: string; memberId: string; isAccepted: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const membership = await requireMembership(tx, userId, workspaceId, "join-requests:answer", {
      isLocking: true,
    });
    if (!isId(memberId)) throw new WorkspaceError("request-missing");
    const { rows } = await tx.execute(sql`
      delete from workspace_join_requests where workspace_id = ${workspaceId} and user_id = ${memberId} returning user_id`);
    if (rows.length === 0) throw new WorkspaceError("request-missing");
    if (!isAccepted) return;
    if ((await findOfficial(tx, memberId))?.row.id !== workspaceId)
      throw new WorkspaceError("request-missing");
    await requireQuota(tx, membership, "members");
    await addMember(jobs, tx, workspaceId, memberId);
  });
  jobs.wake();
}
