import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { requireMembership } from "./membership.ts";
import { findPeople, nameOf, type Person } from "./people.ts";
import type { Role } from "./roles.ts";
import type { Member } from "../workspace.ts";

const maxListedMembers = 1_000;

/** The owner at the top, then admins, then members, each the oldest first. */
export async function listMembers(queries: Queries, userId: string, workspaceId: string): Promise<Member[]> {
  await requireMembership(queries, userId, workspaceId, "members:read");
  return membersOf(queries, workspaceId, { limit: maxListedMembers, maySeeEmail: () => true });
}

/** `maySeeEmail` decides for each member whether the reader is told the address. */
export async function membersOf(
  queries: Queries,
  workspaceId: string,
  { limit, maySeeEmail }: { limit: number; maySeeEmail: (person: Person) => boolean },
): Promise<Member[]> {
  const { rows } = await queries.execute<{ user_id: string; role: Role }>(sql`
    select user_id, role from workspace_members where workspace_id = ${workspaceId}
    order by array_position(array['owner', 'admin', 'member'], role), joined_at, user_id limit ${limit}`);
  const people = await findPeople(
    queries,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap(({ user_id, role }) => {
    const person = people.get(user_id);
    return person ? [memberOf(person, role, maySeeEmail(person))] : [];
  });
}

const memberOf = (person: Person, role: Role, isEmailShown: boolean): Member => ({
  id: person.id,
  name: nameOf(person),
  avatarKey: person.avatarKey,
  email: isEmailShown ? person.email : null,
  firstName: person.firstName,
  lastName: person.lastName,
  isAdmin: role === "admin" || role === "owner",
  isOwner: role === "owner",
});
