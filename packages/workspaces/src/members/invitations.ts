import type { Database, Queries } from "@zoetrope/database";
import { createId, isId } from "@zoetrope/kit";
import type { FileKey } from "@zoetrope/storage";
import { sql, type SQL } from "drizzle-orm";
import { normaliseEmail } from "../official/email-domain.ts";
import { requireMembership, requireQuota } from "./membership.ts";
import { findPeopleByEmail, requirePerson } from "./people.ts";
import { getPlan, type PlanSlug } from "../plans/plans.ts";
import type { AssignableRole } from "./roles.ts";
import type { Invitation } from "../workspace.ts";
import { WorkspaceError } from "../workspace-error.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { emitMemberEvent } from "./emit-member-event.ts";
import { invitationMail } from "./invitation-mail.ts";

const lifetimeInDays = 14;
/** Invitations of one workspace that are open or from the last day: it is no way to write to strangers. */
const maxInvitations = 100;
/** Whoever is invited again so soon gets no second mail, whatever became of the first invitation. */
const mailPauseInMinutes = 60;

type Row = {
  id: string;
  email: string;
  role: AssignableRole;
  workspace_id: string;
  name: string;
  icon: FileKey | null;
  created_at: Date | string;
  expires_at: Date | string;
};

async function read(queries: Queries, condition: SQL): Promise<Invitation[]> {
  const { rows } = await queries.execute<Row>(sql`
    select i.id, i.email, i.role, i.created_at, i.expires_at, i.workspace_id, w.name, w.icon
    from workspace_invitations i join workspaces w on w.id = i.workspace_id
    where i.expires_at > now() and ${condition} order by i.created_at desc, i.id limit ${maxInvitations}`);
  return rows.map((row) => ({
    id: row.id,
    email: row.email,
    role: row.role,
    workspace: { id: row.workspace_id, name: row.name, icon: row.icon },
    createdAt: new Date(row.created_at),
    expiresAt: new Date(row.expires_at),
  }));
}

/**
 * Asked again for the same address, it is renewed. Only somebody with that address, verified, can accept it. The mail is in the language
 * of the person's account; who has none is written to in that of whoever invites.
 */
export async function inviteMember(
  { database, mailer }: Pick<WorkspaceServices, "database" | "mailer">,
  userId: string,
  invitation: { workspaceId: string; email: string; role: AssignableRole },
): Promise<Invitation> {
  const { workspaceId, role } = invitation;
  const email = normaliseEmail(invitation.email);
  const made = await database.transaction(async (tx) => {
    const membership = await requireMembership(tx, userId, workspaceId, "members:invite", {
      isLocking: true,
    });
    if (email === null) throw new WorkspaceError("email-malformed");
    // Mail is sent in the name of whoever invites: that has to be somebody who can be reached.
    const inviter = await requirePerson(tx, userId);
    if (!inviter.isEmailVerified) throw new WorkspaceError("email-unverified");
    const invited = await findPeopleByEmail(tx, email);
    const members = await tx.execute(sql`
      select from workspace_members where workspace_id = ${workspaceId}
        and user_id = any(${sql.param(invited.map(({ id }) => id))}::text[])`);
    if (members.rows.length > 0) throw new WorkspaceError("already-member");
    const earlier = await tx.execute<{ was_just_written_to: boolean }>(sql`
      delete from workspace_invitations where workspace_id = ${workspaceId}
        and (email = ${email} or (expires_at <= now() and created_at < now() - interval '1 day'))
      returning email = ${email} and created_at > now() - make_interval(mins => ${mailPauseInMinutes}) as was_just_written_to`);
    const { rows } = await tx.execute<{ n: number }>(
      sql`select count(*)::int as n from workspace_invitations where workspace_id = ${workspaceId}`,
    );
    if ((rows[0]?.n ?? 0) >= maxInvitations)
      throw new WorkspaceError("too-many-invitations", {
        limit: maxInvitations,
        publicMessage: `This workspace has sent ${maxInvitations} invitations that are open or from the last day. Wait for answers, or try again tomorrow.`,
      });
    await requireQuota(tx, membership, "members");
    const id = createId();
    await tx.execute(sql`
      insert into workspace_invitations (id, workspace_id, email, role, invited_by, expires_at)
      values (${id}, ${workspaceId}, ${email}, ${role}, ${userId}, now() + make_interval(days => ${lifetimeInDays}))`);
    if (!earlier.rows.some((row) => row.was_just_written_to))
      await mailer.enqueue(tx, {
        kind: invitationMail,
        recipient: email,
        locale: invited[0]?.locale ?? inviter.locale,
        payload: { invitationId: id },
      });
    return requireOne(await read(tx, sql`i.id = ${id}`));
  });
  mailer.wake();
  return made;
}

export async function listInvitations(
  queries: Queries,
  userId: string,
  workspaceId: string,
): Promise<Invitation[]> {
  await requireMembership(queries, userId, workspaceId, "members:invite");
  return read(queries, sql`i.workspace_id = ${workspaceId}`);
}

export async function withdrawInvitation(database: Database, userId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = isId(id)
      ? await tx.execute<{ workspace_id: string; mine: boolean }>(sql`
          select i.workspace_id, exists (select from workspace_members m
            where m.workspace_id = i.workspace_id and m.user_id = ${userId}) as mine
          from workspace_invitations i where i.id = ${id} and i.expires_at > now()`)
      : { rows: [] };
    if (!rows[0]?.mine) throw new WorkspaceError("invitation-missing");
    await requireMembership(tx, userId, rows[0].workspace_id, "members:invite");
    await end(tx, id);
  });
}

/** It stays for a day, so that withdrawing and inviting in turns is no way around the limits. */
const end = (tx: Queries, id: string) =>
  tx.execute(sql`
    update workspace_invitations set expires_at = now() where id = ${id} and expires_at > now() returning id`);

/** Invitations to the verified address of a person; none for an address that is not verified. */
export async function myInvitations(queries: Queries, userId: string): Promise<Invitation[]> {
  const person = await requirePerson(queries, userId);
  const email = person.isEmailVerified ? normaliseEmail(person.email) : null;
  return email === null ? [] : read(queries, sql`i.email = ${email}`);
}

/** Accepting an invitation that one has accepted already is "invitation-missing": it is used up. */
export async function answerInvitation(
  { database, jobs }: Pick<WorkspaceServices, "database" | "jobs">,
  userId: string,
  id: string,
  isAccepted: boolean,
): Promise<{ workspaceId: string }> {
  const answered = await database.transaction(async (tx) => {
    const invitation = (await myInvitations(tx, userId)).find((one) => one.id === id);
    if (!invitation) throw new WorkspaceError("invitation-missing");
    const workspaceId = invitation.workspace.id;
    const { rows } = await tx.execute<{ plan: PlanSlug | null }>(
      sql`select plan from workspaces where id = ${workspaceId} for update`,
    );
    // Whoever ends it is the one who answers: two tabs cannot both.
    const taken = await end(tx, id);
    if (taken.rows.length === 0) throw new WorkspaceError("invitation-missing");
    if (!isAccepted) return { workspaceId };
    await requireQuota(tx, { workspaceId, plan: getPlan(rows[0]?.plan ?? null) }, "members");
    const { role } = invitation;
    const added = await tx.execute(sql`
      insert into workspace_members (workspace_id, user_id, role) values (${workspaceId}, ${userId}, ${role})
      on conflict (workspace_id, user_id) do nothing returning user_id`);
    if (added.rows.length > 0)
      await emitMemberEvent(jobs, tx, "member.added", { workspaceId, memberId: userId, role });
    return { workspaceId };
  });
  jobs.wake();
  return answered;
}

function requireOne(invitations: readonly Invitation[]): Invitation {
  const [invitation] = invitations;
  if (!invitation) throw new WorkspaceError("invitation-missing");
  return invitation;
}
