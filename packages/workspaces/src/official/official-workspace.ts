import type { Queries } from "@zoetrope/database";
import type { FileKey } from "@zoetrope/storage";
import { sql } from "drizzle-orm";
import { domainOf, isPublicProvider } from "./email-domain.ts";
import { membersOf } from "../members/list-members.ts";
import { requirePerson, type Person } from "../members/people.ts";
import { getPlan, type Plan } from "../plans/plans.ts";
import type { JoinPolicy, OfficialWorkspace } from "../workspace.ts";

const maxMembers = 100;

type Row = {
  id: string;
  name: string;
  icon: FileKey | null;
  plan: string | null;
  join_policy: JoinPolicy;
  is_member: boolean;
  has_requested: boolean;
  member_count: number;
};

/** The official workspace of a person and how its people come in; null when there is none. */
export interface FoundOfficial {
  person: Person;
  domain: string;
  plan: Plan | null;
  row: Row;
}

/**
 * By the domain of the verified address. Null where the address is not verified, where anybody may get one like it,
 * and where the plan of the workspace does not include it any more.
 */
export async function findOfficial(queries: Queries, userId: string): Promise<FoundOfficial | null> {
  const person = await requirePerson(queries, userId);
  const domain = person.isEmailVerified ? domainOf(person.email) : null;
  if (domain === null || isPublicProvider(domain)) return null;
  const { rows } = await queries.execute<Row>(sql`
    select w.id, w.name, w.icon, w.plan, d.join_policy,
      exists (select from workspace_members m where m.workspace_id = w.id and m.user_id = ${userId}) as is_member,
      exists (select from workspace_join_requests r where r.workspace_id = w.id and r.user_id = ${userId}) as has_requested,
      (select count(*) from workspace_members m where m.workspace_id = w.id)::int as member_count
    from workspace_domains d join workspaces w on w.id = d.workspace_id where d.domain = ${domain}`);
  const row = rows[0];
  if (!row) return null;
  const plan = getPlan(row.plan);
  return plan === null || plan.maxima["official-domains"] === 0 ? null : { person, domain, plan, row };
}

export async function getOfficialWorkspace(
  queries: Queries,
  userId: string,
): Promise<OfficialWorkspace | null> {
  const found = await findOfficial(queries, userId);
  if (!found) return null;
  const { row, plan, domain } = found;
  // A colleague learns addresses of colleagues; guests from elsewhere are shown to members only.
  const maySeeEmail = (member: Person) => row.is_member || domainOf(member.email) === domain;
  return {
    id: row.id,
    name: row.name,
    icon: row.icon,
    isMember: row.is_member,
    hasRequestedToJoin: row.has_requested,
    canJoinInstantly: row.join_policy === "instant",
    isJoinRequestRestricted: row.join_policy === "restricted",
    members: await membersOf(queries, row.id, { limit: maxMembers, maySeeEmail }),
    memberCount: row.member_count,
    planPosition: plan?.planPosition ?? null,
    planName: plan?.name ?? null,
  };
}
