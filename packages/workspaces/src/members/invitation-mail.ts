import { getMailMessages, localiseHref } from "@zoetrope/i18n";
import { sql } from "drizzle-orm";
import { findPeople, nameOf } from "./people.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { withoutLinks } from "./without-links.ts";

export const invitationMail = "workspace-invitation";

/** The page of the workflow app where somebody finds all that they are invited to: an address that tells nobody anything. */
const invitationsPath = "/people/invitations";

/** Says how an invitation is written: when it is sent, so that one that was withdrawn by then is not sent at all. */
export function composeInvitationMail({
  database: { db },
  mailer,
  urls,
}: Pick<WorkspaceServices, "database" | "mailer" | "urls">): void {
  mailer.compose(invitationMail, async ({ recipient, locale, payload }) => {
    const { rows } = await db.execute<{ name: string; invited_by: string | null }>(sql`
      select w.name, i.invited_by from workspace_invitations i join workspaces w on w.id = i.workspace_id
      where i.id = ${String(payload["invitationId"])} and i.email = ${recipient} and i.expires_at > now()`);
    const [invitation] = rows;
    const inviterId = invitation?.invited_by;
    const inviter = inviterId == null ? undefined : (await findPeople(db, [inviterId])).get(inviterId);
    // An invitation of somebody who has gone can be accepted on the page; nobody is written to in their name any more.
    if (invitation === undefined || inviter === undefined) return null;
    const { subject, preview, heading, text, email, action, note, reason } =
      getMailMessages(locale).invitation;
    const values = {
      name: withoutLinks(nameOf(inviter)),
      workspace: withoutLinks(invitation.name),
      email: recipient,
    };
    return {
      subject: subject(values),
      preview,
      heading: heading(values),
      paragraphs: [text(values), email(values)],
      action: { label: action, url: urls.workflow + localiseHref(locale, invitationsPath) },
      notes: [note],
      reason,
    };
  });
}
