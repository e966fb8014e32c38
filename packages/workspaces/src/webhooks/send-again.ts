import type { Database, Queries } from "@zoetrope/database";
import type { Jobs } from "@zoetrope/jobs";
import { sql } from "drizzle-orm";
import { WorkspaceError } from "../workspace-error.ts";
import { requireDelivery } from "./delivery-rows.ts";
import { requireEndpoint } from "./endpoint-rows.ts";
import { deliverWebhook, sendDelivery } from "./queue-deliveries.ts";
import { webhookTestType, type WebhookDelivery } from "./webhook.ts";

/** By hand: enough to look for a fault, too little to use the platform against somebody else's server. */
const maxTestsInHour = 30;
const maxAttempts = 50;

interface SendServices {
  database: Database;
  jobs: Pick<Jobs, "send" | "wake">;
}

/** Sends an event of no consequence, whatever the endpoint has chosen. */
export async function sendTestEvent(
  { database, jobs }: SendServices,
  userId: string,
  endpointId: string,
): Promise<WebhookDelivery> {
  const delivery = await database.transaction(async (tx) => {
    const { workspaceId, isEnabled } = await requireEndpoint(tx, userId, endpointId, { isLocking: true });
    if (!isEnabled) throw new WorkspaceError("webhook-disabled");
    if ((await countTests(tx, endpointId)) >= maxTestsInHour)
      throw new WorkspaceError("too-many-deliveries", { limit: maxTestsInHour });
    const payload = JSON.stringify({
      type: webhookTestType,
      timestamp: new Date().toISOString(),
      data: { workspaceId },
    });
    const id = await sendDelivery(jobs, tx, { endpointId, eventType: webhookTestType, payload });
    return requireDelivery(tx, userId, id);
  });
  jobs.wake();
  return delivery;
}

async function countTests(tx: Queries, endpointId: string): Promise<number> {
  const { rows } = await tx.execute<{ n: number }>(sql`
    select count(*)::int as n from webhook_deliveries
    where endpoint_id = ${endpointId} and event_type = ${webhookTestType} and created_at > now() - interval '1 hour'`);
  return rows[0]?.n ?? 0;
}

/** Under the same id and with the same body, so that receivers know it. What waits for its next try is tried now. */
export async function sendAgain(
  { database, jobs }: SendServices,
  userId: string,
  deliveryId: string,
): Promise<WebhookDelivery> {
  const delivery = await database.transaction(async (tx) => {
    const found = await requireDelivery(tx, userId, deliveryId);
    const { isEnabled } = await requireEndpoint(tx, userId, found.endpointId, { isLocking: true });
    if (!isEnabled) throw new WorkspaceError("webhook-disabled");
    const { attemptCount, nextAttemptAt } = await requireDelivery(tx, userId, deliveryId);
    // It is on its way.
    if (nextAttemptAt !== null && nextAttemptAt <= new Date()) return found;
    if (attemptCount >= maxAttempts) throw new WorkspaceError("too-many-deliveries", { limit: maxAttempts });
    await tx.execute(sql`
      update webhook_deliveries set state = 'pending', next_attempt_at = now() where id = ${deliveryId}`);
    // Of two jobs for the same try the later finds nothing to do.
    const data = { deliveryId, attempt: attemptCount + 1, step: 1 };
    await jobs.send(tx, deliverWebhook, data, { key: found.endpointId });
    return requireDelivery(tx, userId, deliveryId);
  });
  jobs.wake();
  return delivery;
}
