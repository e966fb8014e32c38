import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";

/** A workspace as those who run the platform see it. */
export interface FoundWorkspace {
  id: string;
  name: string;
  /** Null when it has ended. */
  plan: string | null;
  ownerEmail: string;
  memberCount: number;
  createdAt: Date;
}

type Row = {
  id: string;
  name: string;
  plan: string | null;
  email: string;
  members: number;
  created_at: Date | string;
};

/** By id, or all with this name, in any case. */
export async function findWorkspaces(queries: Queries, nameOrId: string): Promise<FoundWorkspace[]> {
  const text = nameOrId.trim();
  const { rows } = await queries.execute<Row>(sql`
    select w.id, w.name, w.plan, w.created_at, u.email,
      (select count(*)::int from workspace_members o where o.workspace_id = w.id) as members
    from workspaces w join workspace_members m on m.workspace_id = w.id and m.role = 'owner' join users u on u.id = m.user_id
    where w.id = ${text} or lower(w.name) = lower(${text}) order by w.created_at, w.id limit 50`);
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    plan: row.plan,
    ownerEmail: row.email,
    memberCount: row.members,
    createdAt: new Date(row.created_at),
  }));
}
