import type { Database, Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { domainOf, isPublicProvider } from "./email-domain.ts";
import { requireMembership, requireQuota } from "../members/membership.ts";
import { requirePerson } from "../members/people.ts";
import type { JoinPolicy, OfficialDomain } from "../workspace.ts";
import { WorkspaceError } from "../workspace-error.ts";

/** The domains whose people a workspace is the official one of. */
export async function listDomains(
  queries: Queries,
  userId: string,
  workspaceId: string,
): Promise<OfficialDomain[]> {
  await requireMembership(queries, userId, workspaceId, "workspace:read");
  const { rows } = await queries.execute<{ domain: string; join_policy: JoinPolicy }>(sql`
    select domain, join_policy from workspace_domains where workspace_id = ${workspaceId} order by domain`);
  return rows.map(({ domain, join_policy }) => ({ domain, joinPolicy: join_policy }));
}

/**
 * Makes a workspace the official one of the domain at which its owner's verified address is. Throws "domain-public"
 * for mail providers and "domain-taken" where another workspace is the official one.
 */
export async function claimDomain(
  database: Database,
  userId: string,
  workspaceId: string,
  joinPolicy: JoinPolicy,
): Promise<OfficialDomain> {
  return database.transaction(async (tx) => {
    const membership = await requireMembership(tx, userId, workspaceId, "domains:manage", {
      isLocking: true,
    });
    const person = await requirePerson(tx, userId);
    if (!person.isEmailVerified) throw new WorkspaceError("email-unverified");
    const domain = domainOf(person.email);
    if (domain === null || isPublicProvider(domain)) throw new WorkspaceError("domain-public");
    const known = await tx.execute<{ workspace_id: string }>(
      sql`select workspace_id from workspace_domains where domain = ${domain}`,
    );
    if (known.rows.length === 0) await requireQuota(tx, membership, "official-domains");
    const { rows } = await tx.execute(sql`
      insert into workspace_domains (domain, workspace_id, join_policy) values (${domain}, ${workspaceId}, ${joinPolicy})
      on conflict (domain) do update set join_policy = excluded.join_policy
        where workspace_domains.workspace_id = excluded.workspace_id
      returning domain`);
    if (rows.length === 0) throw new WorkspaceError("domain-taken");
    return { domain, joinPolicy };
  });
}

export async function changeJoinPolicy(
  database: Database,
  userId: string,
  { workspaceId, domain, joinPolicy }: OfficialDomain & { workspaceId: string },
): Promise<OfficialDomain> {
  await requireMembership(database.db, userId, workspaceId, "domains:manage");
  requireDomain(domain);
  const { rows } = await database.db.execute(sql`
    update workspace_domains set join_policy = ${joinPolicy}
    where workspace_id = ${workspaceId} and domain = ${domain.toLowerCase()} returning domain`);
  if (rows.length === 0) throw new WorkspaceError("domain-missing");
  return { domain: domain.toLowerCase(), joinPolicy };
}

/** Members stay; nobody comes in by this domain any more. */
export async function releaseDomain(
  database: Database,
  userId: string,
  workspaceId: string,
  domain: string,
): Promise<void> {
  await requireMembership(database.db, userId, workspaceId, "domains:manage");
  requireDomain(domain);
  const { rows } = await database.db.execute(sql`
    delete from workspace_domains where workspace_id = ${workspaceId} and domain = ${domain.toLowerCase()} returning domain`);
  if (rows.length === 0) throw new WorkspaceError("domain-missing");
}

/** What no domain can look like never reaches the database. */
function requireDomain(domain: string): void {
  if (!/^[A-Za-z0-9.-]{1,253}$/.test(domain)) throw new WorkspaceError("domain-missing");
}
