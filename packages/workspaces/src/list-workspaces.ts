import type { Queries } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql, type SQL } from "drizzle-orm";
import { featureNames, featureSlugs, getPlan, type FeatureSlug, type Plan } from "./plans/plans.ts";
import { scopesOf, type Role } from "./members/roles.ts";
import type { Feature, Workspace } from "./workspace.ts";

type Row = {
  id: string;
  name: string;
  icon: FileKey | null;
  plan: string | null;
  created_at: Date | string;
  role: Role;
  files: number;
  bytes: number;
  published: number;
  members: number;
  domains: number;
};

/** Workspaces of a person, oldest membership first, with what their plans count, in one query. */
export async function listWorkspaces(
  queries: Queries,
  userId: string,
  condition: SQL = sql`true`,
): Promise<Workspace[]> {
  const { rows } = await queries.execute<Row>(sql`
    select w.id, w.name, w.icon, w.plan, w.created_at, m.role, f.files, f.bytes, f.published,
      (select count(*) from workspace_members o where o.workspace_id = w.id)::int
        + (select count(*) from workspace_invitations i where i.workspace_id = w.id and i.expires_at > now())::int as members,
      (select count(*) from workspace_domains d where d.workspace_id = w.id)::int as domains
    from workspace_members m join workspaces w on w.id = m.workspace_id
    cross join lateral (
      select count(*)::int as files, coalesce(sum(size_in_bytes), 0)::float8 as bytes, count(catalogue_id)::int as published
      from workspace_files where workspace_id = w.id) f
    where m.user_id = ${userId} and ${condition}
    order by m.joined_at, w.id limit 200`);
  return rows.map(workspaceOf);
}

function workspaceOf(row: Row): Workspace {
  const plan = getPlan(row.plan);
  const counts: Record<FeatureSlug, number> = {
    files: row.files,
    "storage-megabytes": Math.ceil(row.bytes / 1_000_000),
    members: row.members,
    "public-animations": row.published,
    "official-domains": row.domains,
  };
  return {
    id: row.id,
    name: row.name,
    icon: row.icon,
    role: row.role,
    permissionScopes: scopesOf(row.role),
    features: featureSlugs.map((slug) => featureOf(slug, plan, counts[slug])),
    plan: plan && { slug: plan.slug, name: plan.name, planPosition: plan.planPosition },
    createdAt: new Date(row.created_at),
  };
}

function featureOf(slug: FeatureSlug, plan: Plan | null, currentCount: number): Feature {
  const max = plan === null ? 0 : plan.maxima[slug];
  return { name: featureNames[slug], slug, max, isEnabled: max !== 0, currentCount };
}
