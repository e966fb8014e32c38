import type { Queries } from "@zoetrope/database";
import { isId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { featureUnits, getPlan, type FeatureSlug, type Plan } from "../plans/plans.ts";
import { allows, type PermissionScope, type Role } from "./roles.ts";
import { WorkspaceError } from "../workspace-error.ts";

/** A workspace seen by one of its members. */
export interface Membership {
  workspaceId: string;
  role: Role;
  plan: Plan | null;
}

/**
 * The membership of a person in a workspace, if it allows `scope`. Throws "workspace-missing" for everybody who is no
 * member, so that nobody learns which ids exist, and "not-allowed" for members whose role is too small.
 * `isLocking` holds the workspace's row until the end of the transaction: counts and roles stay as they were read.
 */
export async function requireMembership(
  queries: Queries,
  userId: string,
  workspaceId: string,
  scope: PermissionScope,
  options: { isLocking: boolean } = { isLocking: false },
): Promise<Membership> {
  if (!isId(workspaceId)) throw new WorkspaceError("workspace-missing");
  if (options.isLocking)
    await queries.execute(sql`select from workspaces where id = ${workspaceId} for update`);
  const { rows } = await queries.execute<{ role: Role; plan: string | null }>(sql`
    select m.role, w.plan from workspace_members m join workspaces w on w.id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.user_id = ${userId}`);
  const found = rows[0];
  if (!found) throw new WorkspaceError("workspace-missing");
  if (!allows(found.role, scope)) throw new WorkspaceError("not-allowed");
  return { workspaceId, role: found.role, plan: getPlan(found.plan) };
}

const countOf: Record<FeatureSlug, (workspaceId: string) => ReturnType<typeof sql>> = {
  files: (id) => sql`select count(*)::float8 as n from workspace_files where workspace_id = ${id}`,
  "storage-megabytes": (id) =>
    sql`select coalesce(sum(size_in_bytes), 0)::float8 / 1000000 as n from workspace_files where workspace_id = ${id}`,
  // An open invitation holds its seat, or ten of them could be accepted for one.
  members: (id) => sql`select ((select count(*) from workspace_members where workspace_id = ${id})
    + (select count(*) from workspace_invitations where workspace_id = ${id} and expires_at > now()))::float8 as n`,
  "public-animations": (id) => sql`select count(*)::float8 as n from workspace_files
    where workspace_id = ${id} and catalogue_id is not null`,
  "official-domains": (id) =>
    sql`select count(*)::float8 as n from workspace_domains where workspace_id = ${id}`,
};

/**
 * Throws "feature-not-in-plan" or "quota-reached" when `more` of a feature do not fit the plan. Only behind a locking
 * `requireMembership`, or two at the same moment would both fit.
 */
export async function requireQuota(
  queries: Queries,
  { workspaceId, plan }: Pick<Membership, "workspaceId" | "plan">,
  feature: FeatureSlug,
  more = 1,
): Promise<void> {
  const max = plan === null ? 0 : plan.maxima[feature];
  if (max === null) return;
  if (max === 0) throw new WorkspaceError("feature-not-in-plan", { feature });
  const { rows } = await queries.execute<{ n: number }>(countOf[feature](workspaceId));
  if ((rows[0]?.n ?? 0) + more > max)
    throw new WorkspaceError("quota-reached", {
      feature,
      limit: max,
      publicMessage: `The plan of this workspace includes ${max.toLocaleString("en")} ${featureUnits[feature]}. There is no room for more.`,
    });
}
