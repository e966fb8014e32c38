import type { Queries } from "@zoetrope/database";
import { defineJob, defineSubscriber, type DomainEvent, type Jobs } from "@zoetrope/jobs";
import { createId } from "@zoetrope/kit";
import { sql } from "drizzle-orm";
import { workspaceChanged, type WorkspaceEvent } from "./workspace-event.ts";

/** Makes a delivery of an event for each endpoint that has chosen its type. */
export const queueWebhooks = defineSubscriber("queue-webhooks", workspaceChanged);

export interface DeliverWebhook {
  deliveryId: string;
  /** The number of the try that this job is; another one with the same number has been made meanwhile, or not. */
  attempt: number;
  /** Tries since it was sent, or sent again. */
  step: number;
}

/**
 * One try of a delivery. A receiver that fails is no failure of the job: the next try is a job of its own, and what became of this one is
 * in the log of the workspace, not among what operators see to. One after the other for each endpoint, so that a slow one keeps no others.
 */
export const deliverWebhook = defineJob<DeliverWebhook>("deliver-webhook", {
  isOrdered: true,
  concurrency: 8,
  timeoutInSeconds: 60,
  maxAttempts: 1_000,
});

export function queueDeliveries(jobs: Pick<Jobs, "handle" | "send">): void {
  jobs.handle(queueWebhooks, async ({ data: event }) => async (tx) => {
    const { type, data } = event.data;
    const { rows } = await tx.execute<{ id: string }>(sql`
      select id from webhook_endpoints where workspace_id = ${data.workspaceId} and is_enabled
        and ${type} = any (event_types) order by id for share`);
    for (const { id: endpointId } of rows)
      await sendDelivery(jobs, tx, { endpointId, eventType: type, payload: payloadOf(event) });
  });
}

/** As Standard Webhooks has it: what happened, when, and what it is about. */
const payloadOf = ({ at, data: { type, data } }: DomainEvent<WorkspaceEvent>): string =>
  JSON.stringify({ type, timestamp: at, data });

/** Part of the caller's transaction; returns the id of the delivery. */
export async function sendDelivery(
  jobs: Pick<Jobs, "send">,
  tx: Queries,
  { endpointId, eventType, payload }: { endpointId: string; eventType: string; payload: string },
): Promise<string> {
  const id = createId();
  await tx.execute(sql`
    insert into webhook_deliveries (id, endpoint_id, event_type, payload, state, next_attempt_at)
    values (${id}, ${endpointId}, ${eventType}, ${payload}, 'pending', now())`);
  await jobs.send(tx, deliverWebhook, { deliveryId: id, attempt: 1, step: 1 }, { key: endpointId });
  return id;
}
