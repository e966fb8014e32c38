import type { Queries } from "@zoetrope/database";
import { getMailMessages, localiseHref } from "@zoetrope/i18n";
import { sql } from "drizzle-orm";
import { findPeople, nameOf } from "./people.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { withoutLinks } from "./without-links.ts";

const removalMail = "workspace-removal";

/** Whoever is removed by somebody else was not asked; leaving is no news. */
export async function notifyRemoval(
  { mailer }: Pick<WorkspaceServices, "mailer">,
  tx: Queries,
  { workspaceId, memberId, removerId }: { workspaceId: string; memberId: string; removerId: string },
): Promise<void> {
  const member = (await findPeople(tx, [memberId])).get(memberId);
  if (member === undefined) return;
  await mailer.enqueue(tx, {
    kind: removalMail,
    recipient: member.email,
    locale: member.locale,
    payload: { workspaceId, memberId, removerId },
  });
}

/** Says how the mail is written when it is sent: not at all to somebody who is back by then. */
export function composeRemovalMail({
  database: { db },
  mailer,
  urls,
}: Pick<WorkspaceServices, "database" | "mailer" | "urls">): void {
  mailer.compose(removalMail, async ({ locale, payload }) => {
    const idOf = (name: string): string => String(payload[name]);
    const [workspaceId, memberId, removerId] = [
      idOf("workspaceId"),
      idOf("memberId"),
      idOf("removerId"),
    ] as const;
    const remover = (await findPeople(db, [removerId])).get(removerId);
    const { rows } = await db.execute<{ name: string; is_back: boolean }>(sql`
      select name, exists (select from workspace_members
        where workspace_id = workspaces.id and user_id = ${memberId}) as is_back
      from workspaces where id = ${workspaceId}`);
    const [workspace] = rows;
    if (workspace === undefined || workspace.is_back || remover === undefined) return null;
    const { subject, preview, heading, text, action, note } = getMailMessages(locale).removal;
    const values = { name: withoutLinks(nameOf(remover)), workspace: withoutLinks(workspace.name) };
    return {
      subject: subject(values),
      preview: preview(values),
      heading: heading(values),
      paragraphs: [text(values)],
      action: { label: action, url: urls.workflow + localiseHref(locale, "/") },
      notes: [note(values)],
    };
  });
}
