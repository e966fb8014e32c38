import type { Queries } from "@zoetrope/database";
import { sql } from "drizzle-orm";
import { findPeople } from "../members/people.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import { abandonPendingDeliveries } from "./abandon-pending-deliveries.ts";
import type { DisabledBecause } from "./webhook.ts";
import { webhookDisabledMail } from "./webhook-disabled-mail.ts";

/** Switches an endpoint off and writes to those who may switch it on again. */
export async function disableEndpoint(
  { mailer }: Pick<WorkspaceServices, "mailer">,
  tx: Queries,
  endpointId: string,
  reason: DisabledBecause,
): Promise<void> {
  await tx.execute(sql`
    update webhook_endpoints set is_enabled = false, disabled_because = ${reason} where id = ${endpointId}`);
  await abandonPendingDeliveries(tx, endpointId);
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select m.user_id from workspace_members m join webhook_endpoints e on e.workspace_id = m.workspace_id
    where e.id = ${endpointId} and m.role in ('owner', 'admin') order by m.user_id`);
  const people = await findPeople(
    tx,
    rows.map(({ user_id: id }) => id),
  );
  for (const { email, locale } of people.values())
    await mailer.enqueue(tx, {
      kind: webhookDisabledMail,
      recipient: email,
      locale,
      payload: { endpointId },
    });
}
