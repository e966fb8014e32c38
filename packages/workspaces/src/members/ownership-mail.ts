import type { Queries } from "@zoetrope/database";
import { getMailMessages, localiseHref } from "@zoetrope/i18n";
import { sql } from "drizzle-orm";
import { findPeople, nameOf } from "./people.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { withoutLinks } from "./without-links.ts";

const ownershipMail = "workspace-ownership";

/** Both are told: the one was not asked, and the other may find out that somebody else did it. */
export async function notifyOwnershipTransfer(
  { mailer }: Pick<WorkspaceServices, "mailer">,
  tx: Queries,
  { workspaceId, giverId, takerId }: { workspaceId: string; giverId: string; takerId: string },
): Promise<void> {
  for (const { email, locale } of (await findPeople(tx, [giverId, takerId])).values())
    await mailer.enqueue(tx, {
      kind: ownershipMail,
      recipient: email,
      locale,
      payload: { workspaceId, giverId, takerId },
    });
}

/** Says how the mail is written: with the names of the moment when it is sent. */
export function composeOwnershipMail({
  database: { db },
  mailer,
  urls,
}: Pick<WorkspaceServices, "database" | "mailer" | "urls">): void {
  mailer.compose(ownershipMail, async ({ locale, payload }) => {
    const idOf = (name: string): string => String(payload[name]);
    const [workspaceId, giverId, takerId] = [idOf("workspaceId"), idOf("giverId"), idOf("takerId")] as const;
    const people = await findPeople(db, [giverId, takerId]);
    const [giver, taker] = [people.get(giverId), people.get(takerId)];
    const { rows } = await db.execute<{ name: string }>(
      sql`select name from workspaces where id = ${workspaceId}`,
    );
    if (rows[0] === undefined || giver === undefined || taker === undefined) return null;
    const { subject, preview, heading, text, action, note } = getMailMessages(locale).ownership;
    const values = {
      giver: withoutLinks(nameOf(giver)),
      name: withoutLinks(nameOf(taker)),
      workspace: withoutLinks(rows[0].name),
    };
    return {
      subject: subject(values),
      preview: preview(values),
      heading: heading(values),
      paragraphs: [text(values)],
      action: { label: action, url: urls.workflow + localiseHref(locale, `/switch/${workspaceId}`) },
      notes: [note],
    };
  });
}
