import { maxWorkspaceNameLength } from "@zoetrope/kit/limits";
import type { Database, Queries } from "@zoetrope/database";
import { createId, isId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { initialWorkspaceName } from "./initial-workspace-name.ts";
import { listWorkspaces } from "./list-workspaces.ts";
import { requireMembership } from "./members/membership.ts";
import { requirePerson } from "./members/people.ts";
import type { PlanSlug } from "./plans/plans.ts";
import { plainText } from "./text-rules.ts";
import type { Workspace } from "./workspace.ts";
import { WorkspaceError } from "./workspace-error.ts";

/** Workspaces one person may own: a free plan is not to be multiplied without end. */
const maxOwned = 10;

function requireName(text: string): string {
  const name = plainText(text, maxWorkspaceNameLength);
  if (name === null) throw new WorkspaceError("name-malformed");
  return name;
}

/** Throws "workspace-missing" for everybody who is no member. */
export async function requireWorkspace(queries: Queries, userId: string, id: string): Promise<Workspace> {
  const found = isId(id) ? await listWorkspaces(queries, userId, sql`w.id = ${id}`) : [];
  if (!found[0]) throw new WorkspaceError("workspace-missing");
  return found[0];
}

/**
 * The workspace everybody begins with; asked again, or by two pages at once, it is the same one: the unique
 * `initial_for` lets only one of them insert, and the other waits and then finds it.
 */
export async function setUpInitialWorkspace(
  database: Database,
  userId: string,
  plan: PlanSlug,
): Promise<Workspace> {
  return database.transaction(async (tx) => {
    const person = await requirePerson(tx, userId);
    const inserted = await tx.execute<{ id: string }>(sql`
      insert into workspaces (id, name, plan, initial_for)
      values (${createId()}, ${initialWorkspaceName(person)}, ${plan}, ${userId})
      on conflict (initial_for) do nothing returning id`);
    const id = inserted.rows[0]?.id;
    if (id !== undefined) await addOwner(tx, id, userId);
    const [workspace] = await listWorkspaces(tx, userId, sql`w.initial_for = ${userId}`);
    if (!workspace) throw new WorkspaceError("workspace-missing");
    return workspace;
  });
}

export async function createWorkspace(
  database: Database,
  userId: string,
  { name, plan }: { name: string; plan: PlanSlug },
): Promise<Workspace> {
  const plainName = requireName(name);
  return database.transaction(async (tx) => {
    const person = await requirePerson(tx, userId);
    if (!person.isEmailVerified) throw new WorkspaceError("email-unverified");
    await requireQuotaToOwn(tx, userId, "too-many-workspaces");
    const id = createId();
    await tx.execute(sql`insert into workspaces (id, name, plan) values (${id}, ${plainName}, ${plan})`);
    await addOwner(tx, id, userId);
    return requireWorkspace(tx, userId, id);
  });
}

/** Throws `reason` when a person owns as many workspaces as one may. Also for one that is handed over: that is no way around it. */
export async function requireQuotaToOwn(
  tx: Queries,
  userId: string,
  reason: "too-many-workspaces" | "new-owner-has-too-many",
): Promise<void> {
  // One at a time for one person, or eleven at once would each count nine.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`workspaces of ${userId}`}, 0))`);
  const { rows } = await tx.execute<{ n: number }>(
    sql`select count(*)::int as n from workspace_members where user_id = ${userId} and role = 'owner'`,
  );
  if ((rows[0]?.n ?? 0) >= maxOwned)
    throw new WorkspaceError(reason, {
      limit: maxOwned,
      publicMessage:
        reason === "too-many-workspaces"
          ? `You own ${maxOwned} workspaces, and nobody may own more. Hand one over or delete it first.`
          : `This person owns ${maxOwned} workspaces, and nobody may own more.`,
    });
}

const addOwner = (tx: Queries, workspaceId: string, userId: string) =>
  tx.execute(sql`
    insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, 'owner')`);

export async function renameWorkspace(
  database: Database,
  userId: string,
  id: string,
  name: string,
): Promise<Workspace> {
  const plainName = requireName(name);
  return database.transaction(async (tx) => {
    await requireMembership(tx, userId, id, "workspace:update");
    await tx.execute(sql`update workspaces set name = ${plainName}, updated_at = now() where id = ${id}`);
    return requireWorkspace(tx, userId, id);
  });
}

/** With its files; what is public has to be taken back first, so that nothing vanishes from the catalogue unnoticed. */
export async function deleteWorkspace(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    await requireMembership(tx, userId, id, "workspace:delete", { isLocking: true });
    const { rows } = await tx.execute(
      sql`select from workspace_files where workspace_id = ${id} and catalogue_id is not null limit 1`,
    );
    if (rows.length > 0) throw new WorkspaceError("file-published");
    await tx.execute(sql`delete from workspaces where id = ${id}`);
  });
}
